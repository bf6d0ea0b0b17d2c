import { certaintyOf, percentOf } from '@ninefold/core/analysis/certainty';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useText } from '#i18n/useText.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/Icon.tsx';
import { analysisMessages } from '../analysis.messages.ts';
import styles from './ShareRow.module.css';

export type Share = { name: string; right: number; total: number };

type ShareRowProps = {
  share: Share;
  /** In percent; -1: no target. */
  needed: number;
  weakest?: boolean;
  action?: ReactNode;
};

/** A share of right answers with how sure it is: solid from ten questions, hollow from five, below that no figure. */
export function ShareRow({ share: { name, right, total }, needed, weakest = false, action }: ShareRowProps) {
  const t = useText(analysisMessages);
  const { percent, low, high } = percentOf(right, total);
  const certainty = certaintyOf(total);
  return (
    <li className={cx(styles.row, weakest && styles.weakest)}>
      <span className={styles.name}>
        {weakest && <Icon of={IconAlertTriangle} size={16} />}
        {name}
        {weakest && <span className="nf-sr-only">{t('weakest')}</span>}
      </span>
      <span className={styles.track} aria-hidden="true">
        {needed >= 0 && <i className={styles.needed} style={{ insetInlineStart: `${needed}%` }} />}
        {certainty !== 'none' && (
          <i
            className={cx(styles.interval, certainty !== 'enough' && styles.hatched)}
            style={{ insetInlineStart: `${low}%`, inlineSize: `${high - low}%` }}
          />
        )}
        {(certainty === 'some' || certainty === 'enough') && (
          <i
            className={cx(styles.dot, certainty === 'some' && styles.hollow)}
            style={{ insetInlineStart: `${percent}%` }}
          />
        )}
      </span>
      <span className={styles.share}>
        {certainty === 'none' && t('none')}
        {certainty === 'few' && t('tooFew')}
        {(certainty === 'some' || certainty === 'enough') && (
          <>
            <b>{t('percent', { percent })}</b> {t('interval', { low, high })}
          </>
        )}
      </span>
      <span className={styles.tally}>{t('tally', { right, total })}</span>
      <span className={styles.action}>{action}</span>
    </li>
  );
}
