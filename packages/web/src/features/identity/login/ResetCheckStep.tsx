import { type FormEvent, useRef, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { codeDigits, wrongEntries } from '../forms/entry-checks.ts';
import { FormMessage } from '../forms/FormMessage.tsx';
import styles from '../forms/forms.module.css';
import type { MobileEntry } from '../forms/MobileFields.tsx';
import { useFocusOnArrival } from '../forms/useFocusOnArrival.ts';
import { useFormErrors } from '../forms/useFormErrors.ts';
import { useOneAtATime } from '../forms/useOneAtATime.ts';
import { loginMessages } from '../login.messages.ts';
import { maskMobile } from '../mask-mobile.ts';

type ResetCheckStepProps = {
  number: MobileEntry;
  onAgain: () => void;
  onChecked: (code: string) => void;
};

export function ResetCheckStep({ number, onAgain, onChecked }: ResetCheckStepProps) {
  const t = useText(loginMessages);
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState('');
  const errors = useFormErrors(form, { fields: { code: t('codeMissing') }, otherwise: t('somethingWrong') });
  useFocusOnArrival(form, 'code');

  const check = useOneAtATime(async () => {
    if (!errors.passes(wrongEntries({ code }))) return;
    try {
      const { valid } = await api.student.checkResetPasswordSms({
        country_id: number.countryId,
        mobile: number.mobile,
        code,
      });
      if (valid) onChecked(code);
      else errors.passes(['code']);
    } catch (error) {
      errors.refused(error);
    }
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    void check.run();
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.sentence}>{t('resetCheckSentence', { mobile: maskMobile(number.mobile) })}</p>
      <TextField
        label={t('code')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={(event) => {
          errors.mending('code');
          setCode(codeDigits(event.currentTarget.value));
        }}
        error={errors.fields.code}
      />
      <FormMessage text={errors.message} />
      <Button type="submit" kind="primary" size="lg" block busy={check.busy}>
        {t('nextStep')}
      </Button>
      <button type="button" className={styles.link} onClick={onAgain}>
        {t('resend')}
      </button>
    </form>
  );
}
