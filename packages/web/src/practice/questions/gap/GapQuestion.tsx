import type { PaperGroup, PaperQuestion } from '@ninefold/contract/practice/paper';
import { hasGap } from '../../paper/gap-text.ts';
import { useSeatsOf } from '../desk.ts';
import { NumberTag, QuestionFrame } from '../QuestionFrame.tsx';
import { Stem } from '../Stem.tsx';
import { Gap } from './Gap.tsx';
import styles from './GapQuestion.module.css';
import { GapText } from './GapText.tsx';

/** A sentence with a gap in it, or a short question with the gap below. */
export function GapQuestion({ group, question }: { group: PaperGroup; question: PaperQuestion }) {
  const seats = useSeatsOf(question.key);
  const seat = seats[0];
  if (!seat) return null;
  if (question.text && hasGap(question.text))
    return (
      <QuestionFrame seats={seats}>
        <p className={styles.sentence}>
          <GapText group={group} text={question.text} block={`q/${question.key}`} />
        </p>
      </QuestionFrame>
    );
  return (
    <QuestionFrame seats={seats}>
      <p className={styles.question}>
        <NumberTag seats={seats} />
        <span>
          <Stem question={question} />
        </span>
      </p>
      <div className={styles.answer}>
        <Gap seat={seat} sentence={question.text ?? ''} />
      </div>
    </QuestionFrame>
  );
}
