import type { UserInfo } from '@ninefold/contract/identity';
import type { ReactNode } from 'react';
import { DeferredBlock } from '#navigation/DeferredBlock.tsx';
import { useBreakpoint } from '#platform/breakpoints.ts';
import { useIsLoggedIn } from '#session/session.ts';
import { PlanHero } from '../plan/PlanHero.tsx';
import { useStanding } from '../plan/useStanding.ts';
import { useLastMock } from '../useMockScores.ts';
import styles from './PlanOnHome.module.css';
import { StudyPlanCard } from './StudyPlanCard.tsx';
import { TodayCard } from './TodayCard.tsx';
import { TodayLead } from './TodayLead.tsx';

type PlanOnHomeProps = {
  me: UserInfo;
  greeting: string;
  onAdjust: () => void;
  onClass: () => void;
  /** The course to continue with: below the plan. */
  course?: ReactNode;
  /** What to begin with while there is no score. */
  firstTest?: ReactNode;
  /** What today asks for beside the plan's own items. */
  besides?: ReactNode;
  /** More cards for the narrow column. */
  aside?: ReactNode;
};

/** Greeting, plan and today, as on the personal home. */
export function PlanOnHome({ me, greeting, onAdjust, onClass, course, firstTest, besides, aside }: PlanOnHomeProps) {
  const onPhone = useBreakpoint() === 'mobile';
  const { overall } = useStanding(me);
  const loggedIn = useIsLoggedIn();
  const mock = useLastMock();
  const untested = overall === null && (!loggedIn || mock !== undefined);
  const today = <TodayCard onAdjust={onAdjust} untested={untested} firstTest={firstTest} besides={besides} />;
  const plan = <StudyPlanCard me={me} onAdjust={onAdjust} onClass={onClass} />;
  return (
    <>
      <PlanHero me={me} title={greeting} lead={<TodayLead me={me} />} />
      <DeferredBlock>
        {onPhone ? (
          <div className={styles.column}>
            {today}
            {plan}
            {course}
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
