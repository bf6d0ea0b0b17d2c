import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { Button } from '#ui/Button.tsx';
import { PasswordField } from '#ui/forms/PasswordField.tsx';
import { adminMessages } from '../admin.messages.ts';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { useAct } from '../useAct.ts';
import { challengeMessages } from './challenges.messages.ts';

type TakeBackProps = { challengeId: number; answers: readonly string[]; markedAgain: number };

/** Takes answers out of a key again. What that changes, and what it leaves as it is, stands before the press. */
export function TakeBack({ challengeId, answers, markedAgain }: TakeBackProps) {
  const t = useText(challengeMessages);
  const admin = useText(adminMessages);
  const [isAsking, setAsking] = useState(false);
  const [password, setPassword] = useState('');
  const close = () => {
    setAsking(false);
    setPassword('');
  };
  const taking = useAct((reason: string) => {
    const proof = password ? { password_now: password } : {};
    return api.admin.takeBackAnswer({ challenge_id: challengeId, reason, ...proof });
  }, close);
  return (
    <>
      <Button size="sm" onClick={() => setAsking(true)}>
        {t('takeBack')}
      </Button>
      {isAsking && (
        <ReasonDialog
          title={t('takeBack')}
          consequence={t('takeBackConsequence', { answers: answers.join(', '), count: markedAgain })}
          isDanger
          busy={taking.isPending}
          onClose={close}
          onAct={(reason) => taking.mutate(reason)}
        >
          <PasswordField
            label={admin('ownPassword')}
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
        </ReasonDialog>
      )}
    </>
  );
}
