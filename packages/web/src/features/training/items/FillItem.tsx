import type { ExerciseOf } from '@ninefold/contract/training/item';
import { useText } from '#i18n/useText.ts';
import styles from './Items.module.css';
import { textOf } from './item-value.ts';
import type { ItemViewProps } from './item-views.ts';
import { itemMessages } from './items.messages.ts';

/** A sentence with a gap to type into. */
export function FillItem({ exercise, value, onChange, readOnly }: ItemViewProps<ExerciseOf<'fill'>>) {
  const t = useText(itemMessages);
  const [before = '', after = ''] = exercise.text.split(/__\d+__/);
  const typed = textOf(value);
  return (
    <p className={styles.sentence} lang="en">
      {before}
      <input
        className={styles.blank}
        aria-label={t('gap')}
        size={Math.max(10, Math.min(28, typed.length + 2))}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="done"
        maxLength={200}
        value={typed}
        readOnly={readOnly}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {after}
    </p>
  );
}
