/** What the learner does beside answering: kept with the attempt, shown again in review. */
export type Ink = 1 | 2;

/** Characters `start` to `end` of one block of text, e.g. a paragraph. A mark with a note shows its tag. */
export type Mark = { id: string; block: string; start: number; end: number; ink: Ink; note: string };

export type Work = {
  marks: readonly Mark[];
  /** Numbers ticked for review. */
  flags: readonly number[];
  /** A free page beside the text. */
  scratch: string;
};

export const NO_WORK: Work = { marks: [], flags: [], scratch: '' };

/** What was stored by an earlier version of the page, or by a hand, is read with care: a bad part is left out. */
export function readWork(stored: unknown): Work {
  if (!isRecord(stored)) return NO_WORK;
  return {
    marks: listOf(stored.marks).filter(isMark),
    flags: listOf(stored.flags).filter((one) => typeof one === 'number'),
    scratch: typeof stored.scratch === 'string' ? stored.scratch : '',
  };
}

function isMark(value: unknown): value is Mark {
  if (!isRecord(value)) return false;
  const { id, block, start, end, ink, note } = value;
  const named = typeof id === 'string' && typeof block === 'string' && typeof note === 'string';
  return named && typeof start === 'number' && typeof end === 'number' && start < end && (ink === 1 || ink === 2);
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
