// Whether there is room for a column beside the board.
const query = matchMedia('(min-width: 68rem)');

class Wide {
  is = $state(query.matches);

  constructor() {
    query.addEventListener('change', (event) => (this.is = event.matches));
  }
}

export const wide = new Wide();
