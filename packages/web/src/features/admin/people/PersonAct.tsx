import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { newId } from '#practice/new-id.ts';
import { ChoiceField } from '#ui/forms/ChoiceField.tsx';
import { PasswordField } from '#ui/forms/PasswordField.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { adminMessages } from '../admin.messages.ts';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { useAct } from '../useAct.ts';

export type PersonActName = 'ban' | 'unban' | 'sessions' | 'factor' | 'close' | 'coins' | 'membership';
type Skill = 'writing' | 'reading' | 'listening';

/** Whoever does these proves that the session is theirs. */
const WITH_PASSWORD: readonly PersonActName[] = ['factor', 'close'];

const WORDS = {
  ban: ['ban', 'banConsequence'],
  unban: ['unban', 'unbanConsequence'],
  sessions: ['endSessions', 'endConsequence'],
  factor: ['resetFactor', 'resetFactorConsequence'],
  close: ['closeOperator', 'closeConsequence'],
  coins: ['grantCoins', 'grantConsequence'],
  membership: ['grantMembership', 'membershipConsequence'],
} as const;

/** One act on one account, with its consequence and its reason. */
export function PersonAct({ act, userId, onClose }: { act: PersonActName; userId: number; onClose: () => void }) {
  const t = useText(adminMessages);
  const [amount, setAmount] = useState(act === 'coins' ? '50' : '30');
  const [skill, setSkill] = useState<Skill>('writing');
  // One key for one opening: a second press after a lost answer gives nothing twice.
  const [key] = useState(newId);
  const [password, setPassword] = useState('');
  const doing = useAct((reason: string): Promise<unknown> => {
    const on = { user_id: userId, reason };
    if (act === 'ban') return api.admin.ban(on);
    if (act === 'unban') return api.admin.unban(on);
    if (act === 'sessions') return api.admin.endSessions(on);
    const proof = password ? { password_now: password } : {};
    if (act === 'factor') return api.admin.resetSecondFactor({ ...on, ...proof });
    if (act === 'close') return api.admin.closeOperator({ ...on, ...proof });
    if (act === 'coins') return api.admin.grantCoins({ ...on, coins: Number(amount), key });
    return api.admin.grantMembership({ ...on, skill, days: Number(amount), key });
  }, onClose);
  const [title, consequence] = WORDS[act];
  return (
    <ReasonDialog
      title={t(title)}
      consequence={t(consequence)}
      isDanger={act === 'ban' || act === 'close'}
      busy={doing.isPending}
      onClose={onClose}
      onAct={(reason) => doing.mutate(reason)}
    >
      {WITH_PASSWORD.includes(act) && (
        <PasswordField
          label={t('ownPassword')}
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      )}
      {act === 'membership' && (
        <ChoiceField
          label={t('skill')}
          choices={(['writing', 'reading', 'listening'] as const).map((value) => ({ value, label: t(value) }))}
          value={skill}
          onChange={setSkill}
        />
      )}
      {(act === 'coins' || act === 'membership') && (
        <TextField
          label={t(act === 'coins' ? 'howMany' : 'days')}
          inputMode="numeric"
          value={amount}
          onChange={(event) => setAmount(event.currentTarget.value.replace(/\D/g, '').slice(0, 6))}
        />
      )}
    </ReasonDialog>
  );
}
