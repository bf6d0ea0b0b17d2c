import type { Item, ItemAnswer } from '@ninefold/contract/training/item';
import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/Icon.tsx';
import { ExerciseSolutionView } from '../items/ExerciseSolutionView.tsx';
import { ExerciseView } from '../items/ExerciseView.tsx';
import type { ItemValue } from '../items/item-value.ts';
import { itemMessages } from '../items/items.messages.ts';
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
          <Verdict answer={answer} />
          <ExerciseSolutionView exercise={item} solution={answer.solution} given={givenOf(answer)} />
        </div>
      )}
    </>
  );
}

export const givenOf = ({ given }: Pick<ItemAnswer, 'given'>): string[] =>
  given === null ? [] : typeof given === 'string' ? [given] : given;

const LOOKS = { right: IconCheck, close: IconAlertTriangle, wrong: IconX } as const;

/** The word carries the meaning, the colour only repeats it. */
export function Verdict({ answer: { outcome, reason } }: { answer: Pick<ItemAnswer, 'outcome' | 'reason'> }) {
  const t = useText(itemMessages);
  const named = reason !== '' && reason !== 'WRONG' && reason !== 'BLANK' ? t(`reason_${reason}`) : '';
  return (
    <p className={cx(styles.verdict, styles[outcome])} role="status" data-outcome={outcome}>
      <Icon of={LOOKS[outcome]} size={18} />
      <b>{reason === 'BLANK' ? t('blank') : t(outcome)}</b>
      {named !== '' && <span>{named}</span>}
      {outcome === 'close' && <span>{t('closeSentence')}</span>}
    </p>
  );
}
