// The street at night, out of focus: discs of light, the same for the same seed. All are bright enough to read by.
export interface Light {
  x: number;
  y: number;
  r: number;
  /** Its number among COLOURS. */
  colour: number;
}

export const COLOURS = ['#ffd07a', '#ffc070', '#ffe9bd', '#ffb494', '#9fe8d8', '#ffcfa8', '#ffb8b4', '#bfe0ff'];

/** A small generator of even numbers between 0 and 1. */
function chances(seed: number): () => number {
  let state = (seed * 2654435761 + 97) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Lights at about even distances, so that no drawing is left without one. */
export function lightsOver(width: number, height: number, seed: number, spacing = 70): Light[] {
  const chance = chances(seed);
  const found: Light[] = [];
  for (let y = spacing / 2; y < height + spacing / 2; y += spacing) {
    for (let x = spacing / 2; x < width + spacing / 2; x += spacing) {
      const colour = Math.floor(chance() * COLOURS.length);
      found.push({
        x: x + (chance() - 0.5) * spacing * 0.8,
        y: y + (chance() - 0.5) * spacing * 0.8,
        r: spacing * (0.4 + chance() * 0.45),
        colour,
      });
    }
  }
  return found;
}

/** Where small drops hang in the fog. */
export function dropletsOver(width: number, height: number, seed: number): Omit<Light, 'colour'>[] {
  const chance = chances(seed + 7);
  const count = Math.round((width * height) / 2600);
  return Array.from({ length: count }, () => ({
    x: chance() * width,
    y: chance() * height,
    r: 0.7 + chance() ** 3 * 2.6,
  }));
}
