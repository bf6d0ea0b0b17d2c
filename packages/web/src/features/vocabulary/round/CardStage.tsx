import type { WordCard } from '@ninefold/contract/vocabulary/learning';
import { isTyped } from '@ninefold/core/vocabulary/forms';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { type Dispatch, memo, useEffect, useRef } from 'react';
import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { afterPaint } from '#navigation/after-paint.ts';
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
import { prepareClip, say, sayingOf } from '../sound/say-word.ts';
import { useVoices } from '../sound/useVoices.ts';
import { Grades } from './Grades.tsx';
import { KeyHint } from './KeyHint.tsx';
import { Letters } from './Letters.tsx';
import styles from './RoundPage.module.css';
import { TypedQuestion } from './TypedQuestion.tsx';
import { useCardKeys } from './useCardKeys.ts';
import { useSwipe } from './useSwipe.ts';

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
  const atHand = useShown();
  const onTurn = () => dispatch({ type: 'turned' });
  const onGive = (given: string) => dispatch({ type: 'typed', given });
  // Another card is another stage (see its key), so the clock starts when it is shown.
  const shownAt = useRef(0);
  useEffect(() => {
    if (atHand) shownAt.current = performance.now();
  }, [atHand]);
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
  const stage = useRef<HTMLElement>(null);

  useCardKeys({ shown, typed, onTurn, onGrade: grade, onUndo, onHear: hear });
  const swipe = useSwipe(shown, { left: () => grade(1), right: () => grade(3) });

  // Heard as soon as it may be: a word to be written from its meaning would be given away.
  const mayHear = shown || asked.form === 'meaning' || asked.form === 'sound';
  const latest = useRef({ hear, wanted: autoPlay !== 'off' || asked.form === 'sound' });
  latest.current = { hear, wanted: autoPlay !== 'off' || asked.form === 'sound' };
  useEffect(() => {
    if (!atHand || !mayHear || !latest.current.wanted) return;
    let left = false;
    afterPaint(() => left || latest.current.hear());
    return () => {
      left = true;
    };
  }, [atHand, mayHear]);
  useEffect(() => {
    if (!atHand || !following) return;
    const { uk_audio, us_audio } = following.word;
    afterPaint(() => [uk_audio, us_audio].filter(Boolean).forEach(prepareClip));
  }, [atHand, following]);
  useEffect(() => {
    if (!atHand) return;
    if (shown || !typed) stage.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [atHand, shown, typed]);
  // A card that stands ready is none that a test or a style should find.
  const named = atHand && { 'data-word': card.word.name, 'data-form': asked.form };

  return (
    <>
      <main className={styles.stage} ref={stage} tabIndex={-1} {...named}>
        <KeptHere kept={props.kept} away={atHand ? props.away : null} />
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
      </main>
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
  if (away === null) return null;
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
