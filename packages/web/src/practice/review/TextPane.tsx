import type { Result } from '@ninefold/contract/practice/result';
import { type ReactNode, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { readAnnotations } from '../annotations/annotations.ts';
import { reviewMessages } from './review.messages.ts';
import styles from './TextPane.module.css';

type TextPaneProps = {
  result: Result;
  label: string;
  hasTranslation: boolean;
  /** Draws the text, with its translation if the learner asked for it. */
  children: (translated: boolean) => ReactNode;
};

/** The frame of the text beside the questions: the switch for its translation above, the learner's scratch page below. */
export function TextPane({ result, label, hasTranslation, children }: TextPaneProps) {
  const t = useText(reviewMessages);
  const [translated, setTranslated] = useState(false);
  const { scratch } = readAnnotations(result.attempt.annotations);
  return (
    <section className={styles.pane} aria-label={label} data-review-text {...{ tabIndex: 0 }}>
      {hasTranslation && (
        <label className={styles.toggle}>
          <input type="checkbox" checked={translated} onChange={() => setTranslated(!translated)} />
          {t('translation')}
        </label>
      )}
      {children(translated)}
      {scratch !== '' && (
        <div className={styles.scratch}>
          <h3>{t('yourNotes')}</h3>
          <p>{scratch}</p>
        </div>
      )}
    </section>
  );
}
