import type { UserInfo } from '@ninefold/contract/identity';
import { hasAnyScore } from '@ninefold/core/bands/past-scores';
import { scoresIn } from '@ninefold/core/score-fields';
import { dayAt } from '@ninefold/core/time/day';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { useBreakpoint } from '#platform/breakpoints.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import { PlanRows } from '../plan/PlanRows.tsx';
import { planMessages } from '../plan/plan.messages.ts';
import { useStanding } from '../plan/useStanding.ts';
import { useDayText } from '../useDayText.ts';
import { useLastMock } from '../useMockScores.ts';
import styles from './StudyPlanCard.module.css';

type StudyPlanCardProps = {
  me: UserInfo;
  onAdjust: () => void;
  /** "Go to class" leads home, where the learner already is: show them the course. */
  onClass: () => void;
};

/** The plan on home: four rows, and only the "adjust" button. */
export function StudyPlanCard({ me, onAdjust, onClass }: StudyPlanCardProps) {
  const t = useText(planMessages);
  const onPhone = useBreakpoint() === 'mobile';
  const { rows } = useStanding(me);
  return (
    <Card padding="none" className={styles.card} aria-labelledby="study-plan">
      <div className={styles.head}>
        <h2 id="study-plan" className={styles.title}>
          {t('plan')}
        </h2>
        <Source me={me} />
        <Button
          kind={onPhone ? 'ghost' : 'secondary'}
          size="sm"
          className={styles.adjust}
          leftIcon={<Icon of={IconAdjustmentsHorizontal} size={18} />}
          onClick={onAdjust}
        >
          {t(onPhone ? 'adjustShort' : 'adjust')}
        </Button>
      </div>
      <PlanRows
        rows={rows}
        actions={onPhone ? 'whole_row' : 'buttons'}
        onFollow={(action) => action.kind === 'class' && onClass()}
      />
    </Card>
  );
}

/** Where the numbers below come from. */
function Source({ me }: { me: UserInfo }) {
  const t = useText(planMessages);
  const dayText = useDayText();
  const mock = useLastMock();
  const tested = hasAnyScore(scoresIn('past_score', me));
  const words = mock?.taken_at
    ? t('byMock', { date: dayText.short(dayAt(mock.taken_at, me.time_zone)) })
    : t(tested ? 'byPast' : 'byNothing');
  return <span className={styles.source}>{words}</span>;
}
