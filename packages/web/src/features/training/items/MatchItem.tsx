import type { ExerciseOf } from '@ninefold/contract/training/item';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { cx } from '#ui/cx.ts';
import styles from './Items.module.css';
import { listOf } from './item-value.ts';
import type { ItemViewProps } from './item-views.ts';
import { itemMessages } from './items.messages.ts';
import { matched, nextEmpty } from './order-rules.ts';

/** Two lists: choose a row, then its other half. Everything is a button, so a finger and the keyboard do the same. */
export function MatchItem({ exercise, value, onChange, readOnly }: ItemViewProps<ExerciseOf<'match'>>) {
  const t = useText(itemMessages);
  const halves = exercise.left.map((_, at) => listOf(value)[at] ?? '');
  const [row, setRow] = useState(0);
  const choose = (half: string) => {
    const next = matched(halves, row, half);
    onChange(next);
    const empty = nextEmpty(next, row);
    if (empty !== -1) setRow(empty);
  };
  return (
    <>
      <ol className={styles.rows}>
        {exercise.left.map((left, at) => (
          <li key={left}>
            <span className={styles.left} lang="en">
              {left}
            </span>
            <button
              type="button"
              className={cx(styles.slot, !readOnly && at === row && styles.current, halves[at] === '' && styles.hollow)}
              aria-pressed={at === row}
              aria-label={t('slotOf', { left, right: halves[at] || t('slotEmpty') })}
              disabled={readOnly}
              onClick={() => setRow(at)}
            >
              {halves[at] || t('slotEmpty')}
            </button>
          </li>
        ))}
      </ol>
      {!readOnly && (
        <>
          <fieldset className={styles.bank} aria-label={t('matchBank')}>
            {exercise.right.map((half) => (
              <button
                key={half}
                type="button"
                className={cx(styles.part, halves.includes(half) && styles.used)}
                onClick={() => choose(half)}
              >
                {half}
              </button>
            ))}
          </fieldset>
          <p className={styles.keys}>{t('matchKeys')}</p>
        </>
      )}
    </>
  );
}
