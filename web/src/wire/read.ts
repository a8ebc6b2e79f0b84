// Up to when the chat of each table was read in this browser.
const KEY = 'gueridon-read';
const MOST_KEPT = 50;

function kept(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

export const readUntil = (place: string): number => kept()[place] ?? 0;

export function keepRead(place: string, until: number): void {
  const { [place]: _, ...others } = kept();
  const newest = Object.entries(others).slice(1 - MOST_KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(newest), [place]: until }));
  } catch {
    // without storage what was read is known as long as the page lasts
  }
}
