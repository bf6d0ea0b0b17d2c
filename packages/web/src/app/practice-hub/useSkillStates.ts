import { type PlanRow, planRows } from '@ninefold/core/planner/plan-row';
import { scoresIn } from '@ninefold/core/score-fields';
import { forEverySkill, type Skill } from '@ninefold/core/skills';
import { useQuery } from '@tanstack/react-query';
import { listeningPapers } from '#features/listening/listening.papers.ts';
import { useMockScores } from '#features/planner/useMockScores.ts';
import { readingPapers } from '#features/reading/reading.papers.ts';
import { essayQueries } from '#features/writing/essay.queries.ts';
import { practiceQueries } from '#practice/practice.queries.ts';
import { useMe } from '#session/session.ts';

type Attempt = { right: number; total: number; submitted_at: number };
/** An essay has a band instead of right answers, -1 before it is scored. */
type Essay = { score: number; words: number; last_time: number };

/** What the hub says about a skill. */
export type SkillState = {
  row: PlanRow;
  /** With a plan there is a target, and a gap to it. */
  planned: boolean;
  /** Full sets on the shelf; undefined where there is no such shelf, or it has not answered yet. */
  sets: number | undefined;
  last: Attempt | undefined;
  /** Writing only: the essay that was written on last. */
  essay: Essay | undefined;
};

/** Undefined until it is known whose they are. */
export function useSkillStates(): Record<Skill, SkillState> | undefined {
  const me = useMe();
  const known = me !== undefined;
  const mock = useMockScores();
  const { data: attempts = [] } = useQuery({ ...practiceQueries.lastAttempts(), enabled: known });
  const reading = useQuery({ ...practiceQueries.firstSet(readingPapers), enabled: known });
  const listening = useQuery({ ...practiceQueries.firstSet(listeningPapers), enabled: known });
  const essay = useQuery({ ...essayQueries.lastWritten(), enabled: known }).data ?? undefined;
  if (!me) return undefined;
  const sets: Partial<Record<Skill, number | undefined>> = {
    reading: reading.data?.total,
    listening: listening.data?.total,
  };
  const rows = planRows({ targets: scoresIn('target_score', me), past: scoresIn('past_score', me), mock });
  return forEverySkill((skill) => ({
    // There is a row for every skill.
    row: rows.find((row) => row.skill === skill) as PlanRow,
    planned: me.is_done_learning_plan === 1,
    sets: sets[skill],
    last: attempts.find((one) => one.skill === skill && one.state === 'marked'),
    essay: skill === 'writing' ? essay : undefined,
  }));
}
