import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { ChoiceField } from '#ui/forms/ChoiceField.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { adminQueries } from '../admin.queries.ts';
import { useAct } from '../useAct.ts';
import { Answered } from './Answered.tsx';
import type { Challenge } from './ChallengeEvidence.tsx';
import { Consequences } from './Consequences.tsx';
import { challengeMessages } from './challenges.messages.ts';
import styles from './challenges.module.css';

/** What accepting changes stands before the button that does it. */
export function ChallengeDecision({ challenge, onDone }: { challenge: Challenge; onDone: () => void }) {
  const t = useText(challengeMessages);
  const id = useId();
  const isOpen = challenge.state === 'open';
  const { data: effect, error, refetch } = useQuery({ ...adminQueries.challengeEffect(challenge.id), enabled: isOpen });
  const [wantsKey, setWantsKey] = useState(true);
  const [reply, setReply] = useState('');
  const [missing, setMissing] = useState(false);
  const addsToKey = wantsKey && effect?.can_add === 1;
  const settle = useAct(
    (accept: boolean) =>
      api.attempt.settleChallenge({ id: challenge.id, accept, add_to_key: accept && addsToKey, reply: reply.trim() }),
    onDone,
  );
  const decide = (accept: boolean) => (reply.trim() ? settle.mutate(accept) : setMissing(true));
  if (!isOpen) return <Answered challenge={challenge} />;
  if (!effect)
    return (
      <Card>
        {error ? (
          <ErrorState title={t('somethingWrong')} error={error} onRetry={() => void refetch()} />
        ) : (
          <LoadingRows rows={4} rowHeight={32} look="line" />
        )}
      </Card>
    );
  return (
    <Card padding="none" aria-label={t('ifAccepted')}>
      <div className={styles.part}>
        <h2 className={styles.title}>{t('ifAccepted')}</h2>
        <Consequences challenge={challenge} effect={effect} addsToKey={addsToKey} />
        {effect.can_add === 1 ? (
          <ChoiceField
            label={t('whatCounts')}
            choices={[
              { value: 'key', label: t('addToKey') },
              { value: 'once', label: t('markOnce') },
            ]}
            value={wantsKey ? 'key' : 'once'}
            onChange={(chosen) => setWantsKey(chosen === 'key')}
          />
        ) : (
          <p className={styles.fine}>{t('cannotAdd')}</p>
        )}
      </div>
      <div className={styles.part}>
        <label htmlFor={id} className={styles.small}>
          {t('reply')}
        </label>
        <textarea
          id={id}
          className={styles.area}
          value={reply}
          maxLength={500}
          aria-invalid={missing || undefined}
          aria-describedby={missing ? `${id}-note` : undefined}
          onChange={(event) => {
            setMissing(false);
            setReply(event.currentTarget.value);
          }}
        />
        <p id={`${id}-note`} role="alert" className={styles.missing}>
          {missing && t('replyMissing')}
        </p>
      </div>
      <div className={styles.part}>
        <Button kind="primary" block busy={settle.isPending && settle.variables === true} onClick={() => decide(true)}>
          {addsToKey && effect.is_more === 1
            ? t('acceptAtLeast', { count: effect.again.learners })
            : t('accept', { count: addsToKey ? effect.again.learners : 1 })}
        </Button>
        <Button block busy={settle.isPending && settle.variables === false} onClick={() => decide(false)}>
          {t('decline')}
        </Button>
      </div>
    </Card>
  );
}
