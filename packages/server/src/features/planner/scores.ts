import type { SkillScores } from '@ninefold/core/skills';

/** Between the wire's four fields and one record of scores. */

type Suffix = 'listen' | 'read' | 'write' | 'speak';
type Fields<Prefix extends string> = Record<`${Prefix}_${Suffix}`, number>;

export const targetsOf = (fields: Fields<'target_score'>): SkillScores => ({
  listening: fields.target_score_listen,
  reading: fields.target_score_read,
  writing: fields.target_score_write,
  speaking: fields.target_score_speak,
});

export const pastOf = (fields: Fields<'past_score'>): SkillScores => ({
  listening: fields.past_score_listen,
  reading: fields.past_score_read,
  writing: fields.past_score_write,
  speaking: fields.past_score_speak,
});

export const pastFields = (past: SkillScores): Fields<'past_score'> => ({
  past_score_listen: past.listening,
  past_score_read: past.reading,
  past_score_write: past.writing,
  past_score_speak: past.speaking,
});

export const currentFields = (current: SkillScores): Fields<'current_score'> => ({
  current_score_listen: current.listening,
  current_score_read: current.reading,
  current_score_write: current.writing,
  current_score_speak: current.speaking,
});

export const TARGET_FIELD = {
  listening: 'target_score_listen',
  reading: 'target_score_read',
  writing: 'target_score_write',
  speaking: 'target_score_speak',
} as const;
