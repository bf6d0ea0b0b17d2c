import type { ExerciseOf } from '@ninefold/contract/training/item';
import { useEffect, useId } from 'react';
import { useText } from '#i18n/useText.ts';
import { useShown } from '#practice/cards/shown.ts';
import { cx } from '#ui/cx.ts';
import styles from './Items.module.css';
import { textOf } from './item-value.ts';
import type { ItemViewProps } from './item-views.ts';
import { itemMessages } from './items.messages.ts';

/** One of a few options, by a press, the arrow keys or its number. */
export function ChooseItem({ exercise, value, onChange, readOnly }: ItemViewProps<ExerciseOf<'choose'>>) {
  const chosen = textOf(value);
  return (
    <>
      <GapSentence text={exercise.text} filled={chosen} />
      <Options
        options={exercise.options.map((option) => ({ value: option, label: option }))}
        chosen={chosen}
        onChoose={onChange}
        readOnly={readOnly}
      />
    </>
  );
}

/** Words that differ in one sound: the word, how it sounds, what it means. */
export function PairItem({ exercise, value, onChange, readOnly }: ItemViewProps<ExerciseOf<'pair'>>) {
  const chosen = textOf(value);
  return (
    <>
      {exercise.text !== '' && <GapSentence text={exercise.text} filled={chosen} />}
      <Options
        options={exercise.words.map(({ word, ipa, zh }) => ({ value: word, label: word, note: `${ipa} ${zh}` }))}
        chosen={chosen}
        onChoose={onChange}
        readOnly={readOnly}
      />
    </>
  );
}

type Option = { value: string; label: string; note?: string };
type OptionsProps = {
  options: readonly Option[];
  chosen: string;
  onChoose: (value: string) => void;
  readOnly: boolean;
};

function Options({ options, chosen, onChoose, readOnly }: OptionsProps) {
  const t = useText(itemMessages);
  const group = useId();
  return (
    <fieldset className={styles.options} aria-label={t('options')} disabled={readOnly}>
      {!readOnly && <NumberKeys count={options.length} onChoose={(at) => onChoose(options[at]?.value ?? '')} />}
      {options.map(({ value, label, note }, at) => (
        <label key={value} className={cx(styles.option, chosen === value && styles.chosen)}>
          <input type="radio" name={group} checked={chosen === value} onChange={() => onChoose(value)} />
          <span className={styles.digit} aria-hidden="true">
            {at + 1}
          </span>
          <span lang="en">{label}</span>
          {note && <span className={styles.note}>{note}</span>}
        </label>
      ))}
    </fieldset>
  );
}

/** Draws nothing. The digits choose; while something is typed they are only digits. */
function NumberKeys({ count, onChoose }: { count: number; onChoose: (at: number) => void }) {
  const shown = useShown();
  useEffect(() => {
    if (!shown) return;
    const onKey = (event: KeyboardEvent) => {
      const at = Number(event.key) - 1;
      const typing = event.target instanceof Element && event.target.closest('input:not([type=radio]), textarea');
      if (typing || event.ctrlKey || event.metaKey || event.altKey || !(at >= 0 && at < count)) return;
      event.preventDefault();
      onChoose(at);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
  return null;
}

/** What is chosen stands in the gap, so that the sentence can be read with it. */
function GapSentence({ text, filled }: { text: string; filled: string }) {
  const [before = '', after] = text.split(/__\d+__/);
  return (
    <p className={styles.sentence} lang="en">
      {before}
      {after !== undefined && <span className={styles.gap}>{filled || '      '}</span>}
      {after}
    </p>
  );
}
