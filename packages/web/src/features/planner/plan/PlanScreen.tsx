import type { UserInfo } from '@ninefold/contract/identity';
import type { PlanDraft } from '@ninefold/core/planner/plan-draft';
import { planRows } from '@ninefold/core/planner/plan-row';
import { overallOf } from '@ninefold/core/planner/targets';
import { useBreakpoint } from '#platform/breakpoints.ts';
import { useMockScores } from '../useMockScores.ts';
import { PlanHead } from './PlanHead.tsx';
import { PlanRows } from './PlanRows.tsx';
import styles from './PlanScreen.module.css';

type PlanScreenProps = { me: UserInfo; draft: PlanDraft; examDate: number; onLeave: (() => void) | undefined };

/** The plan as it will be, before it is saved. */
export function PlanScreen({ me, draft, examDate, onLeave }: PlanScreenProps) {
  const mobile = useBreakpoint() === 'mobile';
  const mock = useMockScores();
  const scores = { targets: draft.targets, past: draft.past, mock };
  return (
    <div className={styles.screen}>
      <PlanHead
        name={me.name}
        examDay={draft.examDay}
        examDate={examDate}
        target={overallOf(draft.targets)}
        scores={scores}
      />
      <div className={styles.rows}>
        <PlanRows rows={planRows(scores, mobile)} actions="buttons" onFollow={onLeave} />
      </div>
    </div>
  );
}
