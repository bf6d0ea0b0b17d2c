/** So many scored essays are looked at, the newest: what was written long ago says little about the next one. */
export const MOST_ESSAYS = 30;
