import type { SpeakingReportView } from '@ninefold/contract/speaking/scoring';
import { SPEAKING_CRITERIA } from '@ninefold/core/speaking/report';
import { IconArrowDownRight, IconArrowUpRight, IconMinus } from '@tabler/icons-react';
import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { Tag } from '#ui/Tag.tsx';
import { speakingMessages } from '../speaking.messages.ts';
import styles from './Compare.module.css';
import { movementWords } from './movement-words.ts';
import { reportMessages } from './report.messages.ts';

const LOOKS = {
  improved: { tone: 'ok', icon: IconArrowUpRight },
  declined: { tone: 'warn', icon: IconArrowDownRight },
  unchanged: { tone: 'plain', icon: IconMinus },
} as const;

/** What moved since the time before of the same part; a change within the error is called so. */
export function Compare({ view: { before } }: { view: SpeakingReportView }) {
  const t = useText(reportMessages);
  const words = useText(speakingMessages);
  const format = useFormat();
  if (!before)
    return (
      <Card>
        <EmptyState title={t('compareNone')} />
      </Card>
    );
  return (
    <Card padding="none">
      <div className={styles.lead}>
        <h2>{t('compareLead', { date: format.shortDateTime(before.record.done_at || before.record.started_at) })}</h2>
        {before.same_set === 0 && <p>{t('compareOther')}</p>}
        <p>{t('compareSmall')}</p>
      </div>
      <ul>
        {before.movements.map((movement) => {
          const { key, value, verdict } = movementWords(movement);
          if (!key) return null;
          const criterion = SPEAKING_CRITERIA.find((one) => one === movement.what);
          const { tone, icon } = LOOKS[verdict];
          return (
            <li key={movement.what} className={styles.row}>
              <span>{criterion ? words(criterion) : t(key)}</span>
              <span className={styles.values}>
                {value(movement.from)} → <b>{value(movement.to)}</b>
              </span>
              <Tag tone={tone} icon={<Icon of={icon} size={14} />}>
                {t(verdict)}
              </Tag>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
