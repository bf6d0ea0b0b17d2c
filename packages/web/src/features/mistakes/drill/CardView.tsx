import type { MistakeCard } from '@ninefold/contract/mistakes/card';
import { type Dispatch, memo, useState } from 'react';
import { Stage } from '#practice/cards/Stage.tsx';
import type { DrillKits, ExerciseKit } from '#practice/drill-kit.ts';
import type { Giver } from '#practice/kept/kept-queue.ts';
import { isBlank } from '#practice/paper/answers.ts';
import { CardFooter } from './CardFooter.tsx';
import { CardHead } from './CardHead.tsx';
import { Clock } from './clock/Clock.tsx';
import type { DrillEvent, DrillState } from './drill-state.ts';
import type { LateForms } from './late-forms.ts';
import { QuestionCard } from './QuestionCard.tsx';
import { useSendAnswer } from './useSendAnswer.ts';
import { WordCard } from './WordCard.tsx';

type CardViewProps = {
  kits: DrillKits;
  /** null where no card is an exercise. */
  exercise: ExerciseKit | null;
  /** Those that this round holds. */
  forms: LateForms;
  card: MistakeCard;
  giver: Giver;
  phase: DrillState['phase'];
  isLast: boolean;
  dispatch: Dispatch<DrillEvent>;
};

/** One card in the form of its kind. The server marks it; until then nothing on it tells what is right. */
export const CardView = memo(function CardView(props: CardViewProps) {
  const { kits, exercise, forms, card, giver, phase, isLast, dispatch } = props;
  const CorrectionCard = card.drill.form === 'correction' ? there(forms.correction) : null;
  const ExerciseCard = card.drill.form === 'exercise' ? there(forms.exercise) : null;
  const [value, setValue] = useState<string | readonly string[]>(() => startOf(exercise, card));
  const send = useSendAnswer(card, giver, dispatch);
  const asking = phase.is === 'asking';
  const answered = phase.is === 'marked' ? phase.answered : null;
  const canGive = mayGive(exercise, card, value);
  const give = () => canGive && !send.isPending && send.mutate(value);
  const forgot = () => send.mutate(null);
  const next = () => dispatch({ type: 'next' });
  const seconds = asking && card.drill.form === 'question' ? card.drill.seconds : 0;
  return (
    <>
      <Stage names={{ 'data-card': nameOf(card) }} onEnter={asking ? give : next} isAnswered={answered !== null}>
        <CardHead card={card}>
          {seconds > 0 && <Clock seconds={seconds} onEnd={() => send.mutate(isBlank(value) ? null : value)} />}
        </CardHead>
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
          CorrectionCard && (
            <CorrectionCard
              drill={card.drill}
              value={value}
              onChange={setValue}
              answered={answered}
              readOnly={!asking || send.isPending}
            />
          )
        ) : card.drill.form === 'exercise' ? (
          ExerciseCard && (
            <ExerciseCard
              kit={there(exercise)}
              drill={card.drill}
              value={value}
              onChange={setValue}
              onGive={give}
              answered={answered}
              readOnly={!asking || send.isPending}
            />
          )
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
      </Stage>
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
  if (place.source === 'speaking') return place.text;
  return place.source === 'word' ? place.word : place.sentence;
}

/** The page has waited for every part that one of its cards needs. */
function there<Part>(part: Part | null | undefined): Part {
  if (!part) throw new Error('a card without its part');
  return part;
}

const startOf = (exercise: ExerciseKit | null, { drill }: MistakeCard) =>
  drill.form === 'exercise' ? there(exercise).startValue(drill.exercise) : '';

const mayGive = (exercise: ExerciseKit | null, { drill }: MistakeCard, value: string | readonly string[]): boolean =>
  drill.form === 'exercise' ? there(exercise).canGive(drill.exercise, value) : !isBlank(value);

/** A letter is said on the button, typed words are not. */
function choiceOf({ drill }: MistakeCard, value: string | readonly string[]): string | null {
  if (drill.form !== 'question' && drill.form !== 'typed') return null;
  const [group] = drill.paper.groups;
  if (!group || group.interaction === 'gap') return null;
  const chosen = typeof value === 'string' ? value : value.join(', ');
  return chosen === '' ? null : chosen;
}
