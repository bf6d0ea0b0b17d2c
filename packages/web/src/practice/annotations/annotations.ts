/** What the learner adds to the paper beside answers: kept with the attempt, shown again in review. */
export type Annotations = {
  highlights: readonly Highlight[];
  /** Numbers of the questions flagged for review. */
  flags: readonly number[];
  /** A free page beside the text. */
  scratch: string;
};

export type Ink = 1 | 2;

/** Characters `start` to `end` of one block of text, e.g. a paragraph. One that has a note shows a tag. */
export type Highlight = { id: string; block: string; start: number; end: number; ink: Ink; note: string };

const NO_ANNOTATIONS: Annotations = { highlights: [], flags: [], scratch: '' };

/** What is stored may come from an earlier version of the page, or from anybody: parts that are not valid are left out. */
export function readAnnotations(stored: unknown): Annotations {
  if (!isRecord(stored)) return NO_ANNOTATIONS;
  return {
    // Earlier versions of the page stored highlights as `marks`.
    highlights: listOf(stored.highlights ?? stored.marks).filter(isHighlight),
    flags: listOf(stored.flags).filter((one) => typeof one === 'number'),
    scratch: typeof stored.scratch === 'string' ? stored.scratch : '',
  };
}

function isHighlight(value: unknown): value is Highlight {
  if (!isRecord(value)) return false;
  const { id, block, start, end, ink, note } = value;
  const named = typeof id === 'string' && typeof block === 'string' && typeof note === 'string';
  return named && typeof start === 'number' && typeof end === 'number' && start < end && (ink === 1 || ink === 2);
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
