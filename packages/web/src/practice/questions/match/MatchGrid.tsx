import type { PaperGroup, PaperQuestion } from '@ninefold/contract/practice/paper';
import { useId } from 'react';
import { useText } from '#i18n/useText.ts';
import { cx } from '#ui/cx.ts';
import { playerMessages } from '../../player.messages.ts';
import { useAnswer, useDesk, useIsCurrent, useSeatsOf } from '../desk.ts';
import { seatProps } from '../focus-seat.ts';
import { NumberTag, QuestionFrame } from '../QuestionFrame.tsx';
import { Stem } from '../Stem.tsx';
import { Verdict } from '../Verdict.tsx';
import styles from './MatchGrid.module.css';
import { optionsOfGroup } from './options.ts';

/** A row per question, a column per letter, as on the test's screen. */
export function MatchGrid({ group }: { group: PaperGroup }) {
  const t = useText(playerMessages);
  return (
    <div className={styles.scroll}>
      <table className={styles.grid}>
        <thead>
          <tr>
            <th scope="col">
              <span className="nf-sr-only">{t('question')}</span>
            </th>
            {optionsOfGroup(group).map(({ key }) => (
              <th key={key} scope="col" className={styles.letter}>
                {key}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {group.questions.map((question) => (
            <GridRow key={question.key} group={group} question={question} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function GridRow({ group, question }: { group: PaperGroup; question: PaperQuestion }) {
  const t = useText(playerMessages);
  const name = useId();
  const seats = useSeatsOf(question.key);
  const seat = seats[0];
  const { book, current, readOnly } = useDesk();
  const answer = useAnswer(seat?.key ?? '');
  const isCurrent = useIsCurrent(seats);
  if (!seat) return null;
  return (
    <tr className={cx(isCurrent && styles.current)} data-question={seat.key} onFocusCapture={() => current.set(seat.n)}>
      <th scope="row" className={styles.stem}>
        <span className={styles.words}>
          <NumberTag seats={seats} />
          <span>
            <Stem question={question} />
          </span>
        </span>
        <Verdict seats={seats} />
      </th>
      {optionsOfGroup(group).map(({ key }) => (
        <td key={key} className={styles.cell}>
          <label className={styles.press}>
            <input
              {...seatProps(seat.n)}
              type="radio"
              name={name}
              className={styles.radio}
              aria-label={t('gridCell', { n: seat.n, letter: key })}
              checked={answer === key}
              disabled={readOnly}
              onChange={() => book.give(seat.key, key)}
            />
          </label>
        </td>
      ))}
    </tr>
  );
}

/** On a phone: one question at a time, with a row of letters for the thumb. */
export function LetterQuestion({ group, question }: { group: PaperGroup; question: PaperQuestion }) {
  const name = useId();
  const seats = useSeatsOf(question.key);
  const seat = seats[0];
  const { book, readOnly } = useDesk();
  const answer = useAnswer(seat?.key ?? '');
  if (!seat) return null;
  return (
    <QuestionFrame seats={seats}>
      <fieldset className={styles.letters}>
        <legend className={styles.words}>
          <NumberTag seats={seats} />
          <span>
            <Stem question={question} />
          </span>
        </legend>
        <div className={styles.row}>
          {optionsOfGroup(group).map(({ key }) => (
            <label key={key} className={cx(styles.tile, answer === key && styles.chosen)}>
              <input
                {...seatProps(seat.n)}
                type="radio"
                name={name}
                className="nf-sr-only"
                checked={answer === key}
                disabled={readOnly}
                onChange={() => book.give(seat.key, key)}
              />
              {key}
            </label>
          ))}
        </div>
      </fieldset>
    </QuestionFrame>
  );
}
