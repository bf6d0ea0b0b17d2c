/** Every kind of exercise as data. No zod here: the page needs this table too. */

type KindFacts = {
  /** It cannot be answered unless it is heard. */
  heard: boolean;
  /** What one takes. */
  seconds: number;
};

const facts = (seconds: number, { heard = false } = {}): KindFacts => ({ heard, seconds });

const ITEM_KINDS = {
  choose: facts(25),
  fill: facts(35),
  order: facts(50),
  correct: facts(60),
  translate: facts(90),
  dictate: facts(60, { heard: true }),
  match: facts(60),
  pair: facts(25, { heard: true }),
  say: facts(40),
  /** A question of a paper, asked alone in a drill of its type. */
  question: facts(75),
} as const satisfies Record<string, KindFacts>;

export type ItemKind = keyof typeof ITEM_KINDS;
/** Of training sets; a question comes from a paper. */
export type ExerciseKind = Exclude<ItemKind, 'question'>;

export const itemKinds = Object.keys(ITEM_KINDS) as ItemKind[];

/** `sound`: null where nothing is heard, '' where the recording is missing. */
export function isOffered(kind: ExerciseKind, sound: string | null): boolean {
  const { heard }: KindFacts = ITEM_KINDS[kind];
  return sound !== '' && !(heard && sound === null);
}

export const minutesFor = (kinds: readonly ItemKind[]): number =>
  Math.max(1, Math.round(kinds.reduce((sum, kind) => sum + ITEM_KINDS[kind].seconds, 0) / 60));
