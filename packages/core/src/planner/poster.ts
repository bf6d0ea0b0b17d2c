import { type ScoreFields, scoreFields } from '../score-fields.ts';
import type { SkillScores } from '../skills.ts';

export type PosterPayload = { exam_date: number; target_score: number } & ScoreFields<'target_score'>;

/**
 * What the study-plan poster sends. The specification knows a defect and asks for it: `target_score_read` carries
 * the writing target (`compat.posterReadBug`). The saved plan, and the picture, are right either way.
 */
export const posterPayload = (
  { examDate, overall, targets }: { examDate: number; overall: number; targets: SkillScores },
  { posterReadBug }: { posterReadBug: boolean },
): PosterPayload => ({
  exam_date: examDate,
  target_score: overall,
  ...scoreFields('target_score', { ...targets, ...(posterReadBug && { reading: targets.writing }) }),
});
