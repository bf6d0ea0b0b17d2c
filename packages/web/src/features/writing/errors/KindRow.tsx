import type { ErrorKind } from '@ninefold/core/writing/error-kinds';
import { ESSAYS_FOR_A_TREND, type KindTrend } from '@ninefold/core/writing/errors/kind-trends';
import { IconArrowDownRight, IconArrowUpRight, IconChevronDown, IconMinus } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/Icon.tsx';
import { feedbackMessages } from '../feedback/feedback.messages.ts';
import styles from './ErrorsPage.module.css';
import { errorsMessages } from './errors.messages.ts';
import type { WhichTask } from './errors.queries.ts';
import { KindSentences } from './KindSentences.tsx';
import { RateLine } from './RateLine.tsx';

type KindRowProps = {
  kind: ErrorKind;
  task: WhichTask;
  count: number;
  essays: number;
  /** Of the last fifty essays; a kind that was only made before them has none. */
  trend: KindTrend | undefined;
  counted: number;
  open: boolean;
  onToggle: () => void;
};

/** One kind: how often, where it is going, and on a press the sentences. */
export function KindRow({ kind, task, count, essays, trend, counted, open, onToggle }: KindRowProps) {
  const t = useText(errorsMessages);
  const names = useText(feedbackMessages);
  return (
    <li className={styles.kind} data-kind={kind}>
      <button type="button" className={styles.row} aria-expanded={open} onClick={onToggle}>
        <span className={styles.name}>
          <b>{names(`kind_${kind}`)}</b>
          <span className={styles.quiet}>{t('inEssays', { count: essays })}</span>
        </span>
        <span className={styles.count}>
          <b>{count}</b>
          <span className={styles.quiet}>{t('total')}</span>
        </span>
        {trend && trend.rates.length > 1 ? (
          <RateLine rates={trend.rates} rising={trend.direction === 'rising'} />
        ) : (
          <span />
        )}
        {trend ? <Direction trend={trend} counted={counted} /> : <span />}
        <span className={styles.see}>
          {t(open ? 'hide' : 'see')}
          <span className={cx(styles.arrow, open && styles.up)}>
            <Icon of={IconChevronDown} size={16} />
          </span>
        </span>
      </button>
      {open && <KindSentences kind={kind} task={task} />}
    </li>
  );
}

const ICONS = { rising: IconArrowUpRight, falling: IconArrowDownRight, steady: IconMinus } as const;

/** More is worse here: rising is a warning, with icon and word. */
function Direction({ trend: { direction, before, now }, counted }: { trend: KindTrend; counted: number }) {
  const t = useText(errorsMessages);
  if (direction === 'few')
    return (
      <span className={cx(styles.direction, styles.quiet)}>{t('few', { count: ESSAYS_FOR_A_TREND - counted })}</span>
    );
  return (
    <span className={cx(styles.direction, direction === 'rising' && styles.warn, direction === 'falling' && styles.ok)}>
      <Icon of={ICONS[direction]} size={16} />
      {t(direction)}
      <span className={styles.quiet}>
        {t('change', { before: before.toFixed(1), now: now.toFixed(1) })} · {t('perHundred')}
      </span>
    </span>
  );
}
