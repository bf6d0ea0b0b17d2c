import type { DictationLine } from '@ninefold/contract/intensive-listening/dictation';
import { useText } from '#i18n/useText.ts';
import { cx } from '#ui/cx.ts';
import { intensiveMessages } from '../intensive.messages.ts';
import styles from './Dictation.module.css';

/** The sentence as it was said, with what was written where it differs. Never by colour alone: each slip says its kind. */
export function MarkedSentence({ line, compact = false }: { line: DictationLine; compact?: boolean }) {
  const t = useText(intensiveMessages);
  const perfect = line.words.every(({ slip }) => slip === '');
  return (
    <div className={cx(styles.marked, compact && styles.compact)} data-right={line.right} data-total={line.total}>
      {!compact && (
        <p className={perfect ? styles.perfect : styles.score} role="status">
          {perfect ? t('allRight') : t('rightWords', { right: line.right, total: line.total })}
        </p>
      )}
      <p className={styles.sentence} lang="en">
        {placesOf(line).map(({ said, given, slip, place }) => (
          <span key={place} className={styles.place}>
            {slip === '' ? (
              said
            ) : (
              <span className={cx(styles.slip, styles[slip])} data-slip={slip}>
                <span className={styles.said}>{said === '' ? <del>{given}</del> : said}</span>
                <small className={styles.kind}>
                  {t(`slip_${slip}`)}
                  {said !== '' && given !== '' && <span className={styles.given}> {given}</span>}
                </small>
              </span>
            )}{' '}
          </span>
        ))}
      </p>
    </div>
  );
}

/** Words may be the same twice; their places are not. */
const placesOf = ({ words }: DictationLine) => words.map((word, place) => ({ ...word, place }));
