import type { Segment } from '@ninefold/contract/writing/segmented';
import { useText } from '#i18n/useText.ts';
import { cx } from '#ui/cx.ts';
import styles from './Segmented.module.css';
import { segmentedMessages } from './segmented.messages.ts';

type ProgressProps = { segments: readonly Segment[]; at: number; onGo: (at: number) => void };

/** One cell a sentence; a press goes there. */
export function Progress({ segments, at, onGo }: ProgressProps) {
  const t = useText(segmentedMessages);
  return (
    <div className={styles.progress}>
      <b>{t('place', { at: at + 1, all: segments.length })}</b>
      <span className={styles.cells}>
        {segments.map(({ id, answer }, cell) => (
          <button
            key={id}
            type="button"
            className={cx(styles.cell, answer && styles[answer.verdict], cell === at && styles.here)}
            aria-label={t('goTo', { n: cell + 1, state: t(answer ? `verdict_${answer.verdict}` : 'notYet') })}
            aria-current={cell === at ? 'step' : undefined}
            onClick={() => onGo(cell)}
          />
        ))}
      </span>
    </div>
  );
}
