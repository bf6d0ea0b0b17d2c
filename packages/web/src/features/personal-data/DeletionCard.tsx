import type { PersonalDataState } from '@ninefold/contract/personal-data';
import { useState } from 'react';
import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { AskDeletion } from './AskDeletion.tsx';
import styles from './PersonalDataPage.module.css';
import { personalDataMessages } from './personal-data.messages.ts';
import { useStateChange } from './useStateChange.ts';

export function DeletionCard({ state }: { state: PersonalDataState }) {
  const t = useText(personalDataMessages);
  const [asking, setAsking] = useState(false);
  const { proof, deletion, deletion_days: days } = state;
  if (deletion) return <GoingCard due={deletion.due_at} />;
  const canProve = proof.mobile !== '' || proof.password === 1;
  return (
    <Card padding="lg" aria-label={t('leaveTitle')}>
      <h2 className={styles.heading}>{t('leaveTitle')}</h2>
      <p className={styles.sentence}>{t('leaveSentence', { days })}</p>
      <ul className={styles.list}>
        <li>{t('goes1')}</li>
        <li>{t('goes2')}</li>
        <li>{t('goes3')}</li>
      </ul>
      <p className={styles.sentence}>{t('staysTitle')}</p>
      <ul className={styles.list}>
        <li>{t('stays1')}</li>
        <li>{t('stays2')}</li>
      </ul>
      {canProve ? (
        <div className={styles.buttons}>
          <Button kind="dangerLine" onClick={() => setAsking(true)}>
            {t('leave')}
          </Button>
        </div>
      ) : (
        <p className={styles.failed}>{t('noProof')}</p>
      )}
      <Dialog opened={asking} onClose={() => setAsking(false)} title={t('askTitle')}>
        <AskDeletion state={state} onDone={() => setAsking(false)} />
      </Dialog>
    </Card>
  );
}

function GoingCard({ due }: { due: number }) {
  const t = useText(personalDataMessages);
  const format = useFormat();
  const keep = useStateChange(() => api.personalData.keepAccount(), t('kept'));
  const title = t('goingTitle', { date: format.date(due) });
  return (
    <Card padding="lg" aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      <p className={styles.sentence}>{t('goingSentence')}</p>
      <div className={styles.buttons}>
        <Button busy={keep.isPending} onClick={() => keep.mutate()}>
          {t('keep')}
        </Button>
      </div>
    </Card>
  );
}
