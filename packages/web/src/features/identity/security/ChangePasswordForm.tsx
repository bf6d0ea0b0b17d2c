import type { UserInfo } from '@ninefold/contract/identity';
import { type Strength, strengthOf } from '@ninefold/core/identity/password-strength';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { sessionQueries } from '#session/session.queries.ts';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { PasswordField } from '#ui/forms/PasswordField.tsx';
import { toast } from '#ui/states/toast.ts';
import { wrongEntries } from '../forms/entry-checks.ts';
import { FormMessage } from '../forms/FormMessage.tsx';
import styles from '../forms/forms.module.css';
import { OwnerProofFields } from '../forms/OwnerProofFields.tsx';
import { missingProof, needsProof, sentProof, startProof } from '../forms/owner-proof.ts';
import { useFormErrors } from '../forms/useFormErrors.ts';
import { useOneAtATime } from '../forms/useOneAtATime.ts';
import { securityMessages } from '../security.messages.ts';

const SAYS = {
  short: 'strengthShort',
  weak: 'strengthWeak',
  fair: 'strengthFair',
  good: 'strengthGood',
} as const satisfies Record<Strength, string>;

export function ChangePasswordForm({ me }: { me: UserInfo }) {
  const t = useText(securityMessages);
  const client = useQueryClient();
  const { history } = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const [proof, setProof] = useState(() => startProof(me));
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const asked = needsProof(me);
  const errors = useFormErrors(form, {
    fields: {
      password_now: t('passwordNowMissing'),
      own_code: t('ownCodeMissing'),
      password: t('newPasswordWrong'),
      submit_password: t('differ'),
    },
    otherwise: t('somethingWrong'),
  });
  const strength = strengthOf(password, [me.mobile, me.name, me.account]);

  const save = useOneAtATime(async () => {
    const tooShort = wrongEntries({ new_password: password }).length > 0;
    const wrong = tooShort ? (['password'] as const) : password === again ? [] : (['submit_password'] as const);
    if (!errors.passes([...(asked ? missingProof(proof) : []), ...wrong])) return;
    try {
      await api.student.changePassword({ ...(asked && sentProof(proof)), password, submit_password: again });
      await client.invalidateQueries(sessionQueries.me());
      toast.success(t('passwordSaved'));
      history.push('/profile/personal');
    } catch (error) {
      errors.refused(error);
    }
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    void save.run();
  }

  return (
    <form ref={form} className={cx(styles.form, styles.inDialog)} onSubmit={submit} noValidate>
      <p className={styles.sentence}>{t('passwordSentence')}</p>
      {/* Password managers save the new password under this name. */}
      <input type="text" name="username" autoComplete="username" value={me.mobile || me.account} readOnly hidden />
      {asked && (
        <OwnerProofFields
          me={me}
          proof={proof}
          onType={(change) => setProof((typed) => ({ ...typed, ...change }))}
          errors={errors}
        />
      )}
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
        hint={t(password === '' ? 'strengthNone' : SAYS[strength])}
      />
      <PasswordField
        label={t('again')}
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
        {t('savePassword')}
      </Button>
    </form>
  );
}
