import type { Item } from '@ninefold/contract/training/item';
import type { Training } from '@ninefold/contract/training/record';
import { IconRepeat } from '@tabler/icons-react';
import { type Dispatch, useEffect, useRef, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { isBlank } from '#practice/paper/answers.ts';
import { Icon } from '#ui/Icon.tsx';
import { Tag } from '#ui/Tag.tsx';
import { canGive, type ItemValue, startValue } from '../items/item-value.ts';
import { trainingMessages } from '../training.messages.ts';
import { CardBody } from './CardBody.tsx';
import { CardFooter } from './CardFooter.tsx';
import type { QuestionKit } from './question-kit.ts';
import styles from './Sitting.module.css';
import { comesBack, isLastCard, type SittingEvent, type SittingState, willComeBack } from './sitting-state.ts';
import { useEnter } from './useEnter.ts';
import { useGive } from './useGive.ts';

type CardProps = {
  record: Training;
  item: Item;
  state: SittingState;
  questions: QuestionKit | null;
  seconds: () => number;
  dispatch: Dispatch<SittingEvent>;
};

/** One card. The server marks it; until then nothing on it tells what is right. */
export function CardOf({ record, item, state, questions, seconds, dispatch }: CardProps) {
  const t = useText(trainingMessages);
  const [value, setValue] = useState<ItemValue>(() => (item.do === 'question' ? '' : startValue(item)));
  const give = useGive(record.id, item.key, seconds, dispatch);
  const stage = useRef<HTMLDivElement>(null);
  const { phase } = state;
  const asking = phase.is === 'asking';
  const can = item.do === 'question' ? !isBlank(value) : canGive(item, value);
  const onGive = () => asking && can && !give.isPending && give.mutate(value);
  const onNext = () => dispatch({ type: 'next' });
  useEnter(asking ? onGive : onNext);
  useEffect(() => focusIn(stage.current), []);
  return (
    <>
      <div className={styles.stage} ref={stage} tabIndex={-1} data-item={item.key} data-do={item.do}>
        <article className={item.do === 'question' ? styles.wide : styles.card}>
          <p className={styles.kind}>
            {item.do !== 'question' && <Tag tone="line">{t(`kind_${item.do}`)}</Tag>}
            {comesBack(state, item.key) && (
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
      </div>
      <CardFooter
        phase={phase}
        canGive={can}
        busy={give.isPending}
        isLast={isLastCard(state)}
        comesBack={willComeBack(state, item.key)}
        onGive={onGive}
        onUnknown={() => give.mutate(null)}
        onNext={onNext}
      />
    </>
  );
}

/** Into the field, if there is one to type into; a phone's keyboard would hide the card, so there it stays closed. */
function focusIn(stage: HTMLElement | null): void {
  const field = stage?.querySelector<HTMLElement>('input:not([type=radio]), textarea');
  const types = window.matchMedia('(pointer: fine)').matches;
  (types && field ? field : stage)?.focus({ preventScroll: true });
  window.scrollTo({ top: 0 });
}
