/** The score categories, in the order every screen lists them. */
export const SKILLS = ['listening', 'reading', 'writing', 'speaking'] as const;
export type Skill = (typeof SKILLS)[number];

/** A band per skill; `NONE` where there is none. */
export type SkillScores = Record<Skill, number>;

/** How a missing score is written, in the specification and on the wire. */
export const NONE = -1;

export const hasScore = (score: number): boolean => score >= 0;

export const forEverySkill = <T>(value: (skill: Skill) => T): Record<Skill, T> => ({
  listening: value('listening'),
  reading: value('reading'),
  writing: value('writing'),
  speaking: value('speaking'),
});
