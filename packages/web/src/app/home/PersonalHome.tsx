import type { UserInfo } from '@ninefold/contract/identity';
import type { ReactNode } from 'react';
import { DeferredBlock } from '#navigation/DeferredBlock.tsx';
import { DailySignIn } from './DailySignIn.tsx';
import { LazyPlan, LazyPlanInvite } from './LazyPlan.tsx';
import styles from './PersonalHome.module.css';
import { CLASSES_ID, showClasses } from './show-classes.ts';
import { useGreeting } from './useGreeting.ts';
import { useOpenPlanner } from './useOpenPlanner.ts';

type PersonalHomeProps = { me: UserInfo; course: ReactNode };

/** The home of a learner in the middle of a course: greeting, plan, today, and the course to continue. */
export function PersonalHome({ me, course: courseCard }: PersonalHomeProps) {
  const greeting = useGreeting(me);
  const openPlanner = useOpenPlanner();
  const course = (
    <div id={CLASSES_ID} tabIndex={-1} className={styles.course}>
      {courseCard}
    </div>
  );
  if (me.is_done_learning_plan === 1)
    return (
      <LazyPlan
        me={me}
        greeting={greeting}
        onAdjust={openPlanner}
        onClass={showClasses}
        course={course}
        aside={<DailySignIn />}
      />
    );
  return (
    <div className={styles.home}>
      <h1 className={styles.title}>{greeting}</h1>
      <DeferredBlock>
        <LazyPlanInvite onPlan={openPlanner} kind="soft" />
        {course}
      </DeferredBlock>
    </div>
  );
}
