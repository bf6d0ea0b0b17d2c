import type { ExerciseOf } from '@ninefold/contract/training/item';
import { type KeyboardEvent, useId } from 'react';
import { useText } from '#i18n/useText.ts';
import styles from './Items.module.css';
import { textOf } from './item-value.ts';
import type { ItemViewProps } from './item-views.ts';
import { itemMessages } from './items.messages.ts';

/** A whole sentence to write: a wrong one to correct, a Chinese one to say in English, or one that is heard. */
export function SentenceItem({
  exercise,
  value,
  onChange,
  onGive,
  readOnly,
}: ItemViewProps<ExerciseOf<'correct' | 'translate' | 'dictate'>>) {
  const t = useText(itemMessages);
  const label = useId();
  // A sentence has one line, however many it is shown in: Enter gives it.
  const giveByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.repeat) return;
    event.preventDefault();
    onGive();
  };
  return (
    <>
      {exercise.do === 'translate' && (
        <p className={styles.prompt} lang="zh-CN">
          {exercise.zh}
        </p>
      )}
      {exercise.do === 'translate' && exercise.must.length > 0 && (
        <p className={styles.must} lang="en">
          {t('must', { words: exercise.must.join(', ') })}
        </p>
      )}
      <span id={label} className="nf-sr-only">
        {t('sentence')}
      </span>
      <textarea
        className={styles.write}
        aria-labelledby={label}
        lang="en"
        rows={2}
        maxLength={600}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="done"
        value={textOf(value)}
        readOnly={readOnly}
        onKeyDown={giveByEnter}
        onChange={(event) => onChange(event.currentTarget.value.replace(/\n/g, ' '))}
      />
    </>
  );
}
