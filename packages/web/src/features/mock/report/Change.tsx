import type { MockReport } from '@ninefold/contract/mock/report';
import { hasScore, type Skill } from '@ninefold/core/skills';
import { IconArrowDownRight, IconArrowUpRight, IconMinus } from '@tabler/icons-react';
import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { bandText } from '#ui/band/band-colour.ts';
import styles from './HeadCard.module.css';
import { reportMessages } from './report.messages.ts';

/** Against the last mock that has a band in this skill. Nothing is shown where there is nothing to compare. */
export function Change({ report, skill }: { report: MockReport; skill: Skill }) {
  const t = useText(reportMessages);
  const format = useFormat();
  const now = report.scores[`${skill}_score`];
  const earlier = report.trend.filter(
    ({ record_id, taken_at }) => record_id !== report.id && taken_at <= report.ended_at,
  );
  const before = earlier.findLast((mock) => hasScore(mock[`${skill}_score`]));
  if (!before || !hasScore(now)) return null;
  const by = now - before[`${skill}_score`];
  const direction = by > 0 ? 'up' : by < 0 ? 'down' : 'same';
  const Arrow = { up: IconArrowUpRight, down: IconArrowDownRight, same: IconMinus }[direction];
  return (
    <span className={styles.change}>
      <span className={styles.by} data-direction={direction}>
        <Arrow size={16} stroke={2} aria-hidden="true" />
        <span aria-hidden="true">{by === 0 ? '0' : bandText(Math.abs(by))}</span>
        <span className="nf-sr-only">
          {direction === 'same' ? t('same') : t(direction, { by: bandText(Math.abs(by)) })}
        </span>
      </span>
      <span className={styles.quiet}>{t('since', { day: format.shortDate(before.taken_at) })}</span>
    </span>
  );
}
