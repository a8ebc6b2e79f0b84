// The colours of the boats: hull, the rim round it, ink for its letter on cream, and ink that reads on the hull.
interface Paint {
  hull: string;
  rim: string;
  mark: string;
  trim: string;
}

export const PAINTS: Record<string, Paint> = {
  red: { hull: '#b8402f', rim: '#6e1c12', mark: '#8f2a20', trim: '#fff1ea' },
  black: { hull: '#40434a', rim: '#17181c', mark: '#24262b', trim: '#f2f2f4' },
  green: { hull: '#3a7d4a', rim: '#174022', mark: '#275c35', trim: '#eefbea' },
  yellow: { hull: '#e6b022', rim: '#7d5400', mark: '#7d5400', trim: '#3d2900' },
  blue: { hull: '#3268b8', rim: '#12306a', mark: '#234f92', trim: '#eef5ff' },
  white: { hull: '#f1ece0', rim: '#857a63', mark: '#5d543f', trim: '#3d3524' },
};
