import type { SpeakingSitting } from '@ninefold/contract/speaking/sitting';
import { LONG_TURN } from '@ninefold/core/speaking/parts';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import type { Recorder } from '#platform/recorder/recorder.ts';
import { InstructionBar } from '#practice/frame/InstructionBar.tsx';
import { useAskBeforeLeaving } from '#practice/frame/useAskBeforeLeaving.ts';
import { preloadDialog } from '#ui/overlay/Dialog.tsx';
import { MicrophoneTrouble } from '../recording/MicrophoneTrouble.tsx';
import { NotTaken } from '../recording/NotTaken.tsx';
import { speakingMessages } from '../speaking.messages.ts';
import { RecorderDock } from './dock/RecorderDock.tsx';
import { GoOnGate } from './ends/GoOnGate.tsx';
import { HandingIn } from './ends/HandingIn.tsx';
import { LeaveDialog } from './ends/LeaveDialog.tsx';
import { SittingClock } from './frame/SittingClock.tsx';
import { Steps } from './frame/Steps.tsx';
import { stepNow } from './frame/steps.ts';
import { QuestionView } from './question/QuestionView.tsx';
import styles from './SpeakingInterview.module.css';
import { sittingMessages } from './sitting.messages.ts';
import { useCountdown } from './useCountdown.ts';
import { useEnterParts } from './useEnterParts.ts';
import { useInterview } from './useInterview.ts';

export type SpeakingInterviewProps = {
  /** Of any part and mode, open. */
  sitting: SpeakingSitting;
  /** What stands above it: gets the clock, and the way out, which asks first. */
  head: (parts: { clock: ReactNode; leave: () => void }) => ReactNode;
  /** It was handed in. */
  onDone: (sitting: SpeakingSitting) => void;
  /** The learner goes away and comes back later. */
  onLeave: () => void;
  recorder?: Recorder;
};

/** One sitting, from the first question to handing in: for the page of speaking, a lesson or a mock test. */
export function SpeakingInterview({ sitting, head, onDone, onLeave, recorder }: SpeakingInterviewProps) {
  // After a reload the browser plays nothing and asks for nothing until somebody has pressed something.
  const [isOpen, setOpen] = useState(() => navigator.userActivation?.hasBeenActive !== false);
  // The clocks went on while the gate stood open.
  const [arrived] = useState(() => ({ at: Date.now(), now: sitting.now }));
  const [late, setLate] = useState(0);
  const shown = useMemo(
    () => (sitting.now === arrived.now ? { ...sitting, now: sitting.now + late } : sitting),
    [sitting, arrived, late],
  );
  const goOn = () => {
    setLate(Math.round((Date.now() - arrived.at) / 1000));
    setOpen(true);
  };
  if (!isOpen) return <GoOnGate sitting={sitting} head={head} onGoOn={goOn} onLeave={onLeave} />;
  return <Running {...{ sitting: shown, head, onDone, onLeave }} {...(recorder && { recorder })} />;
}

function Running({ sitting, head, onDone, onLeave, recorder }: SpeakingInterviewProps) {
  const t = useText(sittingMessages);
  const parts = useText(speakingMessages);
  const interview = useInterview(sitting, recorder);
  const [asked, setAsked] = useState(false);
  const { question, stage, answers } = interview;
  const exam = sitting.mode === 'exam';
  const over = stage === 'over';
  const speaking = answers.phase === 'recording' || answers.phase === 'paused';
  const leaving = useAskBeforeLeaving(!over && (exam || speaking));
  // The network may go while somebody speaks: what opens over the page must be there before.
  useEffect(() => void preloadDialog().catch(() => {}), []);
  useEnterParts(sitting.record_id, over ? null : (question?.part ?? null), stage === 'preparing');
  useCountdown(exam ? Math.max(0, sitting.ends_at - sitting.now) : 0, exam && !over, () => {
    answers.finish();
    interview.end();
  });

  const instruction = () => {
    if (question?.part !== 2) return t(question?.part === 3 ? 'instruction3' : 'instruction1');
    if (question.order !== LONG_TURN) return t('instruction2After');
    return t(stage === 'asking' || stage === 'preparing' ? 'instruction2Prepare' : 'instruction2Speak');
  };
  return (
    <>
      {head({ clock: <SittingClock interview={interview} />, leave: () => (over ? onLeave() : setAsked(true)) })}
      <div className={styles.interview} data-stage={stage} data-order={question?.order}>
        {/* Nothing is played into an open microphone. */}
        {answers.phase === 'ready' && <NotTaken />}
        {over || !question ? (
          <HandingIn
            interview={interview}
            onBack={() => interview.choose(interview.questions[0]?.order ?? 0)}
            onDone={onDone}
          />
        ) : (
          <>
            <InstructionBar part={parts(`part${question.part}`)} right={null}>
              {instruction()}
            </InstructionBar>
            <Steps part={sitting.part} now={stepNow(question, stage)} />
            {answers.trouble && (
              <div className={styles.trouble}>
                <MicrophoneTrouble trouble={answers.trouble} />
              </div>
            )}
            <QuestionView interview={interview} question={question} />
            <RecorderDock interview={interview} />
          </>
        )}
      </div>
      <LeaveDialog
        interview={interview}
        opened={(asked || leaving.asked) && !over}
        onStay={() => {
          setAsked(false);
          leaving.stay();
        }}
        onLeave={() => {
          setAsked(false);
          answers.finish();
          if (leaving.asked) leaving.leave();
          else onLeave();
        }}
        onFinish={() => {
          setAsked(false);
          leaving.stay();
          answers.finish();
          interview.end();
        }}
      />
    </>
  );
}
