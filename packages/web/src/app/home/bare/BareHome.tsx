import type { UserInfo } from '@ninefold/contract/identity';
import { hasAnyScore, overallScore } from '@ninefold/core/bands/past-scores';
import type { SkillScores } from '@ninefold/core/skills';
import type { ReactNode } from 'react';
import { useText } from '#i18n/useText.ts';
import { DeferredBlock } from '#navigation/DeferredBlock.tsx';
import { useBreakpoint } from '#platform/breakpoints.ts';
import { BandFan } from '#ui/band/BandFan.tsx';
import { bandText } from '#ui/band/band-colour.ts';
import { LazyPlanInvite } from '../LazyPlan.tsx';
import { useOpenPlanner } from '../useOpenPlanner.ts';
import styles from './BareHome.module.css';
import { bareMessages } from './bare.messages.ts';
import { FirstSteps } from './FirstSteps.tsx';
import { LookAround } from './LookAround.tsx';
import { useKnownScores } from './useKnownScores.ts';

type BareHomeProps = {
  me: UserInfo;
  greeting: string;
  /** The course to continue with. */
  course?: ReactNode;
  /** More cards for the narrow column. */
  aside?: ReactNode;
};

/**
 * The home of a learner without a plan. While no score is known the first test has the one filled button, afterwards
 * the plan.
 */
export function BareHome({ me, greeting, course, aside }: BareHomeProps) {
  const t = useText(bareMessages);
  const openPlanner = useOpenPlanner();
  const scores = useKnownScores(me);
  const tested = hasAnyScore(scores);
  const plan = <LazyPlanInvite onPlan={openPlanner} kind={tested ? 'primary' : 'soft'} scores={scores} />;
  return (
    <>
      <section className={styles.hero}>
        <div className={styles.greeting}>
          <h1 className={styles.title}>{greeting}</h1>
          <p className={styles.lead}>{t(tested ? 'leadTested' : 'lead')}</p>
        </div>
        <DeferredBlock>
          <Overall scores={scores} />
        </DeferredBlock>
      </section>
      <DeferredBlock>
        <div className={styles.columns}>
          <div className={styles.column}>
            {tested && plan}
            <FirstSteps tested={tested} onPastScores={openPlanner} />
            {!tested && plan}
            {course}
          </div>
          <div className={styles.aside}>
            {aside}
            <LookAround />
          </div>
        </div>
      </DeferredBlock>
    </>
  );
}

function Overall({ scores }: { scores: SkillScores }) {
  const t = useText(bareMessages);
  const onPhone = useBreakpoint() === 'mobile';
  const overall = overallScore(scores);
  return (
    <div className={styles.overall}>
      <BandFan score={overall} none="?" width={onPhone ? 112 : 172} subject={t('overall')} opens="home-overall" />
      <div className={styles.facts}>
        <span>{t('overall')}</span>
        <b>{overall === null ? t('untested') : t('estimated', { band: bandText(overall) })}</b>
        <span>{t(overall === null ? 'untestedHow' : 'estimatedHow')}</span>
      </div>
    </div>
  );
}
