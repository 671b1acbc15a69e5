/** A source of numbers from 0 (included) to 1 (excluded). */
export type Random = () => number;

/**
 * The same numbers for the same seed (mulberry32, public domain, by Tommy Ettinger): good enough
 * to shuffle cards, not for secrets.
 *
 * @param seed any number; its lowest 32 bits count
 */
export function randomFrom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A new list with the same elements in random order (Fisher–Yates). */
export function shuffle<T>(list: readonly T[], random: Random): T[] {
  const rest = [...list];
  const shuffled: T[] = [];
  while (rest.length > 0) {
    shuffled.push(...rest.splice(Math.floor(random() * rest.length), 1));
  }
  return shuffled;
}
