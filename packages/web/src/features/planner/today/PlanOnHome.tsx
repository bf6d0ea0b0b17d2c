import type { UserInfo } from '@ninefold/contract/identity';
import type { ReactNode } from 'react';
import { DeferredBlock } from '#navigation/DeferredBlock.tsx';
import { useBreakpoint } from '#platform/breakpoints.ts';
import { PlanHero } from '../plan/PlanHero.tsx';
import styles from './PlanOnHome.module.css';
import { StudyPlanCard } from './StudyPlanCard.tsx';
import { TodayCard } from './TodayCard.tsx';
import { TodayLead } from './TodayLead.tsx';

type PlanOnHomeProps = {
  me: UserInfo;
  greeting: string;
  onAdjust: () => void;
  onClass: () => void;
  /** The course to continue with: below the plan, and on a phone above it. */
  course?: ReactNode;
  /** More cards for the narrow column. */
  aside?: ReactNode;
};

/** Greeting, plan and today, as on the personal home. */
export function PlanOnHome({ me, greeting, onAdjust, onClass, course, aside }: PlanOnHomeProps) {
  const onPhone = useBreakpoint() === 'mobile';
  const today = <TodayCard onAdjust={onAdjust} />;
  const plan = <StudyPlanCard me={me} onAdjust={onAdjust} onClass={onClass} />;
  return (
    <>
      <PlanHero me={me} title={greeting} lead={<TodayLead me={me} />} />
      <DeferredBlock>
        {onPhone ? (
          <div className={styles.column}>
            {course}
            {today}
            {plan}
            {aside}
          </div>
        ) : (
          <div className={styles.columns}>
            <div className={styles.column}>
              {plan}
              {course}
            </div>
            <div className={styles.aside}>
              {today}
              {aside}
            </div>
          </div>
        )}
      </DeferredBlock>
    </>
  );
}
