import type { UserInfo } from '@ninefold/contract/identity';
import type { ReactNode } from 'react';
import { BareHome } from './bare/BareHome.tsx';
import { FirstTest } from './bare/FirstTest.tsx';
import { DailySignIn } from './DailySignIn.tsx';
import { DueMistakes } from './DueMistakes.tsx';
import { useGreeting } from './greeting/useGreeting.ts';
import { LazyPlan } from './LazyPlan.tsx';
import { showClasses } from './show-classes.ts';
import { useOpenPlanner } from './useOpenPlanner.ts';

/** What to do today: by the plan, or, without one, the first steps towards it. */
export function PlanOrSteps({ me, course }: { me: UserInfo; course?: ReactNode }) {
  const greeting = useGreeting(me);
  const openPlanner = useOpenPlanner();
  const aside = <DailySignIn />;
  if (me.is_done_learning_plan !== 1) return <BareHome me={me} greeting={greeting} course={course} aside={aside} />;
  return (
    <LazyPlan
      me={me}
      greeting={greeting}
      onAdjust={openPlanner}
      onClass={showClasses}
      firstTest={<FirstTest />}
      course={course}
      besides={<DueMistakes />}
      aside={aside}
    />
  );
}
