import { noScores, overallScore } from '@ninefold/core/bands/past-scores';
import { mockFields, mockScoresIn } from '@ninefold/core/score-fields';
import { NONE, type SkillScores } from '@ninefold/core/skills';
import { secondsOf } from '@ninefold/core/time/seconds';
import type { Db } from '#db/db.ts';
import type { Deps } from '#deps.ts';
import { mockRepo } from './mock.repo.ts';

export type LastMock = { score: number; scores: SkillScores; takenAt: Date };
export type MockScores = ReturnType<typeof mockScoresService>;

/** What the last mock gave: one row, written when a mock ends and whenever a band of it arrives; read by everybody. */
export const mockScoresService = ({ db }: Pick<Deps, 'db'>) => ({
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

  /** What the last mock of each of these gave, for those who sat one. */
  async lastOf(tx: Db, userIds: readonly number[]): Promise<Map<number, LastMock>> {
    const rows = userIds.length ? await mockRepo(tx).lastOf([...userIds]) : [];
    return new Map(
      rows.map((row) => [row.user_id, { score: row.score, scores: mockScoresIn(row), takenAt: row.taken_at }]),
    );
  },

  /** Scores of a mock that was not sat here, such as a demonstration's, inside the caller's transaction. */
  async recordMock(tx: Db, userId: number, scores: SkillScores, takenAt: Date): Promise<void> {
    await mockRepo(tx).insertMock({
      user_id: userId,
      score: overallScore(scores) ?? NONE,
      ...mockFields(scores),
      taken_at: takenAt,
    });
  },
});
