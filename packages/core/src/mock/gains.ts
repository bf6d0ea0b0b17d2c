import type { MockPart } from './sitting.ts';

/** What would gain most: the three places where the most of a band was left behind. */

export type TypeMarks = { type: string; right: number; blank: number; total: number };
export type PaperMarks = { skill: 'listening' | 'reading'; types: readonly TypeMarks[] };
export type TaskBands = { task: 1 | 2; target: number; bands: Readonly<Record<string, number>> };

export type Gain =
  /** Questions of one type that were answered wrongly. */
  | { what: 'type'; skill: 'listening' | 'reading'; type: string; lost: number; total: number }
  /** Questions without an answer, whatever their type. */
  | { what: 'blank'; skill: 'listening' | 'reading'; lost: number }
  | { what: 'criterion'; skill: Extract<MockPart, 'writing'>; task: 1 | 2; criterion: string; band: number };

/** A band of the test takes about five marks of forty. */
const BAND_OF_A_MARK = 1 / 5;
const WEIGHT_OF_TASK = { 1: 1 / 3, 2: 2 / 3 };
const CRITERIA = 4;
/** One wrong answer of a type says nothing about the type. */
const LEAST_LOST = 2;

export function mockGains(papers: readonly PaperMarks[], tasks: readonly TaskBands[]): Gain[] {
  return [...papers.flatMap(ofPaper), ...tasks.flatMap(ofTask)]
    .sort((one, other) => other.bands - one.bands)
    .slice(0, 3)
    .map(({ gain }) => gain);
}

type Weighed = { gain: Gain; bands: number };

function ofPaper({ skill, types }: PaperMarks): Weighed[] {
  const blank = types.reduce((sum, type) => sum + type.blank, 0);
  const wrong = types.map(({ type, right, blank: empty, total }) => ({ type, lost: total - right - empty, total }));
  return [
    ...wrong.map(({ type, lost, total }) => ({ gain: { what: 'type' as const, skill, type, lost, total }, lost })),
    { gain: { what: 'blank' as const, skill, lost: blank }, lost: blank },
  ]
    .filter(({ lost }) => lost >= LEAST_LOST)
    .map(({ gain, lost }) => ({ gain, bands: lost * BAND_OF_A_MARK }));
}

/** Up to the target, and always to the best of the four: what one can do once, one can do everywhere. */
function ofTask({ task, target, bands }: TaskBands): Weighed[] {
  const best = Math.max(target, ...Object.values(bands));
  return Object.entries(bands)
    .map(([criterion, band]) => ({
      gain: { what: 'criterion' as const, skill: 'writing' as const, task, criterion, band },
      bands: ((best - band) * WEIGHT_OF_TASK[task]) / CRITERIA,
    }))
    .filter((one) => one.bands > 0);
}
