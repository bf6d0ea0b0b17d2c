import type { WordCard } from '@ninefold/contract/vocabulary/learning';
import { isTyped } from '@ninefold/core/vocabulary/forms';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { type Dispatch, memo, useRef } from 'react';
import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { useShown } from '#practice/cards/shown.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Callout } from '#ui/states/Callout.tsx';
import { CardFace, CardFoot } from '../card/CardFace.tsx';
import { SaveButton } from '../card/SaveButton.tsx';
import { Sounds } from '../card/Sounds.tsx';
import type { Away } from '../kept/review-queue.ts';
import { roundMessages } from '../round.messages.ts';
import { type Grade, type Phase, type RoundEvent, suggestedGrade } from '../rules/round-state.ts';
import type { AutoPlay } from '../sound/accent-setting.ts';
import { say, sayingOf } from '../sound/say-word.ts';
import { useVoices } from '../sound/useVoices.ts';
import { Grades } from './Grades.tsx';
import { KeyHint } from './KeyHint.tsx';
import { Letters } from './Letters.tsx';
import styles from './RoundPage.module.css';
import { TypedQuestion } from './TypedQuestion.tsx';
import { useSwipe } from './useSwipe.ts';
import { WordStage } from './WordStage.tsx';

type CardStageProps = {
  card: WordCard;
  phase: Phase;
  following: WordCard | undefined;
  examDay: string;
  kept: number;
  away: Away | null;
  autoPlay: AutoPlay;
  dispatch: Dispatch<RoundEvent>;
  /** With the seconds it took. */
  onGrade: (grade: Grade, seconds: number) => void;
  onUndo: () => void;
};

/** One card: the question, then everything about the word with four ways to grade it. */
export const CardStage = memo(function CardStage(props: CardStageProps) {
  const { card, phase, following, autoPlay, dispatch, onUndo } = props;
  const onTurn = () => dispatch({ type: 'turned' });
  const onGive = (given: string) => dispatch({ type: 'typed', given });
  const shownAt = useRef(0);
  const grade = (value: Grade) => props.onGrade(value, (performance.now() - shownAt.current) / 1000);
  const t = useText(roundMessages);
  const voices = useVoices();
  const accent = autoPlay === 'us' ? 'us' : 'uk';
  const saying = sayingOf(card.word, accent, voices) ?? sayingOf(card.word, accent === 'uk' ? 'us' : 'uk', voices);
  // Without any voice a dictation cannot be given.
  const asked: WordCard = card.form === 'sound' && !saying ? { ...card, form: 'word' } : card;
  const typed = isTyped(asked.form);
  const shown = phase.is === 'shown';
  const hear = () => void say(saying, card.word.name).catch(() => {});
  const swipe = useSwipe(shown, { left: () => grade(1), right: () => grade(3) });

  // A word to be written from its meaning would be given away by its sound.
  const mayHear = shown || asked.form === 'meaning' || asked.form === 'sound';
  const playsNow = mayHear && (autoPlay !== 'off' || asked.form === 'sound');

  return (
    <>
      <WordStage
        asked={asked}
        keys={{ shown, typed, onTurn, onGrade: grade, onUndo, onHear: hear }}
        playsNow={playsNow}
        following={following}
        shownAt={shownAt}
      >
        <KeptHere kept={props.kept} away={props.away} />
        <article className={styles.card} {...swipe}>
          {shown ? (
            <CardFace card={card} foot={<CardFoot card={card} />}>
              {phase.given !== null && typed && <Letters card={asked} given={phase.given} />}
            </CardFace>
          ) : typed ? (
            <TypedQuestion card={asked} onGive={onGive} onHear={saying ? hear : null} />
          ) : (
            <>
              <div className={styles.front}>
                <h1 className={styles.word} lang="en">
                  {card.word.name}
                </h1>
                <SaveButton word={card.word} small />
              </div>
              <Sounds word={card.word} />
            </>
          )}
        </article>
      </WordStage>
      <footer className={styles.footer}>
        {shown ? (
          <>
            <Grades next={card.next} suggested={suggestedGrade(asked, phase)} onGrade={grade} />
            <Spacing examDay={props.examDay} />
          </>
        ) : (
          !typed && (
            <Button kind="primary" size="lg" block rightIcon={<KeyHint>{t('turnKey')}</KeyHint>} onClick={onTurn}>
              {t('turn')}
            </Button>
          )
        )}
      </footer>
    </>
  );
});

/** Grades that have not got through, and why; one that is just on its way is no news. */
function KeptHere({ kept, away }: { kept: number; away: Away | null }) {
  const t = useText(roundMessages);
  const atHand = useShown();
  if (away === null || !atHand) return null;
  return (
    <Callout tone="warn" live icon={<Icon of={IconPlugConnectedX} size={18} />}>
      <p>{t(away === 'network' ? 'offline' : 'serverAway')}</p>
      {kept > 0 && <p>{t('keptSome', { count: kept })}</p>}
    </Callout>
  );
}

function Spacing({ examDay }: { examDay: string }) {
  const t = useText(roundMessages);
  const format = useFormat();
  return (
    <p className={styles.spacing}>
      {examDay === ''
        ? t('spacingPlain')
        : t('spacing', { day: format.shortDate(Date.parse(`${examDay}T12:00:00`) / 1000) })}
    </p>
  );
}
