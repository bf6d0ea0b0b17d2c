import { fillsGap } from '@ninefold/core/writing/model-text/cloze';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { cx } from '#ui/cx.ts';
import { modelMessages } from '../model.messages.ts';
import styles from './Cloze.module.css';

type GapProps = { n: number; wanted: string; shown: boolean; onGiven: (text: string) => void };

/** From this length on a gap is a sentence and gets a line of its own. */
const LONG = 34;

export function Gap({ n, wanted, shown, onGiven }: GapProps) {
  const t = useText(modelMessages);
  const [text, setText] = useState('');
  const [left, setLeft] = useState(false);
  const right = fillsGap(text, wanted);
  const wrong = left && text.trim() !== '' && !right;
  return (
    <span className={cx(styles.gap, wanted.length > LONG && styles.long)}>
      <input
        className={cx(styles.input, right && styles.right, wrong && styles.wrong)}
        style={wanted.length > LONG ? undefined : { width: `${Math.max(6, wanted.length + 2)}ch` }}
        value={text}
        aria-label={t('gap', { n })}
        aria-invalid={wrong || undefined}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={(event) => {
          setText(event.target.value);
          setLeft(false);
          onGiven(event.target.value);
        }}
        onBlur={() => setLeft(true)}
      />
      {right && <span className="nf-sr-only">{t('right')}</span>}
      {(shown || wrong) && !right && (
        <span className={styles.answer}>{shown ? wanted : t('notYet', { letter: wanted.trim()[0] ?? '' })}</span>
      )}
    </span>
  );
}
