import type { SkillScores } from '../skills.ts';

export type PosterPayload = {
  exam_date: number;
  target_score: number;
  target_score_listen: number;
  target_score_read: number;
  target_score_write: number;
  target_score_speak: number;
};

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
  target_score_listen: targets.listening,
  target_score_read: posterReadBug ? targets.writing : targets.reading,
  target_score_write: targets.writing,
  target_score_speak: targets.speaking,
});
