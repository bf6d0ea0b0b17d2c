import { type FormEvent, useRef, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { CaptchaLine } from '../forms/CaptchaLine.tsx';
import { wrongEntries } from '../forms/entry-checks.ts';
import { FormMessage } from '../forms/FormMessage.tsx';
import styles from '../forms/forms.module.css';
import { type MobileEntry, MobileFields, useNumber } from '../forms/MobileFields.tsx';
import { sendCode } from '../forms/send-code.ts';
import { useCaptcha } from '../forms/useCaptcha.ts';
import { useCodeWait } from '../forms/useCodeWait.ts';
import { useFormErrors } from '../forms/useFormErrors.ts';
import { useOneAtATime } from '../forms/useOneAtATime.ts';
import { loginMessages } from '../login.messages.ts';

type ResetSendStepProps = {
  start: MobileEntry;
  onSent: (number: MobileEntry) => void;
};

export function ResetSendStep({ start, onSent }: ResetSendStepProps) {
  const t = useText(loginMessages);
  const form = useRef<HTMLFormElement>(null);
  const [entry, setEntry] = useState(start);
  const captcha = useCaptcha();
  const number = useNumber(entry);
  const wait = useCodeWait('reset', number);
  const errors = useFormErrors(form, {
    fields: { mobile: t('mobileWrong') },
    otherwise: t('somethingWrong'),
  });

  const send = useOneAtATime(async () => {
    if (!errors.passes(wrongEntries({ mobile: entry.mobile }))) return;
    try {
      const { wait_seconds } = await captcha.with((solved) => sendCode('reset', number, solved));
      wait.start(wait_seconds);
      onSent(number);
    } catch (error) {
      errors.refused(error);
    }
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (wait.left === 0) void send.run();
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.sentence}>{t('resetSendSentence')}</p>
      <MobileFields
        entry={entry}
        onType={(typed) => {
          errors.mending('mobile');
          setEntry(typed);
        }}
        error={errors.fields.mobile}
      />
      <CaptchaLine captcha={captcha} />
      <FormMessage text={errors.message} />
      <Button type="submit" kind="primary" size="lg" block busy={send.busy} disabled={wait.left > 0}>
        {wait.left > 0 ? t('getCodeAgain', { seconds: wait.left }) : t('getCode')}
      </Button>
    </form>
  );
}
