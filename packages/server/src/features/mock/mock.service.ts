import { noScores, overallScore } from '@ninefold/core/bands/past-scores';
import { NONE, type SkillScores } from '@ninefold/core/skills';
import type { Db } from '#db/db.ts';
import type { Deps } from '#deps.ts';
import { mockRepo } from './mock.repo.ts';

export type Mock = ReturnType<typeof mockService>;

/** Mock tests as far as the plan needs them: what the last one gave. */
export const mockService = ({ db }: Pick<Deps, 'db'>) => ({
  async getSimulateExamLastScore(userId: number) {
    const last = await mockRepo(db).lastMock(userId);
    return {
      score: last?.score ?? NONE,
      listening_score: last?.listening_score ?? NONE,
      reading_score: last?.reading_score ?? NONE,
      speaking_score: last?.speaking_score ?? NONE,
      writing_score: last?.writing_score ?? NONE,
      taken_at: last ? Math.floor(last.taken_at.getTime() / 1000) : 0,
    };
  },

  async lastMockScores(tx: Db, userId: number): Promise<SkillScores> {
    const last = await mockRepo(tx).lastMock(userId);
    if (!last) return noScores();
    return {
      listening: last.listening_score,
      reading: last.reading_score,
      writing: last.writing_score,
      speaking: last.speaking_score,
    };
  },

  /** Called by whoever marked a mock test, inside its own transaction. */
  async recordMock(tx: Db, userId: number, scores: SkillScores, takenAt: Date): Promise<void> {
    await mockRepo(tx).insertMock({
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
