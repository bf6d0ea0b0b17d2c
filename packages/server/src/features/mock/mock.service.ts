import { noScores, overallScore } from '@ninefold/core/planner/past-scores';
import { NONE, type SkillScores } from '@ninefold/core/skills';
import type { Db } from '#db/db.ts';
import { examRepo } from './mock.repo.ts';

/** Mock tests as far as the plan needs them: what the last one gave. */
export const mockService = (db: Db) => ({
  async getSimulateExamLastScore(userId: number) {
    const last = await examRepo(db).lastMock(userId);
    return {
      score: last?.score ?? NONE,
      listening_score: last?.listening_score ?? NONE,
      reading_score: last?.reading_score ?? NONE,
      speaking_score: last?.speaking_score ?? NONE,
      writing_score: last?.writing_score ?? NONE,
      taken_at: last ? Math.floor(last.taken_at.getTime() / 1000) : 0,
    };
  },

  async lastMockScores(userId: number): Promise<SkillScores> {
    const last = await examRepo(db).lastMock(userId);
    if (!last) return noScores();
    return {
      listening: last.listening_score,
      reading: last.reading_score,
      writing: last.writing_score,
      speaking: last.speaking_score,
    };
  },

  /** Called by whoever marked a mock test, inside its own transaction. */
  async recordMock(userId: number, scores: SkillScores, takenAt: Date): Promise<void> {
    await examRepo(db).insertMock({
      user_id: userId,
      score: overallScore(scores) ?? NONE,
      listening_score: scores.listening,
      reading_score: scores.reading,
      writing_score: scores.writing,
      speaking_score: scores.speaking,
      taken_at: takenAt,
    });
  },
});
