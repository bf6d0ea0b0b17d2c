import type { UserInfo } from '@ninefold/contract/identity';
import type { ReactNode } from 'react';
import styles from './PersonalHome.module.css';
import { PlanOrSteps } from './PlanOrSteps.tsx';
import { CLASSES_ID } from './show-classes.ts';

type PersonalHomeProps = { me: UserInfo; course: ReactNode };

/** The home of a learner in the middle of a course: greeting, plan, today, and the course to continue. */
export function PersonalHome({ me, course }: PersonalHomeProps) {
  return (
    <PlanOrSteps
      me={me}
      course={
        <div id={CLASSES_ID} tabIndex={-1} className={styles.course}>
          {course}
        </div>
      }
    />
  );
}
