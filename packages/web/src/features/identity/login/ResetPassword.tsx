import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import styles from '../forms/forms.module.css';
import type { MobileEntry } from '../forms/MobileFields.tsx';
import { loginMessages } from '../login.messages.ts';
import { ResetCheckStep } from './ResetCheckStep.tsx';
import { ResetNewStep } from './ResetNewStep.tsx';
import { ResetSendStep } from './ResetSendStep.tsx';

type Step =
  | { name: 'send'; number: MobileEntry }
  | { name: 'check'; number: MobileEntry }
  | { name: 'new'; number: MobileEntry; code: string };

type ResetPasswordProps = {
  start: MobileEntry;
  onDone: (number: MobileEntry) => void;
};

/** Three steps on one page: send a code, check it, choose a new password. */
export function ResetPassword({ start, onDone }: ResetPasswordProps) {
  const t = useText(loginMessages);
  const [step, setStep] = useState<Step>({ name: 'send', number: start });
  const { number } = step;
  return (
    <>
      <p className={styles.step} aria-live="polite">
        {t('resetStep', { step: ['send', 'check', 'new'].indexOf(step.name) + 1 })}
      </p>
      {step.name === 'send' && (
        <ResetSendStep start={number} onSent={(sentTo) => setStep({ name: 'check', number: sentTo })} />
      )}
      {step.name === 'check' && (
        <ResetCheckStep
          number={number}
          onAgain={() => setStep({ name: 'send', number })}
          onChecked={(code) => setStep({ name: 'new', number, code })}
        />
      )}
      {step.name === 'new' && (
        <ResetNewStep
          number={number}
          code={step.code}
          onExpired={() => setStep({ name: 'send', number })}
          onDone={() => onDone(number)}
        />
      )}
    </>
  );
}
