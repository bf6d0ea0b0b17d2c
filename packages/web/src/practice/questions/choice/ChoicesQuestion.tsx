import type { PaperGroup, PaperQuestion } from '@ninefold/contract/practice/paper';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { playerMessages } from '../../player.messages.ts';
import { useAnswer, useDesk, useSeatsOf } from '../desk.ts';
import { seatProps } from '../focus-seat.ts';
import { NumberTag, QuestionFrame } from '../QuestionFrame.tsx';
import { Stem } from '../Stem.tsx';
import styles from './Choice.module.css';
import { OptionRow } from './OptionRow.tsx';

/** Choose TWO, choose THREE. Too many ticks would cost every mark, so one more is not accepted, and a hint says why. */
export function ChoicesQuestion({ group, question }: { group: PaperGroup; question: PaperQuestion }) {
  const t = useText(playerMessages);
  const seats = useSeatsOf(question.key);
  const seat = seats[0];
  const { book, current, readOnly } = useDesk();
  const answer = useAnswer(seat?.key ?? '');
  const [full, setFull] = useState(false);
  if (!seat) return null;
  const chosen = Array.isArray(answer) ? (answer as readonly string[]) : [];
  const options = question.options ?? group.options ?? [];

  function tick(key: string) {
    if (!seat) return;
    const next = chosen.includes(key)
      ? chosen.filter((one) => one !== key)
      : options.map((option) => option.key).filter((one) => one === key || chosen.includes(one));
    setFull(next.length > seat.of);
    if (next.length > seat.of) return;
    book.give(seat.key, next);
    // The current number becomes the one that this tick has filled.
    const filled = seats[next.length - 1];
    if (filled && next.length > chosen.length) current.set(filled.n);
  }

  return (
    <QuestionFrame seats={seats}>
      <fieldset className={styles.fieldset}>
        <legend className={styles.legend}>
          <NumberTag seats={seats} />
          <Stem question={question} />
        </legend>
        {options.map((option) => (
          <OptionRow
            key={option.key}
            type="checkbox"
            letter={option.key}
            text={option.text}
            checked={chosen.includes(option.key)}
            disabled={readOnly}
            onPick={() => tick(option.key)}
            control={seatProps(seat.n)}
          />
        ))}
        {seats.slice(1).map(({ n }) => (
          // The question's other numbers lead to the same boxes.
          <span key={n} tabIndex={-1} {...seatProps(n)} />
        ))}
      </fieldset>
      <p className={styles.hint} role="status">
        {full && t('chooseOnly', { count: seat.of })}
      </p>
    </QuestionFrame>
  );
}
