import type { ModelText } from '@ninefold/contract/writing/study';
import { type Note, phrasePlaces } from '@ninefold/core/writing/model-text/annotate';
import { markedPieces } from '@ninefold/core/writing/model-text/marked-pieces';
import type { ReactNode } from 'react';
import { useText } from '#i18n/useText.ts';
import { cx } from '#ui/cx.ts';
import styles from './ModelEssay.module.css';
import { modelMessages } from './model.messages.ts';

type EssayTextProps = {
  essay: ModelText;
  notes: readonly Note[];
  lit: number | null;
  onLit: (n: number | null) => void;
};

/** The essay itself. Numbered underlines are what the notes speak of, dotted ones are phrases worth keeping. */
export function EssayText({ essay, notes, lit, onLit }: EssayTextProps) {
  const t = useText(modelMessages);
  const phrases = phrasePlaces(essay).flatMap(({ place }) => place ?? []);
  return (
    <div className={styles.essay} lang="en" data-review-text="">
      {essay.paragraphs.map(({ text }, paragraph) => (
        <p key={text}>
          {markedPieces(text, paragraph, notes, phrases).map((piece) =>
            piece.note === 0 ? (
              <span key={piece.at} className={piece.phrase ? styles.phrase : undefined}>
                {piece.text}
              </span>
            ) : (
              <MarkedWords key={piece.at} words={piece.text} lit={lit === piece.note}>
                {piece.last && (
                  <button
                    type="button"
                    className={cx(styles.dot, lit === piece.note && styles.dotLit)}
                    aria-label={t('noteNumber', { n: piece.note })}
                    aria-pressed={lit === piece.note}
                    onClick={() => onLit(lit === piece.note ? null : piece.note)}
                  >
                    {piece.note}
                  </button>
                )}
              </MarkedWords>
            ),
          )}
        </p>
      ))}
    </div>
  );
}

/** The number stays on the line of the last word: alone at the beginning of the next one it belongs to nothing. */
function MarkedWords({ words, lit, children }: { words: string; lit: boolean; children: ReactNode }) {
  const [, before = '', last = words] = /^([\s\S]*\s)(\S+)$/.exec(words) ?? [];
  const look = cx(styles.marked, lit && styles.lit);
  return (
    <span>
      {before !== '' && <span className={look}>{before}</span>}
      <span className={styles.together}>
        <span className={look}>{last}</span>
        {children}
      </span>
    </span>
  );
}
