import type { MockReport } from '@ninefold/contract/mock/report';
import { IconMicrophone } from '@tabler/icons-react';
import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { Link } from '#navigation/link.tsx';
import { Button } from '#ui/Button.tsx';
import { BandChip } from '#ui/band/BandChip.tsx';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { MockKit } from '../mock-kit.ts';
import styles from './ReportPage.module.css';
import { reportMessages } from './report.messages.ts';

type SpeakingCardProps = { kit: MockKit; report: MockReport; onBegin: () => void };

const CRITERIA = ['fc', 'lr', 'gra', 'p'] as const;

/** The interview: still to be sat, with its last day; listened to; or its bands. Nothing where the mock has none. */
export function SpeakingCard({ kit, report: { speaking }, onBegin }: SpeakingCardProps) {
  const t = useText(reportMessages);
  const format = useFormat();
  const { state, record_id, bands } = speaking;
  if (state === 'none') return null;
  return (
    <Card className={styles.interview}>
      <div className={styles.task} data-speaking={state}>
        <h2 className={styles.cardTitle}>{t('interview')}</h2>
        {state === 'told' && <BandChip score={speaking.band} />}
      </div>
      {state === 'waiting' && (
        <progress className={styles.progress} max={100} value={speaking.percent} aria-label={t('progress')} />
      )}
      <p className={styles.quiet} role="status">
        {words()}
      </p>
      {bands && (
        <p className={styles.quiet}>
          {CRITERIA.map((criterion) =>
            t('criterionBand', { name: t(`spoken_${criterion}`), band: bands[criterion].toFixed(1) }),
          ).join(' · ')}
        </p>
      )}
      {state === 'todo' && (
        <Button kind="primary" leftIcon={<Icon of={IconMicrophone} size={18} />} onClick={onBegin}>
          {t('interviewBegin')}
        </Button>
      )}
      {record_id > 0 && state !== 'running' && state !== 'empty' && (
        <Link {...kit.speakingPath(record_id)}>{t(state === 'unscored' ? 'interviewAsk' : 'interviewReport')}</Link>
      )}
    </Card>
  );

  function words(): string {
    if (state === 'todo') return t('interview_todo', { day: format.date(speaking.until) });
    if (state === 'failed') return t(speaking.refunded === 1 ? 'interview_failedBack' : 'interview_failed');
    if (state === 'waiting')
      return t('interview_waiting', { ahead: speaking.ahead, seconds: Math.max(1, speaking.seconds_left) });
    if (state === 'none') return '';
    return t(`interview_${state}`);
  }
}
