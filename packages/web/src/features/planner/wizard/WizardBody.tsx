import type { UserInfo } from '@ninefold/contract/identity';
import { FIRST_TIME } from '@ninefold/core/bands/past-scores';
import type { PlanStep } from '@ninefold/core/planner/plan-draft';
import { startOfDay } from '@ninefold/core/time/day';
import { useEffect, useRef } from 'react';
import { useText } from '#i18n/useText.ts';
import { PlanScreen } from '../plan/PlanScreen.tsx';
import { ExamStep } from './steps/ExamStep.tsx';
import { IntroStep } from './steps/IntroStep.tsx';
import { PastStep } from './steps/PastStep.tsx';
import { TargetStep } from './steps/TargetStep.tsx';
import type { PlanWizard } from './usePlanWizard.ts';
import styles from './WizardBody.module.css';
import { type StepName, WizardSteps } from './WizardSteps.tsx';
import { wizardMessages } from './wizard.messages.ts';

type WizardBodyProps = {
  me: UserInfo;
  wizard: PlanWizard;
  /** The learner follows a row of the plan to another page; the answers are kept. */
  onLeave?: (() => void) | undefined;
};

const NAMES: Record<1 | 2 | 3 | 4, StepName> = { 1: 'stepExam', 2: 'stepPast', 3: 'stepTarget', 4: 'stepPlan' };

/** The step the learner is on; the same in the dialog and on the page. */
export function WizardBody({ me, wizard, onLeave }: WizardBodyProps) {
  const t = useText(wizardMessages);
  const { plan, today, problem, mock, send } = wizard;
  const { step, draft } = plan;
  const box = useStartOfStep(step);
  if (step === 0)
    return (
      <div className={styles.step}>
        <IntroStep />
      </div>
    );
  const examDate = draft.examDay === '' ? 0 : startOfDay(draft.examDay, me.time_zone);
  return (
    <section ref={box} tabIndex={-1} className={styles.step} aria-label={t(NAMES[step])}>
      <WizardSteps steps={stepsFor(draft.history)} current={NAMES[step]} />
      {step === 1 && <ExamStep draft={draft} today={today} problem={problem} mock={mock} send={send} />}
      {step === 2 && (
        <PastStep past={draft.past} onPast={(skill, band) => send({ type: 'past_entered', skill, band })} />
      )}
      {step === 3 && <TargetStep plan={plan} examDate={examDate} send={send} />}
      {step === 4 && <PlanScreen me={me} draft={draft} examDate={examDate} onLeave={onLeave} />}
    </section>
  );
}

/** A new step is scrolled to its beginning and gets the focus; the first one is left alone. */
function useStartOfStep(step: PlanStep) {
  const box = useRef<HTMLElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'start' });
  }, [step]);
  return box;
}

/** Somebody who takes the test for the first time is not asked for past scores. */
function stepsFor(history: number): StepName[] {
  return history === FIRST_TIME
    ? ['stepExam', 'stepTarget', 'stepPlan']
    : ['stepExam', 'stepPast', 'stepTarget', 'stepPlan'];
}
