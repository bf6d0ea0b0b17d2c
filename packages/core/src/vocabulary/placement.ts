/** How hard a word is: the level of the common framework, 1 (A1) to 6 (C2). A non-word has none. */
export type PlacementItem = { name: string; level: number | null };
export type PlacementAnswer = PlacementItem & { known: boolean };

export const LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const;

/** Forty quick decisions are about two minutes. */
export const PLACEMENT_ITEMS = 40;
/** Every fifth is no word at all: whoever says yes to it says yes too easily. */
const NON_WORD_EVERY = 5;
const FIRST_LEVEL = 3;

/** The level to ask next: a step up after a yes, a step down after a no, and steps get smaller with every turn. */
export function nextLevel(answers: readonly PlacementAnswer[]): number {
  let level = FIRST_LEVEL;
  let step = 1;
  let last: boolean | null = null;
  for (const { known, level: asked } of answers) {
    if (asked === null) continue;
    if (last !== null && last !== known) step = Math.max(0.25, step * 0.75);
    level = Math.min(6, Math.max(1, level + (known ? step : -step)));
    last = known;
  }
  return Math.round(level);
}

export const asksNonWord = (answered: number): boolean => answered % NON_WORD_EVERY === NON_WORD_EVERY - 1;

export type Placed = {
  /** Share of words known at each level, 1 to 6, with what was said of non-words taken off. */
  shares: number[];
  /** Words up to this level are surely known; 0 none. */
  sureLevel: number;
  /** Too many non-words were "known": the answers cannot be used. */
  reliable: boolean;
};

/** Above this share of non-words said to be known nothing is skipped. */
const MOST_FALSE = 0.35;
/** "Surely": nine of ten, after the guesses are taken off. */
const SURE = 0.9;
/** Fewer answers at a level decide nothing about it. */
const ENOUGH_AT_LEVEL = 3;

export function placed(answers: readonly PlacementAnswer[]): Placed {
  const nonWords = answers.filter(({ level }) => level === null);
  const falseShare = nonWords.length ? nonWords.filter(({ known }) => known).length / nonWords.length : 0;
  const shares = withEasier(LEVELS.map((_, at) => shareAt(answers, at + 1, falseShare)));
  const reliable = falseShare <= MOST_FALSE && answers.length - nonWords.length >= 12;
  const sureLevel = shares.filter((share) => share >= SURE).length;
  return { shares, reliable, sureLevel: reliable ? sureLevel : 0 };
}

function shareAt(answers: readonly PlacementAnswer[], level: number, falseShare: number): number {
  const own = answers.filter((one) => one.level === level);
  if (own.length < ENOUGH_AT_LEVEL || falseShare >= 1) return 0;
  const raw = own.filter(({ known }) => known).length / own.length;
  // A learner who says yes to f of the non-words says yes to f of the words they do not know.
  return Math.max(0, (raw - falseShare) / (1 - falseShare));
}

/** Whoever knows harder words knows easier ones, asked or not. */
const withEasier = (shares: readonly number[]): number[] => shares.map((_, at) => Math.max(...shares.slice(at)));
