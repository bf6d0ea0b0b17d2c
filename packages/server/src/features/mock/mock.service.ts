import { noScores, overallScore } from '@ninefold/core/bands/past-scores';
import { mockFields, mockScoresIn } from '@ninefold/core/score-fields';
import { NONE, type SkillScores } from '@ninefold/core/skills';
import { secondsOf } from '@ninefold/core/time/seconds';
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
      ...mockFields(last ? mockScoresIn(last) : noScores()),
      taken_at: secondsOf(last?.taken_at),
    };
  },

  async lastMockScores(tx: Db, userId: number): Promise<SkillScores> {
    const last = await mockRepo(tx).lastMock(userId);
    return last ? mockScoresIn(last) : noScores();
  },

  /** Called by whoever marked a mock test, inside its own transaction. */
  async recordMock(tx: Db, userId: number, scores: SkillScores, takenAt: Date): Promise<void> {
    await mockRepo(tx).insertMock({
      user_id: userId,
      score: overallScore(scores) ?? NONE,
      ...mockFields(scores),
      taken_at: takenAt,
    });
  },
});
