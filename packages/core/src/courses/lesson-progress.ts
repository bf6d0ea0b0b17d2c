/** How far somebody has come in a lesson, and when it is done. Time and rows are passed in. */

/** What a lesson is made of. Exercises, another page's work and a task are work; the rest is taught. */
export const PART_KINDS = ['teach', 'show', 'video', 'exercises', 'door', 'task'] as const;
export type PartKind = (typeof PART_KINDS)[number];

/** `seconds`: of its narration or film, 0 where it is read at the learner's own pace. */
export type PartFacts = { is: PartKind; seconds: number };

export const isWork = (is: PartKind): boolean => is === 'exercises' || is === 'door' || is === 'task';

/**
 * Steps may be skipped: whoever does the work of a lesson has done it, whether or not they heard every word before.
 * A lesson without work is done when every part was gone through.
 */
export function isLessonDone(parts: readonly Pick<PartFacts, 'is'>[], done: readonly number[]): boolean {
  return parts.length > 0 && partsLeft(parts, done).length === 0;
}

/** The parts that still have to be done before the lesson is. */
export function partsLeft(parts: readonly Pick<PartFacts, 'is'>[], done: readonly number[]): number[] {
  const hasWork = parts.some(({ is }) => isWork(is));
  return parts.flatMap(({ is }, at) => (done.includes(at) || (hasWork && !isWork(is)) ? [] : [at]));
}

/** The way on: the next part, and after the last one whatever was left out. null: the lesson is done, or this is all. */
export function partAfter(parts: readonly Pick<PartFacts, 'is'>[], done: readonly number[], at: number): number | null {
  if (at + 1 < parts.length) return at + 1;
  return partsLeft(parts, done).find((one) => one !== at) ?? null;
}

/** Files differ from what their author measured by a moment. */
const TOLERANCE = 1;

/** What is wrong with a place in a lesson; null: it is one. */
export function placeFault(
  parts: readonly PartFacts[],
  { part, second }: { part: number; second: number },
): 'part' | 'second' | null {
  const at = parts[part];
  if (!at) return 'part';
  return second > at.seconds + TOLERANCE ? 'second' : null;
}

/** Seconds that somebody was at each part. */
export type TimeAtParts = Readonly<Record<string, number>>;

/** What the page counted at one part since it last told: it notices whether anybody is there, the server does not. */
export type Stay = { part: number; seconds: number };
/** Nobody is at one part for longer. */
export const LONGEST_STAY = 86_400;

/** Stays at the same part add up; in the order in which the parts were first opened. */
export function withStays(before: readonly Stay[], more: readonly Stay[]): Stay[] {
  const all = new Map<number, number>();
  for (const { part, seconds } of [...before, ...more])
    all.set(part, Math.min(LONGEST_STAY, (all.get(part) ?? 0) + seconds));
  return [...all].map(([part, seconds]) => ({ part, seconds }));
}

/**
 * Believes the stays as far as so much time has passed at all since the last ones were told, however many parts they are
 * of, and no part for longer than it takes to hear: whoever waits a day before telling has not been there for a day.
 */
export function withTimeAt(
  parts: readonly PartFacts[],
  spent: TimeAtParts,
  stays: readonly Stay[],
  elapsed: number,
): TimeAtParts {
  const believed: Record<string, number> = { ...spent };
  let left = Math.max(0, elapsed);
  for (const { part, seconds } of stays) {
    const before = believed[part] ?? 0;
    const there = Math.max(0, Math.min(seconds, left, (parts[part]?.seconds ?? 0) - before));
    left -= there;
    if (there > 0) believed[part] = Math.round((before + there) * 10) / 10;
  }
  return believed;
}

/** The player's greatest speed, and what of a recording has to be heard: beginnings and ends are cut short. */
const FASTEST = 1.5;
const ENOUGH = 0.9;

/** Whether so much time is enough for a narration or a film. What is read at one's own pace takes what it takes. */
export const hasTakenPlace = (seconds: number, spent: number): boolean => spent * FASTEST >= seconds * ENOUGH;

/**
 * Only what can be gone through by going through it: work is judged by whoever marks it, and what is told or filmed takes
 * its time.
 */
export const goneThrough = (parts: readonly PartFacts[], through: readonly number[], spent: TimeAtParts): number[] =>
  through.filter((at) => {
    const part = parts[at];
    return part !== undefined && !isWork(part.is) && hasTakenPlace(part.seconds, spent[at] ?? 0);
  });

export const withDone = (before: readonly number[], more: readonly number[]): number[] =>
  [...new Set([...before, ...more])].sort((a, b) => a - b);

/** About a sentence in either language: one letter is no answer to a task. */
export const LEAST_ANSWER = 20;
export const isTaskAnswered = (answer: string): boolean => answer.trim().length >= LEAST_ANSWER;
