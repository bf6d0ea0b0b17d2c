import { IconCheck } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './Flow.module.css';
import { flowMessages } from './flow.messages.ts';
import { type Flow, reachable, STEPS, type Step } from './flow-state.ts';

export function FlowSteps({ flow, onStep }: { flow: Flow; onStep: (step: Step) => void }) {
  const t = useText(flowMessages);
  const now = STEPS.indexOf(flow.step);
  return (
    <ol className={styles.steps} aria-label={t('steps')}>
      {STEPS.map((step, at) => (
        <li key={step}>
          <button
            type="button"
            className={cx(styles.step, at === now && styles.stepNow, at < now && styles.stepDone)}
            aria-current={at === now ? 'step' : undefined}
            disabled={!reachable(flow, step)}
            onClick={() => onStep(step)}
          >
            <span className={styles.number}>{at < now ? <Icon of={IconCheck} size={16} /> : at + 1}</span>
            <span className={styles.stepName}>{t(`step_${step}`)}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
