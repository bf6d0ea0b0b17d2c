import type { PersonalDataState } from '@ninefold/contract/personal-data';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { messageOf } from '#lib/errors/message-of.ts';
import { Button } from '#ui/Button.tsx';
import { PasswordField } from '#ui/forms/PasswordField.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import styles from './PersonalDataPage.module.css';
import { personalDataMessages } from './personal-data.messages.ts';
import { personalDataQueries } from './personal-data.queries.ts';

type AskDeletionProps = { state: PersonalDataState; onDone: () => void };

/** Asks once more who it is; what follows cannot be taken back after some days. */
export function AskDeletion({ state, onDone }: AskDeletionProps) {
  const t = useText(personalDataMessages);
  const client = useQueryClient();
  const { proof, deletion_days: days } = state;
  const [way, setWay] = useState<'password' | 'code'>(proof.password ? 'password' : 'code');
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState('');
  const ask = useMutation({
    mutationFn: () => api.personalData.askDeletion(way === 'password' ? { password: typed } : { code: typed }),
    onSuccess: (now) => {
      client.setQueryData(personalDataQueries.state().queryKey, now);
      onDone();
    },
    onError: (error) => setWrong(messageOf(error, t('somethingWrong'))),
  });

  function type(value: string) {
    setWrong('');
    setTyped(value);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (way === 'password' ? typed === '' : !/^\d{6}$/.test(typed))
      return setWrong(t(way === 'password' ? 'passwordMissing' : 'codeMissing'));
    if (!ask.isPending) ask.mutate();
  }

  function change() {
    type('');
    setWay(way === 'password' ? 'code' : 'password');
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.sentence}>{t('askSentence', { days })}</p>
      {way === 'password' ? (
        <PasswordField
          label={t('password')}
          name="password"
          autoComplete="current-password"
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
          error={wrong}
        />
      ) : (
        <TextField
          label={t('code', { mobile: proof.mobile })}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={typed}
          onChange={(event) => type(event.currentTarget.value.replace(/\D/g, '').slice(0, 6))}
          error={wrong}
          right={<SendCode onRefused={setWrong} />}
        />
      )}
      {proof.password === 1 && proof.mobile !== '' && (
        <Button kind="ghost" size="sm" onClick={change}>
          {t(way === 'password' ? 'useCode' : 'usePassword')}
        </Button>
      )}
      <div className={styles.buttons}>
        <Button type="submit" kind="dangerLine" busy={ask.isPending}>
          {t('confirm')}
        </Button>
        <Button kind="primary" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}

function SendCode({ onRefused }: { onRefused: (sentence: string) => void }) {
  const t = useText(personalDataMessages);
  const [left, setLeft] = useState(0);
  const send = useMutation({
    mutationFn: () => api.personalData.sendDeletionCode(),
    onSuccess: ({ wait_seconds }) => setLeft(wait_seconds),
    onError: (error) => onRefused(messageOf(error, t('somethingWrong'))),
  });
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return (
    <Button kind="soft" size="sm" busy={send.isPending} disabled={left > 0} onClick={() => send.mutate()}>
      {left > 0 ? t('sendAgain', { seconds: left }) : t('sendCode')}
    </Button>
  );
}
