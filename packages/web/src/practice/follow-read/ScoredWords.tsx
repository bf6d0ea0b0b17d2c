import type { ReadingShown } from '@ninefold/contract/mistakes/read-aloud';
import { levelOfScore, printedWords } from '@ninefold/core/intensive-listening/follow-read/scores';
import { useText } from '#i18n/useText.ts';
import { cx } from '#ui/cx.ts';
import styles from './FollowRead.module.css';
import { readingMessages } from './reading.messages.ts';

type Props = { score: ReadingShown; chosen: number | null; onChosen: (place: number | null) => void };

/** Every word with its score, by the pattern of its line and by its number; a press shows its sounds. */
export function ScoredWords({ score, chosen, onChosen }: Props) {
  const t = useText(readingMessages);
  const words = printedWords(score.ref_text, score.words).map((word, place) => ({ ...word, place }));
  return (
    <p className={styles.words} lang="en" data-scored={score.total_score}>
      {words.map(({ text, said, score: points, place }) => (
        <button
          key={place}
          type="button"
          className={cx(styles.word, styles[levelOfScore(points)], chosen === place && styles.chosen)}
          aria-pressed={chosen === place}
          onClick={() => onChosen(chosen === place ? null : place)}
        >
          {text}
          <span className={styles.line} />
          <small className={styles.points}>
            {said ? points : '–'}
            {!said && <span className="nf-sr-only"> {t('wordMissed')}</span>}
          </small>
        </button>
      ))}
    </p>
  );
}
