import type { Output } from '@ninefold/contract/call';
import type { Contract } from '@ninefold/contract/contract';
import { useState } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { adminMessages } from './admin.messages.ts';
import styles from './admin.module.css';
import { useAct } from './useAct.ts';

type Challenge = Output<Contract['attempt']['getChallengeList']>['list'][number];

/** Given and key, the learner's words, the evidence; what accepting changes stands before the button. */
export function ChallengeRecord({ challenge }: { challenge: Challenge }) {
  const t = useText(adminMessages);
  const { language } = useLanguage();
  const [reply, setReply] = useState('');
  const [missing, setMissing] = useState(false);
  const settle = useAct((accept: boolean) =>
    api.attempt.settleChallenge({ id: challenge.id, accept, reply: reply.trim() }),
  );
  const decide = (accept: boolean) => (reply.trim() ? settle.mutate(accept) : setMissing(true));
  return (
    <Card aria-label={t('question', { n: challenge.n })}>
      <h2 className={styles.name}>{t('question', { n: challenge.n })}</h2>
      <div className={styles.answers}>
        <div>
          <p className={styles.small}>{t('given')}</p>
          <p className={styles.text}>{challenge.given.join(', ') || t('nothingGiven')}</p>
        </div>
        <div>
          <p className={styles.small}>{t('answer')}</p>
          <p className={styles.text}>{challenge.answer.join(', ')}</p>
        </div>
      </div>
      <div className={styles.block}>
        <p className={styles.small}>{t('words')}</p>
        <p>{challenge.words}</p>
      </div>
      {challenge.evidence.length > 0 && (
        <div className={styles.block}>
          <p className={styles.small}>{t('evidence')}</p>
          {challenge.evidence.map((quote) => (
            <p key={quote} className={styles.text}>
              {quote}
            </p>
          ))}
        </div>
      )}
      <div className={styles.block}>
        <p className={styles.small}>{t('explain')}</p>
        <p>{challenge.explain[language]}</p>
      </div>
      {challenge.state !== 'open' ? (
        <div className={styles.block}>
          <p className={styles.small}>{t('reply')}</p>
          <p>{challenge.reply}</p>
        </div>
      ) : (
        <>
          <div className={styles.block}>
            <p className={styles.small}>{t('ifAccepted')}</p>
            <ul className={styles.list}>
              <li>{t('acceptMark')}</li>
              <li>{t('acceptBook')}</li>
              <li>{t('acceptReply')}</li>
            </ul>
            <TextField
              label={t('reply')}
              error={missing ? t('replyMissing') : undefined}
              value={reply}
              maxLength={500}
              onChange={(event) => {
                setMissing(false);
                setReply(event.currentTarget.value);
              }}
            />
          </div>
          <div className={styles.acts}>
            <Button kind="primary" busy={settle.isPending && settle.variables === true} onClick={() => decide(true)}>
              {t('accept')}
            </Button>
            <Button busy={settle.isPending && settle.variables === false} onClick={() => decide(false)}>
              {t('decline')}
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}
