import type { UserInfo } from '@ninefold/contract/identity';
import { courseMessages } from '#features/courses/courses.messages.ts';
import { PackageBrowser, TypeTabs } from '#features/courses/packages/PackageBrowser.tsx';
import type { PackageChoice } from '#features/courses/packages/usePackages.ts';
import { useText } from '#i18n/useText.ts';
import { DeferredBlock } from '#navigation/DeferredBlock.tsx';
import styles from './PackageHome.module.css';
import { PlanOrSteps } from './PlanOrSteps.tsx';
import { CLASSES_ID } from './show-classes.ts';

type PackageHomeProps = {
  me: UserInfo;
  choice: PackageChoice;
  /** The learner came for the packages: nothing is shown above them. */
  chosen: boolean;
};

/** The home of somebody who has not begun a course: the packages to choose from, below what to do today. */
export function PackageHome({ me, choice, chosen }: PackageHomeProps) {
  const t = useText(courseMessages);
  // A page has one h1: the greeting, or this one.
  const Title = chosen ? 'h1' : 'h2';
  const classes = (
    <>
      <div className={styles.head}>
        <div>
          <Title id={CLASSES_ID} tabIndex={-1} className={styles.title}>
            {t('title')}
          </Title>
          <p className={styles.sentence}>{t('sentence')}</p>
        </div>
        <DeferredBlock>
          <TypeTabs choice={choice} />
        </DeferredBlock>
      </div>
      <DeferredBlock>
        <PackageBrowser choice={choice} kind={chosen ? 'primary' : 'soft'} />
      </DeferredBlock>
    </>
  );
  return (
    <>
      {!chosen && (
        <div className={styles.above}>
          <PlanOrSteps me={me} />
        </div>
      )}
      <DeferredBlock atOnce={chosen}>{classes}</DeferredBlock>
    </>
  );
}
