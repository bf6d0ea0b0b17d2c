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

export type CardViewProps = {
  kits: DrillKits;
  /** Those that this round holds. */
  forms: LateForms;
  card: MistakeCard;
  giver: Giver;
  phase: DrillState['phase'];
  isLast: boolean;
  dispatch: Dispatch<DrillEvent>;
};

/** One card in the form of its kind. The server marks it; until then nothing on it tells what is right. */
export const CardView = memo(function CardView({ kits, forms, ...props }: CardViewProps) {
  const { drill } = props.card;
  if (drill.form !== 'follow_read') return <WrittenCard {...{ kits, forms }} {...props} />;
  const { Card, kit } = there(forms.follow_read);
  return <Card {...{ kit, drill }} {...props} />;
});

/** What is answered by choosing or typing. */
function WrittenCard({ kits, forms, card, giver, phase, isLast, dispatch }: CardViewProps) {
  const { drill } = card;
  const kit = forms.exercise?.kit;
  const [value, setValue] = useState<string | readonly string[]>(() => startOf(kit, card));
  const send = useSendAnswer(card, giver, dispatch);
  const asking = phase.is === 'asking';
  const answered = phase.is === 'marked' ? phase.answered : null;
  const canGive = mayGive(kit, card, value);
  const give = () => canGive && !send.isPending && send.mutate(value);
  const isSpoken = drill.form === 'exercise' && drill.exercise.do === 'say';
  const forgot = () => (isSpoken ? dispatch({ type: 'skipped', card: card.id }) : send.mutate(null));
  const next = () => dispatch({ type: 'next' });
  const seconds = asking && drill.form === 'question' ? drill.seconds : 0;
  const field = { value, onChange: setValue, answered, readOnly: !asking || send.isPending };
  return (
    <>
      <Stage names={{ 'data-card': nameOf(card) }} onEnter={asking ? give : next} isAnswered={answered !== null}>
        <CardHead card={card}>
          {seconds > 0 && <Clock seconds={seconds} onEnd={() => send.mutate(isBlank(value) ? null : value)} />}
        </CardHead>
        {form()}
      </Stage>
      <CardFooter
        phase={phase}
        choice={choiceOf(card, value)}
        canGive={canGive}
        busy={send.isPending}
        isLast={isLast}
        isSpoken={isSpoken}
        onGive={give}
        onForgot={forgot}
        onNext={next}
      />
    </>
  );

  function form() {
    switch (drill.form) {
      case 'word':
        return <WordCard kit={kits.word} drill={drill} {...field} readOnly={!asking} />;
      case 'correction': {
        const Correction = there(forms.correction);
        return <Correction drill={drill} {...field} />;
      }
      case 'exercise': {
        const { Card, kit } = there(forms.exercise);
        return <Card kit={kit} drill={drill} {...field} onGive={give} />;
      }
      case 'question':
      case 'typed':
        return <QuestionCard kits={kits} drill={drill} kind={card.kind} {...field} />;
    }
  }
}

function nameOf({ place }: MistakeCard): string {
  if (place.source === 'attempt') return place.n.join('–');
  if (place.source === 'training') return place.item;
  if (place.source === 'dictation') return place.part;
  if (place.source === 'speaking') return place.text;
  return place.source === 'essay' ? place.sentence : place.word;
}

/** The page has waited for every part that one of its cards needs. */
function there<Part>(part: Part | null | undefined): Part {
  if (!part) throw new Error('a card without its part');
  return part;
}

const startOf = (exercise: ExerciseKit | undefined, { drill }: MistakeCard) =>
  drill.form === 'exercise' ? there(exercise).startValue(drill.exercise) : '';

const mayGive = (
  exercise: ExerciseKit | undefined,
  { drill }: MistakeCard,
  value: string | readonly string[],
): boolean => (drill.form === 'exercise' ? there(exercise).canGive(drill.exercise, value) : !isBlank(value));

/** A letter is said on the button, typed words are not. */
function choiceOf({ drill }: MistakeCard, value: string | readonly string[]): string | null {
  if (drill.form !== 'question' && drill.form !== 'typed') return null;
  const [group] = drill.paper.groups;
  if (!group || group.interaction === 'gap') return null;
  const chosen = typeof value === 'string' ? value : value.join(', ');
  return chosen === '' ? null : chosen;
}
