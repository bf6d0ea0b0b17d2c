import type { ModelText } from '@ninefold/contract/writing/study';
import { type Note, phrasePlaces } from '@ninefold/core/writing/model-text/annotate';
import { markedPieces } from '@ninefold/core/writing/model-text/marked-pieces';
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
              <span key={piece.at}>
                <span className={cx(styles.marked, lit === piece.note && styles.lit)}>{piece.text}</span>
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
              </span>
            ),
          )}
        </p>
      ))}
    </div>
  );
}
