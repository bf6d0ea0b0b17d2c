import type { SatPart } from '@ninefold/core/speaking/parts';
import { IconCheck } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { Icon } from '#ui/Icon.tsx';
import { sittingMessages } from '../sitting.messages.ts';
import styles from './Steps.module.css';
import { type Step, stepsOf } from './steps.ts';

const WORDS = {
  part1: ['stepPart1', 'stepMinutes'],
  prepare: ['stepPrepare', 'stepPrepareTime'],
  speak: ['stepSpeak', 'stepSpeakTime'],
  after: ['stepAfter', 'stepAfterTime'],
  part3: ['stepPart3', 'stepMinutes'],
} as const;
const STATES = { done: 'stepDone', now: 'stepNow', next: 'stepNext' } as const;

/** Where the sitting is: done, now, still to come; by number and tick, never by colour alone. */
export function Steps({ part, now }: { part: SatPart; now: Step | null }) {
  const t = useText(sittingMessages);
  const steps = stepsOf(part);
  if (steps.length === 0) return null;
  const here = now === null ? steps.length : steps.indexOf(now);
  return (
    <ol className={styles.steps}>
      {steps.map((step, at) => {
        const state = at < here ? 'done' : at === here ? 'now' : 'next';
        const [name, time] = WORDS[step];
        return (
          <li key={step} className={styles.step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <span className={styles.number} aria-hidden="true">
              {state === 'done' ? <Icon of={IconCheck} size={14} /> : at + 1}
            </span>
            <span className={styles.words}>
              <span>{t(name)}</span>
              <small>{t(time)}</small>
            </span>
            <span className="nf-sr-only">{t(STATES[state])}</span>
          </li>
        );
      })}
    </ol>
  );
}
