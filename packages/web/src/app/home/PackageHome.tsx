import type { UserInfo } from '@ninefold/contract/identity';
import { courseMessages } from '#features/courses/courses.messages.ts';
import { PackageBrowser, TypeTabs } from '#features/courses/packages/PackageBrowser.tsx';
import type { PackageChoice } from '#features/courses/packages/usePackages.ts';
import { useText } from '#i18n/useText.ts';
import { DeferredBlock } from '#navigation/DeferredBlock.tsx';
import { AppButtonLink } from '../links.tsx';
import { DailySignIn } from './DailySignIn.tsx';
import { homeMessages } from './home.messages.ts';
import { LazyPlan, LazyPlanInvite } from './LazyPlan.tsx';
import styles from './PackageHome.module.css';
import { CLASSES_ID, showClasses } from './show-classes.ts';
import { useGreeting } from './useGreeting.ts';
import { useOpenPlanner } from './useOpenPlanner.ts';

type PackageHomeProps = {
  me: UserInfo;
  choice: PackageChoice;
  /** The learner came for the packages: neither plan nor welcome is shown above them. */
  chosen: boolean;
};

/** The home of somebody who has not begun a course: the packages to choose from. */
export function PackageHome({ me, choice, chosen }: PackageHomeProps) {
  const t = useText(courseMessages);
  const greeting = useGreeting(me);
  const openPlanner = useOpenPlanner();
  const guest = me.role === 'tourist';
  const planned = me.is_done_learning_plan === 1;
  // A page has one h1: the welcome, the greeting above the plan, or this one.
  const Title = chosen || (!guest && !planned) ? 'h1' : 'h2';
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
        <PackageBrowser choice={choice} />
      </DeferredBlock>
    </>
  );
  return (
    <>
      {!chosen && guest && !planned && <GuestWelcome />}
      {!chosen && planned && (
        <div className={styles.plan}>
          <LazyPlan me={me} greeting={greeting} onAdjust={openPlanner} onClass={showClasses} aside={<DailySignIn />} />
        </div>
      )}
      {!chosen && !planned && (
        <div className={styles.invite}>
          <LazyPlanInvite onPlan={openPlanner} kind="soft" />
        </div>
      )}
      <DeferredBlock atOnce={Title === 'h1'}>{classes}</DeferredBlock>
    </>
  );
}

function GuestWelcome() {
  const t = useText(homeMessages);
  return (
    <div className={styles.welcome}>
      <div>
        <h1 className={styles.welcomeTitle}>{t('guestTitle')}</h1>
        <p className={styles.sentence}>{t('guestSentence')}</p>
      </div>
      <AppButtonLink to="/login">{t('logIn')}</AppButtonLink>
    </div>
  );
}
