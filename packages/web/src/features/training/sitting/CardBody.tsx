import type { Item, ItemAnswer } from '@ninefold/contract/training/item';
import { ExerciseSolutionView } from '../items/ExerciseSolutionView.tsx';
import { ExerciseView } from '../items/ExerciseView.tsx';
import type { ItemValue } from '../items/item-value.ts';
import { givenOf, Verdict } from '../items/Verdict.tsx';
import type { QuestionKit } from './question-kit.ts';
import styles from './Sitting.module.css';

type Props = {
  item: Item;
  value: ItemValue;
  onChange: (value: ItemValue) => void;
  onGive: () => void;
  readOnly: boolean;
  answer: ItemAnswer | null;
  questions: QuestionKit | null;
};

/** What is asked, and once it was answered what is right and why. */
export function CardBody({ item, answer, questions, onGive, ...rest }: Props) {
  if (item.do === 'question') {
    if (!questions) throw new Error('a drill without its questions');
    const solution = answer?.solution.of === 'question' ? answer.solution : null;
    return (
      <questions.Question
        item={item}
        {...rest}
        answered={solution && { right: answer?.outcome === 'right', solution }}
      />
    );
  }
  return (
    <>
      <ExerciseView exercise={item} onGive={onGive} {...rest} />
      {answer?.solution.of === 'exercise' && (
        <div className={styles.answered} data-solution>
          <Verdict answer={answer} live />
          <ExerciseSolutionView exercise={item} solution={answer.solution} given={givenOf(answer)} />
        </div>
      )}
    </>
  );
}
