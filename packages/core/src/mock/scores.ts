import { averageBand, writingBand } from '../bands/band.ts';
import { isRealPractice } from '../practice/attempt-rules.ts';
import { hasScore, NONE, SKILLS, type Skill, type SkillScores } from '../skills.ts';

/** What a mock gives, and what it rests on. Nothing is made up for a part that is missing. */

/**
 * empty: nothing was written. unscored: written, and nobody asked for a report. waiting: before the examiner. failed: the
 * examiner could give no band; what was paid went back.
 */
export type TaskState = 'empty' | 'unscored' | 'waiting' | 'failed' | 'scored';
export type TaskResult = { state: TaskState; band: number };

export type WritingState = 'none' | 'unscored' | 'waiting' | 'failed' | 'told';

/**
 * Task 2 counts twice. A task left empty beside one that was written is band 0, as in the test; a paper left empty as a
 * whole was not sat and has no band.
 */
export function mockWriting(task1: TaskResult, task2: TaskResult): { state: WritingState; band: number } {
  const states = [task1.state, task2.state];
  if (states.every((state) => state === 'empty')) return { state: 'none', band: NONE };
  for (const state of ['waiting', 'failed', 'unscored'] as const)
    if (states.includes(state)) return { state, band: NONE };
  return { state: 'told', band: writingBand(bandOf(task1), bandOf(task2)) ?? NONE };
}

const bandOf = ({ state, band }: TaskResult): number => (state === 'empty' ? 0 : band);

export type MockOverall = {
  /** The mean of the parts that are there, rounded as the test rounds; -1 where there is none. */
  band: number;
  /** Only with all four it is what a certificate would say. */
  whole: boolean;
  missing: Skill[];
};

export function mockOverall(scores: SkillScores): MockOverall {
  const missing = SKILLS.filter((skill) => !hasScore(scores[skill]));
  const band = averageBand(SKILLS.map((skill) => scores[skill]));
  return { band: band ?? NONE, whole: missing.length === 0, missing };
}

/** An essay of the shorter task; less is a sentence or two. */
const LEAST_WORDS = 150;

type SatPaper = Parameters<typeof isRealPractice>[0];

/** Earns the coins of a mock and ticks the plan off: both papers worked through as practice asks for it, and an essay. */
export const isRealMock = (sat: { papers: readonly SatPaper[]; words: readonly number[] }): boolean =>
  sat.papers.every(isRealPractice) && (sat.words.length === 0 || sat.words.some((words) => words >= LEAST_WORDS));
