import { forEverySkill, hasScore, NONE, SKILLS, type SkillScores } from '../skills.ts';
import { averageBand, clampBand } from './band.ts';

/** `is_ielts` on the wire. */
export const TAKEN_BEFORE = 1;
export const FIRST_TIME = 2;
export type ExamHistory = 0 | typeof TAKEN_BEFORE | typeof FIRST_TIME;

export const noScores = (): SkillScores => forEverySkill(() => NONE);

export const hasAnyScore = (scores: SkillScores): boolean => SKILLS.some((skill) => hasScore(scores[skill]));

/** "Use my mock scores": those that exist are copied, each brought onto the scale; the others stay missing. */
export const pastFromMock = (mock: SkillScores): SkillScores => forEverySkill((skill) => clampBand(mock[skill]));

/** Whoever sits the exam for the first time has no past scores, whatever was entered before. */
export const pastScoresOf = (history: ExamHistory, past: SkillScores): SkillScores =>
  history === FIRST_TIME ? noScores() : past;

/** Asked once somebody says they have taken IELTS before and has a mock to offer. */
export const offersMockScores = (history: ExamHistory, mock: SkillScores): boolean =>
  history === TAKEN_BEFORE && hasAnyScore(mock);

export const overallScore = (scores: SkillScores): number | null => averageBand(SKILLS.map((skill) => scores[skill]));
