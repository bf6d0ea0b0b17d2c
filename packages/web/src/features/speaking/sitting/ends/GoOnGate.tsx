import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { clockTime } from '../../clock-time.ts';
import type { SpeakingInterviewProps } from '../SpeakingInterview.tsx';
import { sittingMessages } from '../sitting.messages.ts';

type Props = Pick<SpeakingInterviewProps, 'sitting' | 'head' | 'onLeave'> & { onGoOn: () => void };

/** An open sitting that was come back to: one press, and the examiner goes on where it was left. */
export function GoOnGate({ sitting, head, onGoOn, onLeave }: Props) {
  const t = useText(sittingMessages);
  const done = new Set(sitting.answers.filter(({ state }) => state === 'done').map(({ order }) => order)).size;
  return (
    <>
      {head({ clock: <span />, leave: onLeave })}
      <EmptyState
        tall
        title={t('goOnTitle')}
        action={
          <Button kind="primary" onClick={onGoOn}>
            {t('goOn')}
          </Button>
        }
      >
        {sitting.mode === 'exam'
          ? t('goOnExam', { time: clockTime(sitting.ends_at - sitting.now) })
          : t('goOnSentence', { done })}
      </EmptyState>
    </>
  );
}
