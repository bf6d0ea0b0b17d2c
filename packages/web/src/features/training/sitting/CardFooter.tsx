import { useText } from '#i18n/useText.ts';
import { AnsweredFooter, AskingFooter, FooterSays } from '#practice/cards/CardFooter.tsx';
import { trainingMessages } from '../training.messages.ts';
import type { SittingState } from './sitting-state.ts';

type CardFooterProps = {
  phase: SittingState['phase'];
  canGive: boolean;
  busy: boolean;
  isLast: boolean;
  comesBack: boolean;
  /** Read aloud: nobody has to know anything, but not everybody can speak where they are. */
  canSkip: boolean;
  onGive: () => void;
  onUnknown: () => void;
  onNext: () => void;
};

/** Before the answer the way to give it, after it what becomes of it and the way on. */
export function CardFooter(props: CardFooterProps) {
  const { phase, canGive, busy, isLast, comesBack, canSkip, onGive, onUnknown, onNext } = props;
  const t = useText(trainingMessages);
  if (phase.is === 'asking')
    return (
      <AskingFooter
        forgot={{ label: t(canSkip ? 'skip' : 'unknown'), onPress: onUnknown }}
        give={{ label: t(canGive ? 'give' : 'answerFirst'), onPress: onGive }}
        canGive={canGive}
        busy={busy}
      />
    );
  const isWrong = phase.is === 'marked' && phase.answer.outcome === 'wrong';
  return (
    <AnsweredFooter next={{ label: t(isLast ? 'last' : 'next'), onPress: onNext }}>
      <FooterSays live={phase.is === 'kept'}>
        {phase.is === 'kept' && (
          <>
            <b>{t('keptTitle')}</b> {t('keptSentence')}
          </>
        )}
        {isWrong && `${comesBack ? t('later') : ''} ${t('toBook')}`}
      </FooterSays>
    </AnsweredFooter>
  );
}
