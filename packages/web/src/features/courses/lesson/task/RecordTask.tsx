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
  onHandedIn: (handedIn: HandedIn) => void;
  /** Tests bring their own microphone. */
  recorder?: Recorder;
};

/** Something to say: recorded here, handed in by itself, and replaced by the next recording. */
export function RecordTask({ place, handedIn, onHandedIn, recorder }: RecordProps) {
  const t = useText(lessonMessages);
  const recording = useTaskRecording(place, onHandedIn, recorder);
  const { phase } = recording;
  const press = () => {
    stopOwn();
    if (phase === 'recording') recording.stop();
    else recording.start();
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const typing = event.target instanceof Element && event.target.closest('input, textarea');
      if (event.code !== 'KeyR' || event.repeat || typing || event.ctrlKey || event.metaKey || event.altKey) return;
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
      <RecordState recording={recording} />
      {handedIn && phase === 'ready' && <Mine handedIn={handedIn} />}
    </div>
  );
}

function Mine({ handedIn: { url, seconds } }: { handedIn: HandedIn }) {
  const t = useText(lessonMessages);
  const reading = useText(readingMessages);
  const playing = useOwnVoice();
  const play = () => (playing ? stopOwn() : void playOwn(url).catch(() => toast.error(reading('playFailed'))));
  return (
    <p className={styles.mine}>
      <span className={parts.done}>
        <Icon of={IconCircleCheck} size={18} />
        {t('sayHandedIn', { time: shortDuration(seconds) })}
      </span>
      {url !== '' && (
        <Button size="sm" onClick={play}>
          {reading(playing ? 'stopVoice' : 'playMine')}
        </Button>
      )}
    </p>
  );
}

/** What the browser asks, what waits for the network, and why a recording was not taken. */
function RecordState({ recording: { trouble, phase, kept, silent } }: { recording: TaskRecording }) {
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
  if (silent && phase === 'ready')
    return (
      <Callout tone="warn" live>
        {t('saySilent', { least: LEAST_SPOKEN_SECONDS })}
      </Callout>
    );
  const says =
    phase === 'asking' ? reading('asking') : phase === 'sending' ? reading('sending') : kept ? t('sayKept') : '';
  return (
    <p className={parts.state} role="status" hidden={says === ''}>
      {says}
    </p>
  );
}
