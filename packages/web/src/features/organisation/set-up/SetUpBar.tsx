import { SET_UP_STEPS, type SetUpStep } from '@ninefold/core/organisation/set-up';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { setUpMessages } from './set-up.messages.ts';
import styles from './set-up.module.css';

type SetUpBarProps = { name: string; step: SetUpStep; onLeave: () => void };

/** Which school, and how far it is. */
export function SetUpBar({ name, step, onLeave }: SetUpBarProps) {
  const t = useText(setUpMessages);
  const here = SET_UP_STEPS.indexOf(step);
  return (
    <header className={styles.bar}>
      <IconButton label={t('leave')} icon={<Icon of={IconX} />} onClick={onLeave} />
      <div className={styles.who}>
        <h1 className={styles.name}>{name}</h1>
        <span className={styles.note}>{t('saved')}</span>
      </div>
      <ol className={styles.steps} aria-label={t('steps')}>
        {SET_UP_STEPS.map((one, at) => {
          const state = at < here ? 'done' : at === here ? 'now' : 'ahead';
          const label = t(`step_${one}`);
          return (
            <li
              key={one}
              className={styles.step}
              data-state={state}
              aria-current={state === 'now' ? 'step' : undefined}
            >
              <span className={styles.circle} aria-hidden="true">
                {state === 'done' ? <Icon of={IconCheck} size={14} /> : at + 1}
              </span>
              <span className={styles.stepName} aria-hidden={state === 'done' || undefined}>
                {label}
              </span>
              {state === 'done' && <span className="nf-sr-only">{t('stepDone', { name: label })}</span>}
            </li>
          );
        })}
      </ol>
    </header>
  );
}
