import type { MistakeCard } from '@ninefold/contract/mistakes/card';
import { type Dispatch, memo, useState } from 'react';
import type { DrillKits } from '#practice/drill-kit.ts';
import { isBlank } from '#practice/paper/answers.ts';
import { CorrectionCard } from '../correction/CorrectionCard.tsx';
import { CardFooter } from './CardFooter.tsx';
import { CardHead } from './CardHead.tsx';
import styles from './DrillPage.module.css';
import type { DrillEvent, DrillState } from './drill-state.ts';
import { ExerciseCard } from './ExerciseCard.tsx';
import { QuestionCard } from './QuestionCard.tsx';
import { useCountdown } from './useCountdown.ts';
import { useEnter } from './useEnter.ts';
import { useSendAnswer } from './useSendAnswer.ts';
import { WordCard } from './WordCard.tsx';

type CardViewProps = {
  kits: DrillKits;
  card: MistakeCard;
  phase: DrillState['phase'];
  isLast: boolean;
  dispatch: Dispatch<DrillEvent>;
};

/** One card in the form of its kind. The server marks it; until then nothing on it tells what is right. */
export const CardView = memo(function CardView({ kits, card, phase, isLast, dispatch }: CardViewProps) {
  const [value, setValue] = useState<string | readonly string[]>(() => startOf(kits, card));
  const send = useSendAnswer(card, dispatch);
  const asking = phase.is === 'asking';
  const answered = phase.is === 'marked' ? phase.answered : null;
  const canGive = mayGive(kits, card, value);
  const give = () => canGive && !send.isPending && send.mutate(value);
  const forgot = () => send.mutate(null);
  const next = () => dispatch({ type: 'next' });
  useEnter(asking ? give : next);
  const seconds = useCountdown(asking && card.drill.form === 'question' ? card.drill.seconds : 0, () =>
    send.mutate(isBlank(value) ? null : value),
  );
  return (
    <>
      <main className={styles.stage} data-card={nameOf(card)}>
        <CardHead card={card} seconds={seconds} />
        {card.drill.form === 'word' ? (
          <WordCard
            kit={kits.word}
            drill={card.drill}
            value={value}
            onChange={setValue}
            answered={answered}
            readOnly={!asking}
          />
        ) : card.drill.form === 'correction' ? (
          <CorrectionCard
            drill={card.drill}
            value={value}
            onChange={setValue}
            answered={answered}
            readOnly={!asking || send.isPending}
          />
        ) : card.drill.form === 'exercise' ? (
          <ExerciseCard
            kit={kits.exercise}
            drill={card.drill}
            value={value}
            onChange={setValue}
            onGive={give}
            answered={answered}
            readOnly={!asking || send.isPending}
          />
        ) : (
          <QuestionCard
            kits={kits}
            drill={card.drill}
            kind={card.kind}
            value={value}
            onChange={setValue}
            answered={answered}
            readOnly={!asking || send.isPending}
          />
        )}
      </main>
      <CardFooter
        phase={phase}
        choice={choiceOf(card, value)}
        canGive={canGive}
        busy={send.isPending}
        isLast={isLast}
        onGive={give}
        onForgot={forgot}
        onNext={next}
      />
    </>
  );
});

function nameOf({ place }: MistakeCard): string {
  if (place.source === 'attempt') return place.n.join('–');
  if (place.source === 'training') return place.item;
  if (place.source === 'dictation') return place.part;
  return place.source === 'word' ? place.word : place.sentence;
}

const startOf = (kits: DrillKits, { drill }: MistakeCard) =>
  drill.form === 'exercise' ? kits.exercise.startValue(drill.exercise) : '';

const mayGive = (kits: DrillKits, { drill }: MistakeCard, value: string | readonly string[]): boolean =>
  drill.form === 'exercise' ? kits.exercise.canGive(drill.exercise, value) : !isBlank(value);

/** A letter is said on the button, typed words are not. */
function choiceOf({ drill }: MistakeCard, value: string | readonly string[]): string | null {
  if (drill.form !== 'question' && drill.form !== 'typed') return null;
  const [group] = drill.paper.groups;
  if (!group || group.interaction === 'gap') return null;
  const chosen = typeof value === 'string' ? value : value.join(', ');
  return chosen === '' ? null : chosen;
}
