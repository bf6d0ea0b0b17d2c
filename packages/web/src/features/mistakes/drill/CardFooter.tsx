import { useText } from '#i18n/useText.ts';
import { AnsweredFooter, AskingFooter, FooterSays } from '#practice/cards/CardFooter.tsx';
import { mistakesMessages } from '../mistakes.messages.ts';
import type { DrillState } from './drill-state.ts';
import { WayToClosed } from './WayToClosed.tsx';

type CardFooterProps = {
  phase: DrillState['phase'];
  choice: string | null;
  canGive: boolean;
  busy: boolean;
  isLast: boolean;
  onGive: () => void;
  /** For an answer that is spoken: it can wait, and nothing was forgotten. */
  isSpoken?: boolean;
  onForgot: () => void;
  onNext: () => void;
};

/** Before the answer the way to give it, after it the way this mistake still has to go. */
export function CardFooter({ phase, choice, canGive, busy, isLast, isSpoken = false, ...on }: CardFooterProps) {
  const t = useText(mistakesMessages);
  if (phase.is === 'asking') {
    const label = !canGive ? t('answerFirst') : choice === null ? t('confirm') : t('confirmOne', { choice });
    return (
      <AskingFooter
        forgot={{ label: t(isSpoken ? 'cannotSpeak' : 'forgot'), onPress: on.onForgot }}
        give={{ label, onPress: on.onGive }}
        canGive={canGive}
        busy={busy}
      />
    );
  }
  return (
    <AnsweredFooter next={{ label: t(isLast ? 'finish' : 'next'), onPress: on.onNext }}>
      {phase.is === 'kept' ? (
        <FooterSays live>
          <b>{t('keptTitle')}</b> {t('keptSentence')}
        </FooterSays>
      ) : (
        <WayToClosed answered={phase.answered} />
      )}
    </AnsweredFooter>
  );
}
