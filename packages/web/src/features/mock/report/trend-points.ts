import type { MockReport } from '@ninefold/contract/mock/report';
import { hasScore, SKILLS, type Skill } from '@ninefold/core/skills';

export type TrendOf = 'overall' | Skill;
type Mock = MockReport['trend'][number];
export type TrendPoint = { record_id: number; taken_at: number; score: number };

/** Only like with like: a mean of three skills says nothing beside one of four, and scores told from elsewhere are no mock. */
export function trendPoints({ trend, scores }: Pick<MockReport, 'trend' | 'scores'>, of: TrendOf): TrendPoint[] {
  const sat = trend.filter(({ record_id }) => record_id > 0);
  const alike = of === 'overall' ? sat.filter((mock) => skillsOf(mock) === skillsOf(scores)) : sat;
  return alike
    .map((mock) => ({
      ...{ record_id: mock.record_id, taken_at: mock.taken_at },
      score: of === 'overall' ? mock.score : mock[`${of}_score`],
    }))
    .filter(({ score }) => hasScore(score));
}

const skillsOf = (mock: Omit<Mock, 'record_id' | 'taken_at'>): string =>
  SKILLS.filter((skill) => hasScore(mock[`${skill}_score`])).join();
