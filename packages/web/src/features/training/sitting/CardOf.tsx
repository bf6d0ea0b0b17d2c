import type { Item } from '@ninefold/contract/training/item';
import { IconRepeat } from '@tabler/icons-react';
import { type Dispatch, memo, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { Stage } from '#practice/cards/Stage.tsx';
import type { Giver } from '#practice/kept/kept-queue.ts';
import { isBlank } from '#practice/paper/answers.ts';
import { Icon } from '#ui/Icon.tsx';
import { Tag } from '#ui/Tag.tsx';
import { canGive, type ItemValue, startValue } from '../items/item-value.ts';
import { trainingMessages } from '../training.messages.ts';
import { CardBody } from './CardBody.tsx';
import { CardFooter } from './CardFooter.tsx';
import type { QuestionKit } from './question-kit.ts';
import styles from './Sitting.module.css';
import type { SittingEvent, SittingState } from './sitting-state.ts';
import { useGive } from './useGive.ts';

type CardProps = {
  recordId: number;
  item: Item;
  giver: Giver;
  phase: SittingState['phase'];
  isLast: boolean;
  /** It was asked before in this sitting. */
  hasComeBack: boolean;
  /** It will be asked again in this sitting. */
  comesAgain: boolean;
  questions: QuestionKit | null;
  seconds: () => number;
  dispatch: Dispatch<SittingEvent>;
};

/** One card. The server marks it; until then nothing on it tells what is right. */
export const CardOf = memo(function CardOf(props: CardProps) {
  const { recordId, item, giver, phase, isLast, hasComeBack, comesAgain, questions, seconds, dispatch } = props;
  const t = useText(trainingMessages);
  const [value, setValue] = useState<ItemValue>(() => (item.do === 'question' ? '' : startValue(item)));
  const give = useGive(recordId, item.key, giver, seconds, dispatch);
  const asking = phase.is === 'asking';
  const can = item.do === 'question' ? !isBlank(value) : canGive(item, value);
  const onGive = () => asking && can && !give.isPending && give.mutate({ value });
  const onNext = () => dispatch({ type: 'next' });
  return (
    <>
      <Stage
        as="div"
        names={{ 'data-item': item.key, 'data-do': item.do }}
        onEnter={asking ? onGive : onNext}
        isAnswered={phase.is === 'marked'}
      >
        <article className={item.do === 'question' ? styles.wide : styles.card}>
          <p className={styles.kind}>
            {item.do !== 'question' && <Tag tone="line">{t(`kind_${item.do}`)}</Tag>}
            {hasComeBack && (
              <Tag tone="warn" icon={<Icon of={IconRepeat} size={14} />}>
                {t('comesBack')}
              </Tag>
            )}
          </p>
          <CardBody
            item={item}
            value={value}
            onChange={setValue}
            onGive={onGive}
            readOnly={!asking || give.isPending}
            answer={phase.is === 'marked' ? phase.answer : null}
            questions={questions}
          />
        </article>
      </Stage>
      <CardFooter
        phase={phase}
        canGive={can}
        busy={give.isPending}
        isLast={isLast}
        comesBack={comesAgain}
        onGive={onGive}
        canSkip={item.do === 'say'}
        onUnknown={() => give.mutate({ value: null, skip: item.do === 'say' })}
        onNext={onNext}
      />
    </>
  );
});
