import type { UserInfo } from '@ninefold/contract/identity';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import styles from '../forms/forms.module.css';
import { identityQueries } from '../identity.queries.ts';
import page from '../personal.module.css';
import { securityMessages } from '../security.messages.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SecondFactorCodeForm } from './SecondFactorCodeForm.tsx';
import { SetUpSecondFactor } from './SetUpSecondFactor.tsx';

type Doing = 'nothing' | 'set_up' | 'renew' | 'remove' | { codes: string[] };

/** Codes of an authenticator app, asked for after the password: on, off, and what to do when the phone is gone. */
export function SecondFactorCard({ me }: { me: UserInfo }) {
  const t = useText(securityMessages);
  const client = useQueryClient();
  const factor = useQuery(identityQueries.secondFactor());
  const [doing, setDoing] = useState<Doing>('nothing');

  function show(codes: string[] | null) {
    setDoing(codes ? { codes } : 'nothing');
    void client.invalidateQueries(identityQueries.secondFactor());
  }

  function body() {
    if (typeof doing === 'object') return <RecoveryCodes codes={doing.codes} onDone={() => setDoing('nothing')} />;
    if (doing === 'set_up') return <SetUpSecondFactor me={me} onDone={show} onCancel={() => setDoing('nothing')} />;
    if (doing !== 'nothing')
      return <SecondFactorCodeForm action={doing} onDone={show} onCancel={() => setDoing('nothing')} />;
    if (factor.isError && !factor.data)
      return (
        <ErrorState
          title={t('factorUnknown')}
          error={factor.error}
          onRetry={() => void factor.refetch()}
          retrying={factor.isFetching}
        />
      );
    if (!factor.data) return <Skeleton height={72} />;
    if (!factor.data.is_on)
      return (
        <>
          <p className={styles.sentence}>{t(factor.data.is_required ? 'factorRequired' : 'factorOff')}</p>
          <Button onClick={() => setDoing('set_up')}>{t('turnOn')}</Button>
        </>
      );
    return (
      <>
        <p className={styles.sentence}>{t('factorOn', { count: factor.data.recovery_codes_left })}</p>
        <div className={styles.buttons}>
          <Button onClick={() => setDoing('renew')}>{t('renewCodes')}</Button>
          {!factor.data.is_required && (
            <Button kind="dangerLine" onClick={() => setDoing('remove')}>
              {t('turnOff')}
            </Button>
          )}
        </div>
      </>
    );
  }

  return (
    <Card padding="lg" aria-label={t('factorTitle')}>
      <h2 className={page.cardTitle}>{t('factorTitle')}</h2>
      <div className={styles.stack}>{body()}</div>
    </Card>
  );
}
