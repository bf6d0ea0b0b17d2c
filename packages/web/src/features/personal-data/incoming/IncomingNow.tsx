import type { Incoming } from '@ninefold/contract/personal-data';
import { useText } from '#i18n/useText.ts';
import styles from '../PersonalDataPage.module.css';
import { ProgressTrack } from '../ProgressTrack.tsx';
import { personalDataMessages } from '../personal-data.messages.ts';
import { WhatComes } from './WhatComes.tsx';

const FAILURES = {
  not_an_archive: 'bringNotOurs',
  newer: 'bringNewer',
  damaged: 'bringDamaged',
  too_large: 'bringTooMuch',
  too_much_sound: 'bringTooMuchSound',
  internal: 'bringFailed',
  '': 'bringFailed',
} as const;

/** How far it is, what will come, and what came. `sent`: percent of the file, while it is sent. */
export function IncomingNow({ incoming, sent }: { incoming: Incoming | null; sent: number | null }) {
  const t = useText(personalDataMessages);
  if (sent !== null) return <Working label={t('bringSending', { percent: sent })} percent={sent} />;
  if (!incoming) return null;
  const { state, percent, failure, failed_at, received, size } = incoming;
  switch (state) {
    case 'receiving':
      return <p className={styles.now}>{t('bringHalf', { percent: Math.floor((100 * received) / size) })}</p>;
    case 'checking':
      return <Working label={t('bringChecking', { percent })} percent={percent} />;
    case 'bringing':
      return <Working label={t('bringing', { percent })} percent={percent} />;
    case 'failed':
      return (
        <>
          <p className={styles.failed}>{t(FAILURES[failure])}</p>
          {failed_at && <p className={styles.sentence}>{t('bringSeenAt', { file: failed_at })}</p>}
        </>
      );
    default:
      return <WhatComes incoming={incoming} />;
  }
}

function Working({ label, percent }: { label: string; percent: number }) {
  return (
    <>
      <p className={styles.now}>{label}</p>
      <ProgressTrack label={label} percent={percent} />
    </>
  );
}
