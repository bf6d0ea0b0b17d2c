import { IconCheck } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import styles from './WizardSteps.module.css';
import { wizardMessages } from './wizard.messages.ts';

export type StepName = 'stepExam' | 'stepPast' | 'stepTarget' | 'stepPlan';
type WizardStepsProps = { steps: readonly StepName[]; current: StepName };

/** The steps of the wizard. A phone names only the current one. */
export function WizardSteps({ steps, current }: WizardStepsProps) {
  const t = useText(wizardMessages);
  const here = steps.indexOf(current);
  return (
    <ol className={styles.steps} aria-label={t('steps')}>
      {steps.map((step, at) => {
        const state = at < here ? 'done' : at === here ? 'now' : 'ahead';
        return (
          <li key={step} className={styles.step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <span className={styles.circle} aria-hidden="true">
              {state === 'done' ? <IconCheck size={14} stroke={2.5} /> : at + 1}
            </span>
            <span className={styles.name}>{state === 'done' ? <DoneName name={t(step)} /> : t(step)}</span>
          </li>
        );
      })}
    </ol>
  );
}

/** The tick is a picture; this tells a screen reader. */
function DoneName({ name }: { name: string }) {
  const t = useText(wizardMessages);
  return (
    <>
      <span aria-hidden="true">{name}</span>
      <span className="nf-sr-only">{t('stepDone', { name })}</span>
    </>
  );
}
