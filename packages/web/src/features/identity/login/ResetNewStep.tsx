import { ApiError } from '@ninefold/contract/client';
import { type FormEvent, useRef, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { Button } from '#ui/Button.tsx';
import { PasswordField } from '#ui/forms/PasswordField.tsx';
import { toast } from '#ui/states/toast.ts';
import { wrongEntries } from '../forms/entry-checks.ts';
import { FormMessage } from '../forms/FormMessage.tsx';
import styles from '../forms/forms.module.css';
import type { MobileEntry } from '../forms/MobileFields.tsx';
import { useFocusOnArrival } from '../forms/useFocusOnArrival.ts';
import { useFormErrors } from '../forms/useFormErrors.ts';
import { useOneAtATime } from '../forms/useOneAtATime.ts';
import { loginMessages } from '../login.messages.ts';

type ResetNewStepProps = {
  number: MobileEntry;
  code: string;
  /** The proof lasts ten minutes; after that only a new code helps. */
  onExpired: () => void;
  onDone: () => void;
};

export function ResetNewStep({ number, code, onExpired, onDone }: ResetNewStepProps) {
  const t = useText(loginMessages);
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const errors = useFormErrors(form, {
    fields: { password: t('newPasswordWrong'), submit_password: t('passwordsDiffer') },
    otherwise: t('somethingWrong'),
  });
  useFocusOnArrival(form, 'password');

  const save = useOneAtATime(async () => {
    const tooShort = wrongEntries({ new_password: password }).length > 0;
    if (!errors.passes(tooShort ? ['password'] : password === again ? [] : ['submit_password'])) return;
    try {
      await api.student.resetPassword({
        country_id: number.countryId,
        mobile: number.mobile,
        code,
        password,
        submit_password: again,
      });
      onDone();
    } catch (error) {
      if (error instanceof ApiError && error.error === 'sms_code_wrong') {
        toast.error(error.message);
        onExpired();
      } else errors.refused(error);
    }
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    void save.run();
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.sentence}>{t('resetNewSentence')}</p>
      {/* Password managers save the new password under this name. */}
      <input type="text" name="username" autoComplete="username" value={number.mobile} readOnly hidden />
      <PasswordField
        label={t('newPassword')}
        name="password"
        autoComplete="new-password"
        value={password}
        onChange={(event) => {
          errors.mending('password');
          setPassword(event.currentTarget.value);
        }}
        error={errors.fields.password}
        hint={t('newPasswordHint')}
      />
      <PasswordField
        label={t('newPasswordAgain')}
        name="submit_password"
        autoComplete="new-password"
        value={again}
        onChange={(event) => {
          errors.mending('submit_password');
          setAgain(event.currentTarget.value);
        }}
        error={errors.fields.submit_password}
      />
      <FormMessage text={errors.message} />
      <Button type="submit" kind="primary" size="lg" block busy={save.busy}>
        {t('saveNewPassword')}
      </Button>
    </form>
  );
}
