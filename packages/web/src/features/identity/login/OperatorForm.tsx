import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { enterSession } from '#session/session.ts';
import { Button } from '#ui/Button.tsx';
import { PasswordField } from '#ui/forms/PasswordField.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { FormMessage } from '../forms/FormMessage.tsx';
import styles from '../forms/forms.module.css';
import { useFormErrors } from '../forms/useFormErrors.ts';
import { useOneAtATime } from '../forms/useOneAtATime.ts';
import { identityQueries } from '../identity.queries.ts';
import { loginMessages } from '../login.messages.ts';

/** Whoever opens the link, of the first start or of an operator, chooses a name and a password, and runs the site. */
export function OperatorForm({ token }: { token: string }) {
  const t = useText(loginMessages);
  const link = useQuery(identityQueries.operatorLink(token));
  if (link.isPending) return <LoadingRows rows={3} rowHeight={72} look="line" />;
  if (link.data?.valid !== 1) return <EmptyState title={t('firstOver')}>{t('firstOverSentence')}</EmptyState>;
  return <Fields token={token} />;
}

function Fields({ token }: { token: string }) {
  const t = useText(loginMessages);
  const form = useRef<HTMLFormElement>(null);
  const [entry, setEntry] = useState({ account: '', name: '', password: '', submit_password: '' });
  const errors = useFormErrors(form, {
    fields: {
      account: t('firstAccountWrong'),
      name: t('firstNameMissing'),
      password: t('newPasswordWrong'),
      submit_password: t('passwordsDiffer'),
    },
    otherwise: t('somethingWrong'),
  });
  const save = useOneAtATime(async () => {
    if (!errors.passes(entry.password === entry.submit_password ? [] : ['submit_password'])) return;
    try {
      await api.admin.becomeOperator({ token, ...entry });
      await enterSession();
    } catch (error) {
      errors.refused(error);
    }
  });
  const field = <Name extends keyof typeof entry>(name: Name) => ({
    name,
    value: entry[name],
    error: errors.fields[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      errors.mending(name);
      setEntry({ ...entry, [name]: event.currentTarget.value });
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    void save.run();
  }
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <TextField {...field('account')} label={t('firstAccount')} hint={t('firstAccountHint')} autoComplete="username" />
      <TextField {...field('name')} label={t('firstName')} autoComplete="name" />
      <PasswordField
        {...field('password')}
        label={t('password')}
        hint={t('newPasswordHint')}
        autoComplete="new-password"
      />
      <PasswordField {...field('submit_password')} label={t('newPasswordAgain')} autoComplete="new-password" />
      <FormMessage text={errors.message} />
      <Button type="submit" kind="primary" size="lg" block busy={save.busy}>
        {t('firstSave')}
      </Button>
    </form>
  );
}
