import { findVoice, levelsOf } from '../../audio/voice.ts';

/** Where in a recording somebody speaks, in seconds. */
export type Span = { from: number; to: number };
export type Activity = {
  gate: 'ok' | 'silence' | 'noise' | 'too_short';
  spans: Span[];
  seconds: number;
  speech: number;
};

const FRAME_SECONDS = 0.01;
/** A click, a key, a chair: shorter than any syllable. */
const SHORTEST_VOICE = 6;
/** The closed lips of a p or a t are no pause. */
const LONGEST_CLOSURE = 15;
const LEAST_VOICED = 0.08;
const LEAST_SPEECH = 0.4;

/** Voice activity by loudness against the recording's own floor, so that distance and microphone do not count. */
export function voiceActivity(audio: Float32Array): Activity {
  const levels = levelsOf(audio);
  const seconds = audio.length / 16_000;
  const voice = findVoice(audio);
  const nothing = { spans: [], seconds, speech: 0 };
  if (voice.silent) return { gate: 'silence', ...nothing };
  if (voice.steady || voice.voiced < LEAST_VOICED) return { gate: 'noise', ...nothing };
  const threshold = thresholdOf(levels);
  const runs = joined(runsOf(levels.map((level) => level > threshold))).filter(
    ([from, to]) => to - from >= SHORTEST_VOICE,
  );
  const spans = runs.map(([from, to]) => ({ from: from * FRAME_SECONDS, to: to * FRAME_SECONDS }));
  const speech = spans.reduce((sum, { from, to }) => sum + to - from, 0);
  return { gate: speech < LEAST_SPEECH ? 'too_short' : 'ok', spans, seconds, speech };
}

/** As the gate of follow-read sets it: well above the room, well below the voice. */
function thresholdOf(levels: readonly number[]): number {
  const sorted = [...levels].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? -100;
  const [floor, top] = [at(0.1), at(0.95)];
  return Math.max(top - 35, floor + Math.min(10, 0.4 * (top - floor)));
}

type Run = [from: number, to: number];

function runsOf(loud: readonly boolean[]): Run[] {
  const runs: Run[] = [];
  loud.forEach((is, frame) => {
    if (!is) return;
    const last = runs.at(-1);
    if (last && last[1] === frame) last[1] = frame + 1;
    else runs.push([frame, frame + 1]);
  });
  return runs;
}

function joined(runs: readonly Run[]): Run[] {
  const whole: Run[] = [];
  for (const [from, to] of runs) {
    const last = whole.at(-1);
    if (last && from - last[1] <= LONGEST_CLOSURE) last[1] = to;
    else whole.push([from, to]);
  }
  return whole;
}
