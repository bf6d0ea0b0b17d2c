import { ApiError } from '@ninefold/contract/client';
import { type FormEvent, useRef, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { toast } from '#ui/states/toast.ts';
import { FormMessage } from '../forms/FormMessage.tsx';
import styles from '../forms/forms.module.css';
import { useFocusOnArrival } from '../forms/useFocusOnArrival.ts';
import { useFormErrors } from '../forms/useFormErrors.ts';
import { useOneAtATime } from '../forms/useOneAtATime.ts';
import { loginMessages } from '../login.messages.ts';
import type { Entered } from './useEnter.ts';

type SecondStepProps = { ticket: string; onExpired: () => void; onEntered: (entered: Entered) => Promise<void> };

/** The first proof was right; this account also wants a code of its authenticator app. */
export function SecondStep({ ticket, onExpired, onEntered }: SecondStepProps) {
  const t = useText(loginMessages);
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState('');
  const errors = useFormErrors(form, { fields: { code: t('factorCodeMissing') }, otherwise: t('somethingWrong') });
  useFocusOnArrival(form, 'code');

  const enter = useOneAtATime(async () => {
    if (!errors.passes(code.trim().length < 6 ? ['code'] : [])) return;
    try {
      await onEntered(await api.student.loginBySecondFactor({ ticket, code: code.trim() }));
    } catch (error) {
      if (error instanceof ApiError && error.error === 'login_expired') {
        toast.error(error.message);
        onExpired();
      } else errors.refused(error);
    }
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    void enter.run();
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.sentence}>{t('factorSentence')}</p>
      <TextField
        label={t('factorCode')}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        maxLength={16}
        value={code}
        onChange={(event) => {
          errors.mending('code');
          setCode(event.currentTarget.value);
        }}
        error={errors.fields.code}
        hint={t('factorHint')}
      />
      <FormMessage text={errors.message} />
      <Button type="submit" kind="primary" size="lg" block busy={enter.busy}>
        {t('enter')}
      </Button>
    </form>
  );
}
