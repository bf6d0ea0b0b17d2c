import { ApiError } from '@ninefold/contract/client';
import type { UserInfo } from '@ninefold/contract/identity';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useText } from '#i18n/useText.ts';
import { DeferredBlock } from '#navigation/DeferredBlock.tsx';
import { useBreakpoint } from '#platform/breakpoints.ts';
import { sessionQueries } from '#session/session.queries.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import styles from './PlannerPage.module.css';
import { PlannerWaiting } from './PlannerWaiting.tsx';
import { usePlanWizard } from './usePlanWizard.ts';
import { useSavePlan } from './useSavePlan.ts';
import { WizardBody } from './WizardBody.tsx';
import { WizardFooter } from './WizardFooter.tsx';
import { wizardMessages } from './wizard.messages.ts';

/** `/ielts-planner`: the wizard as a page of its own, and the only one on a phone. */
export function PlannerPage() {
  const t = useText(wizardMessages);
  const { data: me, error, refetch, isFetching } = useQuery(sessionQueries.me());
  if (me)
    return (
      <div className={styles.page}>
        <h1 className={styles.title}>{t('title')}</h1>
        <DeferredBlock>
          <Wizard key={me.id} me={me} />
        </DeferredBlock>
      </div>
    );
  // `identity-guard.ts` deals with a visitor who is not known; after any other error the learner can try again.
  if (error instanceof ApiError && error.error !== 'not_logged_in' && !isFetching)
    return <ErrorState title={t('loadFailed')} error={error} onRetry={() => refetch()} />;
  return <PlannerWaiting />;
}

function Wizard({ me }: { me: UserInfo }) {
  const navigate = useNavigate();
  const mobile = useBreakpoint() === 'mobile';
  const wizard = usePlanWizard(me, mobile);
  const saving = useSavePlan(me, () => void navigate({ to: '/' }));
  const first = mobile || me.is_done_learning_plan === 1 ? 1 : 0;
  return (
    <>
      <div className={styles.body}>
        <WizardBody me={me} wizard={wizard} />
      </div>
      <div className={styles.footer}>
        <WizardFooter
          wizard={wizard}
          first={first}
          saving={saving.busy}
          onComplete={() => void saving.save(wizard.plan.draft)}
        />
      </div>
    </>
  );
}
