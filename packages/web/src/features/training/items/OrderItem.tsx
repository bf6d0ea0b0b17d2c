import type { ExerciseOf } from '@ninefold/contract/training/item';
import { type KeyboardEvent, useRef } from 'react';
import { useText } from '#i18n/useText.ts';
import styles from './Items.module.css';
import { listOf } from './item-value.ts';
import type { ItemViewProps } from './item-views.ts';
import { itemMessages } from './items.messages.ts';
import { moved, named, partsLeft } from './order-rules.ts';

/** Parts of a sentence: pressed in their order, moved by the arrow keys, pressed again to be taken out. */
export function OrderItem({ exercise, value, onChange, readOnly }: ItemViewProps<ExerciseOf<'order'>>) {
  const t = useText(itemMessages);
  const placed = listOf(value);
  const left = partsLeft(exercise.parts, placed);
  const line = useRef<HTMLFieldSetElement>(null);

  function move(event: KeyboardEvent, at: number) {
    const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
    const to = at + by;
    if (by === 0 || to < 0 || to >= placed.length || readOnly) return;
    event.preventDefault();
    onChange(moved(placed, at, to));
    // The part keeps the focus in its new place.
    requestAnimationFrame(() => line.current?.querySelectorAll('button')[to]?.focus());
  }

  return (
    <>
      <fieldset className={styles.line} ref={line} aria-label={t('placed')}>
        {placed.length === 0 && <span className={styles.empty}>{t('emptyLine')}</span>}
        {named(placed).map(({ part, name }, at) => (
          <button
            key={name}
            type="button"
            className={styles.part}
            lang="en"
            disabled={readOnly}
            onKeyDown={(event) => move(event, at)}
            onClick={() => onChange(placed.filter((_, one) => one !== at))}
          >
            {part}
          </button>
        ))}
      </fieldset>
      {!readOnly && (
        <>
          <fieldset className={styles.bank} aria-label={t('bank')}>
            {named(left).map(({ part, name }) => (
              <button
                key={name}
                type="button"
                className={styles.part}
                lang="en"
                onClick={() => onChange([...placed, part])}
              >
                {part}
              </button>
            ))}
          </fieldset>
          <p className={styles.keys}>{t('orderKeys')}</p>
        </>
      )}
    </>
  );
}
