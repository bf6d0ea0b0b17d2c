/** How long the texts of a paper are, by module and part, and what a whole set comes to. */

type Length = { target: number; min: number; max: number };

const about = (target: number, min: number, max: number): Length => ({ target, min, max });

/** Words of a full reading part. General Training begins with short texts of everyday life and of work. */
export const PASSAGE_LENGTHS: Record<'academic' | 'general', Record<1 | 2 | 3, Length>> = {
  academic: { 1: about(750, 650, 850), 2: about(850, 750, 950), 3: about(950, 850, 1050) },
  general: { 1: about(700, 550, 850), 2: about(700, 550, 850), 3: about(850, 750, 1000) },
};

/** Words of the three parts together. */
export const SET_LENGTHS: Record<'academic' | 'general', { min: number; max: number }> = {
  academic: { min: 2150, max: 2750 },
  general: { min: 2000, max: 2500 },
};

/** Texts in a part of General Training: several short ones, then two about work, then one long one. */
export const TEXT_COUNTS: Record<1 | 2 | 3, { min: number; max: number }> = {
  1: { min: 2, max: 5 },
  2: { min: 2, max: 2 },
  3: { min: 1, max: 1 },
};

/** Words in a sentence, on average: conversation is short, a guide's talk longer, a lecture longest. */
export const SPOKEN_SENTENCES: Record<1 | 2 | 3 | 4, { min: number; max: number }> = {
  1: { min: 8, max: 13 },
  2: { min: 11, max: 18 },
  3: { min: 8, max: 14 },
  4: { min: 15, max: 22 },
};

export const partOf = <T>(table: Record<number, T>, part: number): T => {
  const found = table[part];
  if (!found) throw new Error(`no part ${part}`);
  return found;
};
