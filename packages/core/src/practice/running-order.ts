/**
 * What happens in a listening test and when, from its first second to its last. Lists, the start page, the clock, the
 * recording and the server all read this one order, so they cannot disagree.
 */

/** `at` counts from the beginning of the test; `part` from 0. */
type Moment = { at: number; seconds: number };
export type RunningStep =
  /** An announcement with a sound file of its own, and its words for those who cannot hear it. */
  | (Moment & { kind: 'say'; part: number; url: string; text: string; zh?: string | undefined })
  /** Silence in which the questions with these printed numbers are read. */
  | (Moment & { kind: 'read'; part: number; from: number; to: number })
  /** The recording of a part, from this second of it on. */
  | (Moment & { kind: 'play'; part: number; start: number })
  /** After each part: half a minute to look at its answers. */
  | (Moment & { kind: 'rest'; part: number })
  /** After the last part: check the answers, or copy them to the answer sheet. */
  | (Moment & { kind: 'check' });

/** Something that interrupts the recording at a second of it; without a place it stands inside the recording already. */
export type Halt = { place?: number | undefined } & (
  | { kind: 'read'; seconds: number; questions: readonly [number, number] }
  /** `names`: the part that the words name, as a learner counts. In another place they would be wrong. */
  | { kind: 'say'; seconds: number; url: string; text: string; zh?: string | undefined; names?: number | undefined }
);

export type RunningSection = {
  /** Added to the numbers of its questions. */
  offset: number;
  /** Null: it has no recording yet. */
  audioSeconds: number | null;
  halts: readonly Halt[];
  restSeconds?: number | undefined;
};

/** A section without a recording is worth a quarter of the half hour that four of them take. */
const SECTION_SECONDS = 450;
const REST_SECONDS = 30;

export function runningOrder(sections: readonly RunningSection[], checkSeconds: number): RunningStep[] {
  const steps: RunningStep[] = [];
  let at = 0;
  for (const [part, section] of sections.entries()) {
    for (const step of sectionSteps(section, part)) {
      steps.push({ ...step, at });
      at += step.seconds;
    }
    // Every part begins on a whole second, because that is how its time is shown.
    at = wholeSeconds(at);
  }
  if (checkSeconds > 0) steps.push({ kind: 'check', at, seconds: checkSeconds });
  return steps;
}

/** What one section is worth on the clock: everything from its first announcement to the end of its half minute. */
export const sectionSeconds = (section: RunningSection): number =>
  wholeSeconds(sectionSteps(section, 0).reduce((sum, { seconds }) => sum + seconds, 0));

export function runningSeconds(steps: readonly RunningStep[]): number {
  const last = steps.at(-1);
  return last ? wholeSeconds(last.at + last.seconds) : 0;
}

/** Where the test is: the step and how far it has come. Null when the test is over. */
export function placeIn(
  steps: readonly RunningStep[],
  second: number,
): { step: RunningStep; since: number; left: number } | null {
  const now = Math.max(0, second);
  const step = steps.findLast(({ at }) => at <= now);
  if (!step || now >= runningSeconds(steps)) return null;
  const since = Math.min(step.seconds, now - step.at);
  return { step, since, left: step.seconds - since };
}

type Untimed = RunningStep extends infer Step ? (Step extends Moment ? Omit<Step, 'at'> : never) : never;

function sectionSteps(section: RunningSection, part: number): Untimed[] {
  const length = section.audioSeconds ?? SECTION_SECONDS;
  const steps: Untimed[] = [];
  let start = 0;
  const play = (until: number) => {
    if (until > start) steps.push({ kind: 'play', part, start, seconds: until - start });
    start = Math.max(start, until);
  };
  // A section takes the same time wherever it stands: what is not said there is silence for the learner to use.
  let unsaid = 0;
  const quiet = (seconds: number) => {
    const all = seconds + unsaid;
    unsaid = 0;
    return all;
  };
  for (const { place, ...halt } of placed(section.halts)) {
    play(Math.min(place, length));
    if (halt.kind === 'read') {
      const [from, to] = halt.questions;
      const seconds = quiet(halt.seconds);
      steps.push({ kind: 'read', part, seconds, from: from + section.offset, to: to + section.offset });
    } else if (halt.names === undefined || halt.names === part + 1) {
      const { seconds, url, text, zh } = halt;
      steps.push({ kind: 'say', part, seconds, url, text, ...(zh && { zh }) });
    } else unsaid += halt.seconds;
  }
  play(length);
  return [...steps, { kind: 'rest', part, seconds: quiet(section.restSeconds ?? REST_SECONDS) }];
}

/** In the order of the recording; those of one place stay in the order in which they were given. */
const placed = (halts: readonly Halt[]) =>
  halts
    .flatMap((halt, index) => {
      // The first silence comes before the recording even where nobody measured it.
      const place = halt.place ?? (index === 0 ? 0 : undefined);
      return place === undefined ? [] : [{ ...halt, place }];
    })
    .sort((one, other) => one.place - other.place);

/** Sums of measured lengths come out a hair above a whole number. */
const wholeSeconds = (seconds: number): number => Math.ceil(seconds - 1e-6);
