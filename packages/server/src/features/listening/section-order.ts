import type { RunningStep as StoredStep } from '@ninefold/content/compile/running-order';
import type { Listening } from '@ninefold/content/schema/listening';
import type { Halt, RunningSection } from '@ninefold/core/practice/running-order';

type Pause = Listening['readingTime'][number] & { at?: number };

/** What a compiled section says about its order. Sections without an announcer have only their pauses. */
export type StoredOrder = {
  readingTime?: Pause[];
  audio?: Listening['audio'];
  running?: StoredStep[];
  check?: { seconds: number };
};

type UrlOf = (file: string) => string;

export function orderOf(
  { readingTime = [], audio, running, check }: StoredOrder,
  urlOf: UrlOf = (file) => file,
): Omit<RunningSection, 'offset'> {
  return {
    audioSeconds: audio?.seconds ?? null,
    halts: running ? haltsIn(running, audio?.seconds, urlOf) : readingTime.map(haltOf),
    restSeconds: check?.seconds,
  };
}

const haltOf = ({ seconds, questions, at }: Pause): Halt => ({ kind: 'read', seconds, questions, place: at });

function haltsIn(steps: readonly StoredStep[], length: number | undefined, urlOf: UrlOf): Halt[] {
  return steps.flatMap((step, index): Halt[] => {
    const place = placeOf(steps, index, length);
    if (step.do === 'read') return [{ kind: 'read', seconds: step.seconds, questions: step.questions, place }];
    if (step.do !== 'say' || !step.audio || !step.seconds) return [];
    const { seconds, text, zh, part: names } = step;
    return [{ kind: 'say', seconds, url: urlOf(step.audio), text, zh, names, place }];
  });
}

type Recorded = { start?: number; end?: number };

/** In the middle of the silence between what was recorded before and after it. */
function placeOf(steps: readonly StoredStep[], index: number, length: number | undefined): number | undefined {
  const before: Recorded | undefined = steps.slice(0, index).findLast(isRecorded);
  const after: Recorded | undefined = steps.slice(index + 1).find(isRecorded);
  if (!before) return 0;
  if (!after) return length;
  return before.end === undefined || after.start === undefined ? undefined : (before.end + after.start) / 2;
}

/** Announcements without a file of their own were recorded with the section. */
const isRecorded = (step: StoredStep): step is Extract<StoredStep, Recorded> =>
  step.do === 'play' || (step.do === 'say' && !step.audio);
