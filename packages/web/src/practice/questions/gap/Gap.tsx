import type { KeyboardEvent } from 'react';
import { useText } from '#i18n/useText.ts';
import { cx } from '#ui/cx.ts';
import type { Seat } from '../../paper/seats.ts';
import { playerMessages } from '../../player.messages.ts';
import { useAnswer, useDesk, useIsCurrent } from '../desk.ts';
import { focusSeat, seatProps } from '../focus-seat.ts';
import styles from './Gap.module.css';

/** The exam does not correct spelling, so browsers, keyboards and password managers must not either. */
const UNAIDED = {
  autoComplete: 'off',
  autoCorrect: 'off',
  autoCapitalize: 'off',
  spellCheck: false,
  'data-gramm': 'false',
  'data-1p-ignore': true,
  'data-lpignore': 'true',
  'data-form-type': 'other',
} as const;

/** Room for twelve letters; the gap grows with a longer answer. */
const SHORTEST = 12;
const LONGEST = 200;

/**
 * A gap to type into, with its number inside as on the test's screen. Who cannot see the words around it hears them with
 * the number.
 */
export function Gap({ seat, sentence }: { seat: Seat; sentence: string }) {
  const t = useText(playerMessages);
  const { book, current, readOnly, part, results } = useDesk();
  const answer = useAnswer(seat.key);
  const isCurrent = useIsCurrent([seat]);
  const words = typeof answer === 'string' ? answer : '';
  const result = results.get(seat.key);

  function onKeyDown(event: KeyboardEvent) {
    // While a Chinese keyboard composes, Enter belongs to it.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    const next = part.seats.find(({ n }) => n > seat.n);
    if (!next) return;
    event.preventDefault();
    current.set(next.n);
    focusSeat(next.n);
  }

  return (
    <span
      className={cx(
        styles.gap,
        isCurrent && styles.current,
        result && (result.right === result.total ? styles.right : styles.wrong),
      )}
    >
      <b className={styles.number} aria-hidden="true">
        {seat.n}
      </b>
      <input
        {...UNAIDED}
        {...seatProps(seat.n)}
        type="text"
        className={styles.input}
        aria-label={sentence ? t('gapIn', { n: seat.n, sentence }) : t('questionNumber', { n: seat.n })}
        value={words}
        maxLength={LONGEST}
        readOnly={readOnly}
        style={{ width: `${Math.max(SHORTEST, Math.min(words.length + 2, 40))}ch` }}
        onFocus={() => current.set(seat.n)}
        onChange={(event) => book.give(seat.key, event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
    </span>
  );
}
