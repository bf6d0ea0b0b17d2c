import { safeStorage } from '#platform/safe-storage.ts';
import { loudspeaker } from './loudspeaker.ts';
import { type Place, readPlace, type Step } from './program.ts';

export type ExamAudioState =
  /** Waiting for the recording, for the network, or for the press that some browsers require. */
  | { phase: 'loading' | 'away' | 'press'; step: Step; at: number }
  | { phase: 'running'; step: Step; at: number }
  | { phase: 'over' };

type Tools = {
  steps: readonly Step[];
  attempt: number;
  recording: (part: number) => Promise<string>;
  onChange: (state: ExamAudioState) => void;
  onStep: (step: Step) => void;
};

const TICK_MS = 250;
const RETRY_MS = 3000;

/** Plays the test's recording: every second once, in order. After a reload it continues where it was. */
export function runExamAudio({ steps, attempt, recording, onChange, onStep }: Tools) {
  const name = `nf-listening-${attempt}`;
  const speaker = loudspeaker();
  let place: Place = readPlace(JSON.parse(safeStorage.get(name) ?? 'null'), steps);
  let timer: ReturnType<typeof setTimeout> | null = null;
  let stopped = false;

  const step = (): Step | undefined => steps[place.step];

  function tell(phase: 'loading' | 'away' | 'press' | 'running') {
    const now = step();
    if (!stopped) onChange(now ? { phase, step: now, at: place.at } : { phase: 'over' });
  }

  function keep(at: number) {
    place = { ...place, at };
    safeStorage.set(name, JSON.stringify(place));
  }

  function next() {
    place = { step: place.step + 1, at: 0 };
    safeStorage.set(name, JSON.stringify(place));
    void begin();
  }

  function later(run: () => void, ms: number) {
    timer = setTimeout(run, ms);
  }

  async function begin() {
    const now = step();
    if (stopped) return;
    if (!now) return onChange({ phase: 'over' });
    onStep(now);
    if (now.kind === 'play') await play(now);
    else count(now, Date.now() - place.at * 1000);
  }

  /** Silence is measured by the clock, because browsers slow timers down in the background. */
  function count(now: Extract<Step, { seconds: number }>, since: number) {
    const at = (Date.now() - since) / 1000;
    keep(at);
    tell('running');
    if (at >= now.seconds) next();
    else if (!stopped) later(() => count(now, since), TICK_MS);
  }

  async function play(now: Extract<Step, { kind: 'play' }>) {
    tell('loading');
    try {
      const url = await recording(now.part);
      if (stopped) return;
      if (speaker.src !== url) speaker.src = url;
      speaker.playbackRate = 1;
      speaker.currentTime = Math.max(now.from, place.at);
    } catch {
      tell('away');
      return later(() => void play(now), RETRY_MS);
    }
    try {
      await speaker.play();
      follow(now);
    } catch {
      tell('press');
    }
  }

  function follow(now: Extract<Step, { kind: 'play' }>) {
    if (stopped) return;
    keep(speaker.currentTime);
    tell('running');
    if (speaker.ended || (now.to !== null && speaker.currentTime >= now.to)) {
      speaker.pause();
      return next();
    }
    // Unplugging a headset pauses the element; the test does not pause.
    if (speaker.paused) speaker.play().catch(() => tell('press'));
    later(() => follow(now), TICK_MS);
  }

  void begin();
  return {
    /** The press that the browser required. */
    press() {
      const now = step();
      if (now?.kind === 'play') void play(now);
    },
    stop() {
      stopped = true;
      if (timer) clearTimeout(timer);
      speaker.pause();
    },
  };
}
