import { forEverySkill, type Skill, type SkillScores } from './skills.ts';

/** Between the specification's four fields, such as `target_score_listen`, and one record of scores. */

const ENDINGS = { listening: 'listen', reading: 'read', writing: 'write', speaking: 'speak' } as const;
type Ending = (typeof ENDINGS)[Skill];

export type ScoreFields<Prefix extends string> = Record<`${Prefix}_${Ending}`, number>;

export const scoreField = <Prefix extends string>(prefix: Prefix, skill: Skill): `${Prefix}_${Ending}` =>
  `${prefix}_${ENDINGS[skill]}`;

export const scoresIn = <Prefix extends string>(prefix: Prefix, fields: ScoreFields<Prefix>): SkillScores =>
  forEverySkill((skill) => fields[scoreField(prefix, skill)]);

export const scoreFields = <Prefix extends string>(prefix: Prefix, scores: SkillScores): ScoreFields<Prefix> =>
  Object.fromEntries(
    (Object.keys(ENDINGS) as Skill[]).map((skill) => [scoreField(prefix, skill), scores[skill]]),
  ) as ScoreFields<Prefix>;

/** Of a mock test, whose fields begin with the skill: `listening_score`. */
type MockFields = Record<`${Skill}_score`, number>;

export const mockScoresIn = (fields: MockFields): SkillScores => forEverySkill((skill) => fields[`${skill}_score`]);

export const mockFields = (scores: SkillScores): MockFields => ({
  listening_score: scores.listening,
  reading_score: scores.reading,
  writing_score: scores.writing,
  speaking_score: scores.speaking,
});
