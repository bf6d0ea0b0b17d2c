import type { PaperGroup, PaperQuestion } from '@ninefold/contract/practice/paper';
import { useText } from '#i18n/useText.ts';
import { playerMessages } from '../../player.messages.ts';
import { useSeatsOf } from '../desk.ts';
import { QuestionFrame } from '../QuestionFrame.tsx';
import { Stem } from '../Stem.tsx';
import styles from './MatchQuestion.module.css';
import { Slot } from './Slot.tsx';

/** Headings, features, sentence endings: every item has a slot for one option of the list. */
export function MatchQuestion({ group, question }: { group: PaperGroup; question: PaperQuestion }) {
  const t = useText(playerMessages);
  const seats = useSeatsOf(question.key);
  const seat = seats[0];
  if (!seat) return null;
  return (
    <QuestionFrame seats={seats}>
      <p className={styles.item}>
        {question.text ? <Stem question={question} /> : t('paragraph', { letter: question.at ?? '' })}
      </p>
      <Slot seat={seat} group={group} wide />
    </QuestionFrame>
  );
}
