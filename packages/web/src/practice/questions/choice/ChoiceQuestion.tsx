import type { PaperGroup, PaperQuestion } from '@ninefold/contract/practice/paper';
import { useId } from 'react';
import { useAnswer, useDesk, useSeatsOf } from '../desk.ts';
import { seatProps } from '../focus-seat.ts';
import { NumberTag, QuestionFrame } from '../QuestionFrame.tsx';
import { Stem } from '../Stem.tsx';
import styles from './Choice.module.css';
import { OptionRow } from './OptionRow.tsx';

/** One of several: multiple choice, TRUE / FALSE / NOT GIVEN. Real radio buttons, so that the arrow keys work. */
export function ChoiceQuestion({ group, question }: { group: PaperGroup; question: PaperQuestion }) {
  const seats = useSeatsOf(question.key);
  const seat = seats[0];
  const { book, readOnly } = useDesk();
  const answer = useAnswer(seat?.key ?? '');
  const name = useId();
  if (!seat) return null;
  const options = question.options ?? group.options ?? [];
  // TRUE needs no letter; the options of a list are known by theirs.
  const lettered = group.type === 'mcq-single' || question.options !== undefined;
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
            type="radio"
            name={name}
            letter={lettered ? option.key : null}
            text={option.text}
            checked={answer === option.key}
            disabled={readOnly}
            onPick={() => book.give(seat.key, option.key)}
            control={seatProps(seat.n)}
          />
        ))}
      </fieldset>
    </QuestionFrame>
  );
}
