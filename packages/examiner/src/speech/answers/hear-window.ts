import type { SpokenWord } from '@ninefold/core/speaking/report';
import type { WindowWords } from './heard.ts';
import { type Span, voiceActivity } from './sound/activity.ts';
import type { Whisper } from './whisper/whisper.ts';
import { type HeardWord, wordsOf } from './whisper/word-times.ts';

const RATE = 16_000;
export const WINDOW_SECONDS = 30;
/** A window that is followed by more ends at its longest pause behind this second, so that no word is cut. */
const EARLIEST_CUT = 20;
/** The model writes something for every sound; below this it says itself that it has heard nothing. */
const NO_SPEECH = 0.7;
const UNSURE = 0.45;

/** What is said in the first half minute of this sound. `more`: the learner speaks on behind it. */
export async function hearWindow(whisper: Whisper, audio: Float32Array, more: boolean): Promise<WindowWords> {
  const whole = audio.subarray(0, WINDOW_SECONDS * RATE);
  const { gate, spans } = voiceActivity(whole);
  const seconds = more ? cutAt(spans, whole.length / RATE) : whole.length / RATE;
  // Silence and noise never reach the model: it would make up sentences for them.
  if (gate === 'silence' || gate === 'noise') return { seconds, words: [], english: 1 };
  const heard = await whisper.write(whole.subarray(0, Math.round(seconds * RATE)));
  const sureness = mean(heard.written.map(({ probability }) => probability));
  if (heard.noSpeech > NO_SPEECH && sureness < UNSURE) return { seconds, words: [], english: 1 };
  const words = wordsOf(heard, whisper.tokens, seconds).filter((word) => isHeard(word, spans));
  return { seconds, words: withoutInventions(words).map(asSpoken), english: heard.english };
}

/** The middle of the longest silence near the end; without one the window ends where it ends. */
function cutAt(spans: readonly Span[], end: number): number {
  let [best, longest] = [end, 0.1];
  spans.slice(1).forEach(({ from }, at) => {
    const before = spans[at]!.to;
    if (before < EARLIEST_CUT || from - before <= longest) return;
    [best, longest] = [(before + from) / 2, from - before];
  });
  return best;
}

/** A word of which the model is unsure and in whose time nobody spoke was made up. */
function isHeard({ from, to, confidence }: HeardWord, spans: readonly Span[]): boolean {
  const voiced = spans.reduce((sum, span) => sum + Math.max(0, Math.min(to, span.to) - Math.max(from, span.from)), 0);
  return voiced >= 0.03 || confidence > 0.8;
}

/** What the model has read under a million films, and nobody says into a microphone at an interview. */
const INVENTED =
  /^(?:thanks? (?:you )?(?:so much )?for watching|(?:please )?(?:like and )?subscribe|subtitles? by|transcribed by|www\.)/i;

/** Made up at the end of a window, where nobody speaks any more; whoever talks about films may say the same words. */
export function withoutInventions<T extends Pick<HeardWord, 'text' | 'confidence'>>(words: readonly T[]): T[] {
  const textFrom = (at: number) =>
    words
      .slice(at)
      .map(({ text }) => text)
      .join(' ');
  const at = words.findIndex((_, i) => words.length - i <= LONGEST_INVENTION && INVENTED.test(textFrom(i)));
  if (at < 0) return [...words];
  const isUnsure = mean(words.slice(at).map(({ confidence }) => confidence)) < SURELY_SAID;
  return at === 0 || isUnsure ? words.slice(0, at) : [...words];
}
/** In words. */
const LONGEST_INVENTION = 8;
const SURELY_SAID = 0.6;

const asSpoken = ({ text, from, to, confidence }: HeardWord): SpokenWord => ({
  text,
  from: round(from),
  to: round(Math.max(to, from + 0.02)),
  confidence: round(confidence),
});
const round = (value: number): number => Math.round(value * 100) / 100;
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
