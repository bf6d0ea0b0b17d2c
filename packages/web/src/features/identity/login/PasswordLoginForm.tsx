import { ApiError } from '@ninefold/contract/client';
import { type FormEvent, useRef } from 'react';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { Button } from '#ui/Button.tsx';
import { PasswordField } from '#ui/forms/PasswordField.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { CaptchaLine } from '../forms/CaptchaLine.tsx';
import { countryOfNumber } from '../forms/country-choice.ts';
import { wrongEntries } from '../forms/entry-checks.ts';
import { FormMessage } from '../forms/FormMessage.tsx';
import styles from '../forms/forms.module.css';
import { type CaptchaAnswer, useCaptcha } from '../forms/useCaptcha.ts';
import { useCountries } from '../forms/useCountries.ts';
import { useFormErrors } from '../forms/useFormErrors.ts';
import { useOneAtATime } from '../forms/useOneAtATime.ts';
import { loginMessages } from '../login.messages.ts';
import { ticketIn } from './second-step.ts';
import type { Entered } from './useEnter.ts';

export type PasswordEntry = { account: string; password: string; proofAsked: boolean };

type PasswordLoginFormProps = {
  entry: PasswordEntry;
  onType: (change: Partial<PasswordEntry>) => void;
  /** The country of the SMS tab, 0 for the first one: a number without `+` belongs to it. */
  countryId: number;
  onForgot: () => void;
  /** The first proof was right; the account asks for a second. */
  onSecondStep: (ticket: string) => void;
  onEntered: (entered: Entered) => Promise<void>;
};

export function PasswordLoginForm({
  entry,
  onType,
  countryId,
  onForgot,
  onSecondStep,
  onEntered,
}: PasswordLoginFormProps) {
  const t = useText(loginMessages);
  const form = useRef<HTMLFormElement>(null);
  const countries = useCountries();
  const captcha = useCaptcha(entry.proofAsked);
  const errors = useFormErrors(form, {
    fields: { account: t('accountMissing'), password: t('passwordMissing') },
    otherwise: t('somethingWrong'),
  });

  const logIn = useOneAtATime(async () => {
    const { account, password, proofAsked } = entry;
    if (!errors.passes(wrongEntries({ account, password }))) return;
    const home = countryId || (countries[0]?.id ?? 0);
    const country = countryOfNumber(account, countries, home)?.id ?? home;
    const send = (answer?: CaptchaAnswer) =>
      api.student.loginByPassword({
        account: account.trim(),
        password,
        ...(country > 0 && { country_id: country }),
        ...answer,
      });
    try {
      await onEntered(await (proofAsked ? captcha.with(send) : send().catch(workFirst(send))));
    } catch (error) {
      const ticket = ticketIn(error);
      if (ticket) onSecondStep(ticket);
      else errors.refused(error);
    }
  });

  /** Asked for work after too many failures, the browser does it and logs in by itself. */
  function workFirst<T>(send: (answer: CaptchaAnswer) => Promise<T>) {
    return (error: unknown): Promise<T> => {
      if (!(error instanceof ApiError) || error.error !== 'captcha_required') throw error;
      onType({ proofAsked: true });
      return captcha.with(send);
    };
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void logIn.run();
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={t('account')}
        name="account"
        autoComplete="username"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        value={entry.account}
        onChange={(event) => {
          errors.mending('account');
          onType({ account: event.currentTarget.value });
        }}
        error={errors.fields.account}
        hint={t('mobileAccountHint')}
      />
      <PasswordField
        label={t('password')}
        name="password"
        autoComplete="current-password"
        value={entry.password}
        onChange={(event) => {
          errors.mending('password');
          onType({ password: event.currentTarget.value });
        }}
        error={errors.fields.password}
      />
      {entry.proofAsked && <CaptchaLine captcha={captcha} />}
      <FormMessage text={errors.message} />
      <Button type="submit" kind="primary" size="lg" block busy={logIn.busy}>
        {t('enter')}
      </Button>
      <button type="button" className={styles.link} onClick={onForgot}>
        {t('forgotPassword')}
      </button>
    </form>
  );
}
