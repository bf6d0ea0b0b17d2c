import { type FormEvent, useRef } from 'react';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { Button } from '#ui/Button.tsx';
import { wrongEntries } from '../forms/entry-checks.ts';
import { FormMessage } from '../forms/FormMessage.tsx';
import styles from '../forms/forms.module.css';
import { useNumber } from '../forms/MobileFields.tsx';
import { SmsCodeFields, type SmsEntry } from '../forms/SmsCodeFields.tsx';
import { useFormErrors } from '../forms/useFormErrors.ts';
import { useOneAtATime } from '../forms/useOneAtATime.ts';
import { loginMessages } from '../login.messages.ts';
import { ticketIn } from './second-step.ts';
import type { Entered } from './useEnter.ts';

type SmsLoginFormProps = {
  entry: SmsEntry;
  onType: (change: Partial<SmsEntry>) => void;
  inviteCode: string;
  /** The first proof was right; the account asks for a second. */
  onSecondStep: (ticket: string) => void;
  onEntered: (entered: Entered) => Promise<void>;
};

export function SmsLoginForm({ entry, onType, inviteCode, onSecondStep, onEntered }: SmsLoginFormProps) {
  const t = useText(loginMessages);
  const form = useRef<HTMLFormElement>(null);
  const number = useNumber(entry);
  const errors = useFormErrors(form, {
    fields: { mobile: t('mobileWrong'), code: t('codeMissing') },
    otherwise: t('somethingWrong'),
  });

  const logIn = useOneAtATime(async () => {
    if (!errors.passes(wrongEntries({ mobile: entry.mobile, code: entry.code }))) return;
    try {
      const entered = await api.student.loginBySms({
        country_id: number.countryId,
        mobile: number.mobile,
        code: entry.code,
        ...(inviteCode && { invite_code: inviteCode }),
      });
      await onEntered(entered);
    } catch (error) {
      const ticket = ticketIn(error);
      if (ticket) onSecondStep(ticket);
      else errors.refused(error);
    }
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    void logIn.run();
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <SmsCodeFields purpose="login" entry={entry} onType={onType} errors={errors} />
      <FormMessage text={errors.message} />
      <Button type="submit" kind="primary" size="lg" block busy={logIn.busy}>
        {t('enterOrRegister')}
      </Button>
      <p className={styles.note}>{t('newNumberHint')}</p>
    </form>
  );
}
