import { placeIn, type RunningStep } from '@ninefold/core/practice/running-order';

type Now = { step: RunningStep; left: number };
export type ExamAudioState =
  /** Waiting for the recording, for the network, or for the press that some browsers require. */
  ({ phase: 'loading' | 'away' | 'press' | 'running' } & Now) | { phase: 'over' };

/** What is needed of an audio element. */
export type Speaker = Pick<
  HTMLAudioElement,
  'src' | 'currentTime' | 'duration' | 'paused' | 'playbackRate' | 'play' | 'pause'
>;

type Tools = {
  steps: readonly RunningStep[];
  /** Seconds since the beginning of the test, by the attempt's clock. */
  second: () => number;
  /** Where the sound of a step is; it may have to be fetched. */
  soundOf: (step: RunningStep) => Promise<string>;
  speaker: Speaker;
  onChange: (state: ExamAudioState) => void;
  onStep: (step: RunningStep) => void;
};

const TICK_MS = 250;
const RETRY_MS = 3000;
/** The network makes the clock waver a little; a recording that followed every bit of it would stutter. */
const TOLERANCE = 3;
const END_OF_FILE = 0.25;

/**
 * Plays the test's recording as a loudspeaker in the hall does: the clock says which second is heard, on every device
 * and after every reload. What was missed is over, and after its end nothing starts again.
 */
export function followExam({ steps, second, soundOf, speaker, onChange, onStep }: Tools) {
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let at: RunningStep | null = null;
  let sound: string | null = null;
  let failedAt = Number.NEGATIVE_INFINITY;
  let needsPress = false;

  function tick() {
    if (stopped) return;
    timer = setTimeout(tick, TICK_MS);
    const place = placeIn(steps, second());
    if (!place) return over();
    if (place.step !== at) enter(place.step);
    onChange({ phase: isHeard(place.step) ? play(place) : hush(), step: place.step, left: place.left });
  }

  function enter(step: RunningStep) {
    at = step;
    sound = null;
    failedAt = Number.NEGATIVE_INFINITY;
    if (isHeard(step)) fetchSound(step);
    onStep(step);
  }

  function fetchSound(step: RunningStep) {
    failedAt = Number.NEGATIVE_INFINITY;
    soundOf(step).then(
      (url) => {
        if (at === step) sound = url;
      },
      () => {
        if (at === step) failedAt = Date.now();
      },
    );
  }

  function play({ step, since }: { step: RunningStep; since: number }): 'running' | 'loading' | 'away' | 'press' {
    if (sound === null) {
      const failed = Number.isFinite(failedAt);
      if (failed && Date.now() - failedAt > RETRY_MS) fetchSound(step);
      // While a line is announced whose sound is not there, the recording must not go on under it.
      if (failed || step.kind === 'say') hush();
      return failed ? 'away' : 'loading';
    }
    const wanted = since + (step.kind === 'play' ? step.start : 0);
    const begins = speaker.src !== sound;
    if (begins) speaker.src = sound;
    // A file may end a moment before its stated length; played again at its end it would begin anew.
    if (wanted >= speaker.duration - END_OF_FILE) return hush();
    speaker.playbackRate = 1;
    const isOff = Math.abs(speaker.currentTime - wanted) > TOLERANCE;
    if (begins || isOff || (speaker.paused && speaker.currentTime < wanted)) speaker.currentTime = wanted;
    // Unplugging a headset pauses the element; the test does not pause.
    if (speaker.paused && !needsPress) start();
    return needsPress ? 'press' : 'running';
  }

  function start() {
    speaker.play().catch((error: unknown) => {
      // A pause that came in between is no refusal.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      needsPress = true;
    });
  }

  function hush(): 'running' {
    if (!speaker.paused) speaker.pause();
    return 'running';
  }

  function over() {
    hush();
    at = null;
    onChange({ phase: 'over' });
  }

  tick();
  return {
    /** The press that the browser required. */
    press() {
      needsPress = false;
      start();
    },
    stop() {
      stopped = true;
      if (timer) clearTimeout(timer);
      hush();
    },
  };
}

/** For a tab that only looks on: it shows where the test is and stays silent. */
export const muteSpeaker = (): Speaker => ({
  src: '',
  currentTime: 0,
  duration: Number.NaN,
  paused: true,
  playbackRate: 1,
  play: async () => {},
  pause: () => {},
});

const isHeard = ({ kind }: RunningStep): boolean => kind === 'play' || kind === 'say';
