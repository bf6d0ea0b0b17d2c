import type { AssessedReport } from '@ninefold/contract/writing/report';
import type { ComparedDrafts } from '@ninefold/core/writing/compare/compare-drafts';
import type { Verdict } from '@ninefold/core/writing/compare/movement';
import { takenUp } from '@ninefold/core/writing/compare/taken-up';
import { IconAlertCircle, IconCircleCheck, IconCirclePlus } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { Icon } from '#ui/Icon.tsx';
import { Tag } from '#ui/Tag.tsx';
import { compareMessages } from './compare.messages.ts';
import type { Comparison } from './compare.queries.ts';
import styles from './FateCounts.module.css';

type FateCountsProps = {
  compared: ComparedDrafts;
  verdict: Verdict;
  from: Comparison['from'];
  to: Comparison['to'];
  reports: { from: AssessedReport; to: AssessedReport };
};

/** How many comments were mended, what the movement is worth, and how long both drafts are. */
export function FateCounts({ compared: { counts }, verdict, from, to, reports }: FateCountsProps) {
  const t = useText(compareMessages);
  const taken = takenUp(reports.from, reports.to, from.choices);
  const longest = Math.max(from.words, to.words, 1);
  return (
    <div className={styles.counts}>
      <Tag tone="ok" icon={<Icon of={IconCircleCheck} size={16} />}>
        {t('mendedCount', { count: counts.mended })}
      </Tag>
      <Tag tone="warn" icon={<Icon of={IconAlertCircle} size={16} />}>
        {t('stillCount', { count: counts.still })}
      </Tag>
      <Tag tone="danger" icon={<Icon of={IconCirclePlus} size={16} />}>
        {t('newCount', { count: counts.new })}
      </Tag>
      <p className={styles.verdict}>
        {t(`verdict_${verdict}`)} {taken.total > 0 && t('takenUp', taken)}
      </p>
      {[from, to].map(({ record_id, draft, words }) => (
        <span key={record_id} className={styles.length}>
          {t('words', { count: words })}
          <span className={styles.track}>
            <span className={styles.filled} style={{ width: `${(words / longest) * 100}%` }} />
          </span>
          {t('draft', { n: draft })}
        </span>
      ))}
    </div>
  );
}
