import { useEffect, useRef, useState } from 'react';
import { type Level, levelOf } from '#platform/recorder/level.ts';
import { microphone } from '#platform/recorder/microphone.ts';
import {
  type Recorder,
  RecorderRefused,
  type RecorderTrouble,
  type RunningRecorder,
} from '#platform/recorder/recorder.ts';

/** So many tenths of a second with a voice in them are enough to say that somebody is heard. */
const HEARD_TENTHS = 8;
const MOST_SECONDS = 15;

export type MicrophoneCheck = {
  state: 'idle' | 'asking' | 'listening';
  /** null: nobody has spoken yet. */
  verdict: 'good' | 'quiet' | null;
  trouble: RecorderTrouble | null;
  level: Level | null;
  recent: readonly number[];
  toggle: () => void;
};

/** Listens for a moment and says whether it hears enough. Nothing is kept. */
export function useMicrophoneCheck(onHeard: () => void, recorder: Recorder = microphone): MicrophoneCheck {
  const [state, setState] = useState<MicrophoneCheck['state']>('idle');
  const [verdict, setVerdict] = useState<MicrophoneCheck['verdict']>(null);
  const [trouble, setTrouble] = useState<RecorderTrouble | null>(null);
  const [level, setLevel] = useState<Level | null>(null);
  const [recent, setRecent] = useState<readonly number[]>([]);
  const running = useRef<RunningRecorder | null>(null);
  const isLeft = useRef(false);
  const stop = () => {
    running.current?.stop();
    running.current = null;
    if (!isLeft.current) setState('idle');
  };

  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      running.current?.stop();
      running.current = null;
    };
  }, []);

  async function start() {
    setTrouble(null);
    setVerdict(null);
    setState('asking');
    let [voiced, heard] = [0, 0];
    try {
      const opened = await recorder.start({
        onSamples(samples) {
          const now = levelOf(samples);
          heard += 1;
          if (now.word !== 'quiet') voiced += 1;
          setLevel(now);
          setRecent((before) => [...before, now.cells].slice(-20));
          if (voiced >= HEARD_TENTHS) {
            setVerdict('good');
            stop();
            onHeard();
          } else if (heard > MOST_SECONDS * 10) {
            // Tried is tried: a quiet voice must not keep anybody out of an exam.
            setVerdict('quiet');
            stop();
            onHeard();
          }
        },
        onLost() {
          setTrouble('missing');
          stop();
        },
      });
      if (isLeft.current) return opened.stop();
      running.current = opened;
      setState('listening');
    } catch (error) {
      setTrouble(error instanceof RecorderRefused ? error.trouble : 'unsupported');
      setState('idle');
    }
  }

  return { state, verdict, trouble, level, recent, toggle: () => (state === 'idle' ? void start() : stop()) };
}
