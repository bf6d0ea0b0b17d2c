import { useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { returnPath } from '#lib/addresses/return-path.ts';
import { inviteCodeOf, pendingInvite } from '#session/pending-invite.ts';
import { useIsLoggedIn } from '#session/session.ts';
import { toast } from '#ui/states/toast.ts';
import { Tabs } from '#ui/Tabs.tsx';
import type { SmsEntry } from '../forms/SmsCodeFields.tsx';
import { waitingNumber } from '../forms/useCodeWait.ts';
import { loginMessages } from '../login.messages.ts';
import { LoginFrame } from './LoginFrame.tsx';
import styles from './LoginPage.module.css';
import { OperatorForm } from './OperatorForm.tsx';
import { type PasswordEntry, PasswordLoginForm } from './PasswordLoginForm.tsx';
import { ResetPassword } from './ResetPassword.tsx';
import { SecondStep } from './SecondStep.tsx';
import { SmsLoginForm } from './SmsLoginForm.tsx';
import { type Entered, useEnter } from './useEnter.ts';

type Way = 'sms' | 'password' | 'reset';

export function LoginPage() {
  const t = useText(loginMessages);
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const [way, setWay] = useState<Way>('sms');
  // What was typed is kept above the tabs, so that switching between them loses nothing.
  const [sms, setSms] = useState(startSms);
  const [password, setPassword] = useState<PasswordEntry>({ account: '', password: '', proofAsked: false });
  const enter = useEnter();
  const [ticket, setTicket] = useState<string | null>(null);
  const [mustSetUp, setMustSetUp] = useState(false);
  const { history } = useRouter();
  const [inviteCode] = useState(() => invitation(history.location.href, search.invite));
  const first = typeof search.first === 'string' ? search.first : '';
  useLeadOn(first ? '/admin/people' : mustSetUp ? '/profile/security' : search.return);

  async function onEntered(entered: Entered) {
    setMustSetUp(entered.second_factor_missing === 1);
    await enter(entered);
  }

  function forgot() {
    const looksLikeNumber = /^[+\d\s-]{4,}$/.test(password.account.trim());
    if (!sms.mobile && looksLikeNumber) setSms({ ...sms, mobile: password.account.trim() });
    setWay('reset');
  }

  if (first) {
    return (
      <LoginFrame title={t('firstTitle')} note={t('firstNote')}>
        <OperatorForm token={first} />
      </LoginFrame>
    );
  }

  if (ticket !== null) {
    return (
      <LoginFrame title={t('factorTitle')}>
        <SecondStep ticket={ticket} onExpired={() => setTicket(null)} onEntered={onEntered} />
        <button type="button" className={styles.back} onClick={() => setTicket(null)}>
          {t('backToLogin')}
        </button>
      </LoginFrame>
    );
  }

  if (way === 'reset') {
    return (
      <LoginFrame title={t('resetTitle')}>
        <ResetPassword
          start={{ countryId: sms.countryId, mobile: sms.mobile }}
          onDone={(reset) => {
            toast.success(t('resetDone'));
            setSms({ ...sms, ...reset });
            setPassword({ account: reset.mobile, password: '', proofAsked: false });
            setWay('password');
          }}
        />
        <button type="button" className={styles.back} onClick={() => setWay('password')}>
          {t('backToLogin')}
        </button>
      </LoginFrame>
    );
  }

  return (
    <LoginFrame title={t('title')} note={t(inviteCode ? 'invitedNote' : 'guestNote')}>
      <Tabs
        label={t('ways')}
        tabs={[
          { value: 'sms', label: t('bySms') },
          { value: 'password', label: t('byPassword') },
        ]}
        value={way}
        onChange={setWay}
      >
        {way === 'sms' ? (
          <SmsLoginForm
            entry={sms}
            onType={(change) => setSms((typed) => ({ ...typed, ...change }))}
            inviteCode={inviteCode}
            onSecondStep={setTicket}
            onEntered={onEntered}
          />
        ) : (
          <PasswordLoginForm
            entry={password}
            onType={(change) => setPassword((typed) => ({ ...typed, ...change }))}
            countryId={sms.countryId}
            onForgot={forgot}
            onSecondStep={setTicket}
            onEntered={onEntered}
          />
        )}
      </Tabs>
    </LoginFrame>
  );
}

/** A reload right after asking for a code finds the number again; everything else starts empty. */
function startSms(): SmsEntry {
  const waiting = waitingNumber('login');
  return { countryId: waiting?.countryId ?? 0, mobile: waiting?.mobile ?? '', code: '' };
}

/** Read from the address as text, because the router reads a code like 1E5 as a number. */
function invitation(address: string, wanted: unknown): string {
  pendingInvite.note(address);
  return pendingInvite.code() || inviteCodeOf(wanted);
}

/** Somebody who is logged in, now or already on arrival, is led on. */
function useLeadOn(wanted: unknown): void {
  const loggedIn = useIsLoggedIn();
  const { history } = useRouter();
  useEffect(() => {
    if (loggedIn) history.replace(returnPath(wanted, window.location.origin));
  }, [loggedIn, wanted, history]);
}
