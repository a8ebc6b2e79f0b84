// Where in the app we are: the part of the address after #. It holds nothing secret but an invite, which is taken out when it is used.
export type Route =
  | { at: 'home' }
  | { at: 'new'; game: string; way: Way }
  | { at: 'table'; table: string }
  | { at: 'replay'; table: string; as: string | null; step: number | null }
  | { at: 'join'; token: string }
  | { at: 'lost' };
export type Way = 'bots' | 'friends' | 'device';

export function read(hash: string): Route {
  const path = hash.replace(/^#\/?/, '');
  if (path === '') return { at: 'home' };
  if (path.startsWith('join=')) return { at: 'join', token: path.slice('join='.length) };
  const [address = '', query = ''] = path.split('?');
  const [kind, first, second] = address.split('/').map(decodeURIComponent);
  const asked = new URLSearchParams(query);
  if (kind === 'new' && first)
    return { at: 'new', game: first, way: second === 'friends' || second === 'device' ? second : 'bots' };
  if (kind === 'table' && first) return { at: 'table', table: first };
  if (kind === 'replay' && first) {
    const step = Number(asked.get('step') ?? NaN);
    return { at: 'replay', table: first, as: asked.get('as'), step: Number.isInteger(step) ? step : null };
  }
  return { at: 'lost' };
}

export const to = {
  home: () => '#/',
  new: (game: string, way: Way = 'bots') => `#/new/${encodeURIComponent(game)}/${way}`,
  table: (table: string) => `#/table/${encodeURIComponent(table)}`,
  replay: (table: string, as: string | null = null, step: number | null = null) => {
    const asked = new URLSearchParams();
    if (as !== null) asked.set('as', as);
    if (step !== null) asked.set('step', String(step));
    return `#/replay/${encodeURIComponent(table)}${asked.size ? `?${asked}` : ''}`;
  },
};

class Router {
  route = $state.raw<Route>(read(location.hash));

  constructor() {
    addEventListener('hashchange', () => (this.route = read(location.hash)));
  }

  go(address: string): void {
    location.hash = address;
  }

  /** Without a step back: for an address that should not be seen again. */
  replace(address: string): void {
    history.replaceState(null, '', address);
    this.route = read(address);
  }
}

export const router = new Router();
