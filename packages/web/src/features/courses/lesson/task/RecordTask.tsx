import type { HandedIn } from '@ninefold/contract/courses/lesson';
import { LEAST_SPOKEN_SECONDS } from '@ninefold/core/courses/handed-in';
import { shortDuration } from '@ninefold/core/time/duration';
import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useText } from '#i18n/useText.ts';
import type { Recorder } from '#platform/recorder/recorder.ts';
import { playOwn, stopOwn, useOwnVoice } from '#practice/follow-read/own-voice.ts';
import { LevelMeter, RecordButton } from '#practice/follow-read/RecordBar.tsx';
import { readingMessages } from '#practice/follow-read/reading.messages.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Callout } from '#ui/states/Callout.tsx';
import { toast } from '#ui/states/toast.ts';
import { lessonMessages } from '../lesson.messages.ts';
import parts from '../parts/Parts.module.css';
import styles from './Task.module.css';
import { type TaskRecording, useTaskRecording } from './useTaskRecording.ts';

type RecordProps = {
  place: { courseId: number; lessonId: number; part: number };
  handedIn: HandedIn | null;
  /** Tests bring their own microphone. */
  recorder?: Recorder;
};

/** There a key is a letter, or belongs to what lies over the page. */
const NOT_FROM = 'input, textarea, select, [contenteditable], [role=dialog]';

/** Something to say: recorded here, handed in by itself, and replaced by the next recording. */
export function RecordTask({ place, handedIn, recorder }: RecordProps) {
  const t = useText(lessonMessages);
  const recording = useTaskRecording(place, recorder);
  const { phase } = recording;
  const press = () => {
    stopOwn();
    if (phase === 'recording') recording.stop();
    else recording.start();
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const elsewhere = event.target instanceof Element && event.target.closest(NOT_FROM);
      if (event.code !== 'KeyR' || event.repeat || elsewhere || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      press();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
  return (
    <div className={styles.hand} data-handed-in={handedIn !== null || undefined}>
      <div className={styles.record}>
        <RecordButton
          reading={recording}
          onStart={press}
          names={{ record: t(handedIn ? 'sayAgain' : 'sayStart'), stop: t('sayStop') }}
        />
        <LevelMeter reading={recording} />
        {phase === 'ready' && <span className={parts.state}>{t(handedIn ? 'sayAgainHint' : 'sayHint')}</span>}
      </div>
      <RecordTrouble recording={recording} />
      <RecordState recording={recording} handedIn={handedIn} />
    </div>
  );
}

type StateProps = { recording: TaskRecording; handedIn: HandedIn | null };

/** One place that always stands there, so that every change of it is read out; beside it what was handed in last. */
function RecordState({ recording: { phase, kept }, handedIn }: StateProps) {
  const t = useText(lessonMessages);
  const reading = useText(readingMessages);
  const playing = useOwnVoice();
  const isReady = phase === 'ready';
  const isIn = isReady && handedIn !== null && !kept;
  const url = isReady ? (handedIn?.url ?? '') : '';
  const play = () => (playing ? stopOwn() : void playOwn(url).catch(() => toast.error(reading('playFailed'))));
  return (
    <p className={styles.mine}>
      <span className={isIn ? parts.done : parts.state} role="status">
        {isIn && <Icon of={IconCircleCheck} size={18} />}
        {says()}
      </span>
      {url !== '' && (
        <Button size="sm" onClick={play}>
          {reading(playing ? 'stopVoice' : 'playMine')}
        </Button>
      )}
    </p>
  );

  function says(): string {
    if (phase === 'asking') return reading('asking');
    if (phase === 'sending') return reading('sending');
    if (isReady && kept) return t('sayKept');
    return isIn && handedIn ? t('sayHandedIn', { time: shortDuration(handedIn.seconds) }) : '';
  }
}

/** Why nothing can be recorded, or why a recording was not taken. */
function RecordTrouble({ recording: { trouble, phase, silent } }: { recording: TaskRecording }) {
  const t = useText(lessonMessages);
  const reading = useText(readingMessages);
  if (trouble)
    return (
      <div data-trouble={trouble}>
        <Callout tone="warn" live>
          <b>{reading(trouble)}</b> {reading(`${trouble}Sentence`)}
        </Callout>
      </div>
    );
  if (!silent || phase !== 'ready') return null;
  return (
    <Callout tone="warn" live>
      {t('saySilent', { least: LEAST_SPOKEN_SECONDS })}
    </Callout>
  );
}
