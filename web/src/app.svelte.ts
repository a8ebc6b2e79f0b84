// What floats over whatever screen is open.
class App {
  sheet = $state<'settings' | 'help' | null>(null);
}

export const app = new App();
