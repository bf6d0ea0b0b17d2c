import type { ListeningPaper } from '@ninefold/contract/practice/paper';

/** The steps of a listening test, in their order. */
export type Step =
  /** Silence in which the next questions are read. */
  | { kind: 'read'; part: number; seconds: number; from: number; to: number }
  /** The recording of a part, seconds `from` to `to`; null is its end. */
  | { kind: 'play'; part: number; from: number; to: number | null }
  /** After the last part: check the answers, or copy them to the answer sheet. */
  | { kind: 'check'; seconds: number };

type Pause = ListeningPaper['reading_time'][number];
type Section = Pick<ListeningPaper, 'offset'> & { reading_time: readonly Pause[] };

export function programOf(sections: readonly Section[], checkSeconds: number): Step[] {
  const parts = sections.flatMap((section, part) => sectionSteps(section, part));
  return checkSeconds > 0 ? [...parts, { kind: 'check', seconds: checkSeconds }] : parts;
}

function sectionSteps({ offset, reading_time }: Section, part: number): Step[] {
  const pauses = reading_time
    .map((pause, index) => ({ ...pause, at: placeOf(pause, index) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at);
  const steps: Step[] = [];
  let from = 0;
  for (const { at, seconds, questions } of pauses) {
    if (at > from) steps.push({ kind: 'play', part, from, to: at });
    steps.push({ kind: 'read', part, seconds, from: questions[0] + offset, to: questions[1] + offset });
    from = Math.max(from, at);
  }
  return [...steps, { kind: 'play', part, from, to: null }];
}

/** A pause without a place is silence inside the recording, except for the first, which comes before the recording. */
const placeOf = ({ at }: Pause, index: number): number => at ?? (index === 0 ? 0 : -1);

/** Where to continue after a reload: the same step, never an earlier second of the recording. */
export type Place = { step: number; at: number };

export function readPlace(stored: unknown, steps: readonly Step[]): Place {
  const { step, at } = (stored ?? {}) as Partial<Place>;
  const known = typeof step === 'number' && Number.isInteger(step) && step >= 0 && step < steps.length;
  if (!known) return { step: 0, at: 0 };
  return { step, at: typeof at === 'number' && at >= 0 ? at : 0 };
}

/** How many seconds of a silent step are left. */
export const silenceLeft = (step: Step, at: number): number =>
  step.kind === 'play' ? 0 : Math.max(0, Math.ceil(step.seconds - at));
