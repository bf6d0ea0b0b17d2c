import type { SpokenWord } from '@ninefold/core/speaking/report';
import type { Window } from '@ninefold/examiner/speech/answers/answer-listener';
import { withoutInventions } from '@ninefold/examiner/speech/answers/hear-window';
import type { WindowWords } from '@ninefold/examiner/speech/answers/heard';
import { z } from 'zod';

/** What an OpenAI-compatible transcription (`verbose_json`, with words and segments) says about half a minute. */

const RATE = 16_000;
const Second = z.number().min(0).max(60);
const Transcription = z.object({
  /** A name or a code: english, en. */
  language: z.string().min(2).max(40),
  text: z.string().max(20_000),
  words: z
    .array(
      z.object({
        word: z.string().min(1).max(100),
        start: Second,
        end: Second,
        /** Some servers tell it; others only tell it of whole segments. */
        probability: z.number().min(0).max(1).optional(),
      }),
    )
    .max(500),
  segments: z
    .array(
      z.object({
        start: Second,
        end: Second,
        avg_logprob: z.number().max(0),
        no_speech_prob: z.number().min(0).max(1).default(0),
      }),
    )
    .max(200)
    .default([]),
});

/** As the engine here: the model says itself that it has heard nothing. */
const NO_SPEECH = 0.7;
const UNSURE = 0.45;
/** A window that is followed by more ends at its longest gap behind this second, so that no word is cut. */
const EARLIEST_CUT = 20;

/** null: not what was agreed, also where nothing tells how sure it is: bands would rest on nothing. */
export function readTranscription(body: unknown, { pcm, more }: Window): WindowWords | null {
  const parsed = Transcription.safeParse(body);
  if (!parsed.success) return null;
  const { language, text, words, segments } = parsed.data;
  const length = pcm.byteLength / 2 / RATE;
  const sure = words.map((word) => word.probability ?? segmentOf(word, segments)?.sure);
  if (sure.some((one) => one === undefined) || words.some((word, at) => !isInOrder(word, words[at - 1], length)))
    return null;
  const written = withPunctuation(
    words.map(({ word }) => word.trim()),
    text,
  );
  const heard = words
    .map(
      ({ start, end }, at): SpokenWord => ({
        text: written[at] ?? '',
        from: hundredths(start),
        to: hundredths(Math.max(end, start + 0.02)),
        confidence: hundredths(sure[at] ?? 0),
      }),
    )
    .filter((word, at) => word.text !== '' && !isSilence(words[at], segments));
  const seconds = more ? cutAt(heard, length) : length;
  return {
    seconds,
    words: withoutInventions(heard.filter(({ from }) => from < seconds)),
    english: /^en(glish|$|-)/i.test(language) ? 1 : 0,
  };
}

type Timed = { start: number; end: number };
type Segments = z.output<typeof Transcription>['segments'];

const isInOrder = ({ start, end }: Timed, before: Timed | undefined, length: number): boolean =>
  end >= start && start >= (before?.start ?? 0) && start <= length + 1;

function segmentOf({ start, end }: Timed, segments: Segments): { sure: number; silent: boolean } | undefined {
  const middle = (start + end) / 2;
  const one = segments.find((segment) => middle >= segment.start - 0.05 && middle <= segment.end + 0.05);
  if (!one) return undefined;
  const sure = Math.exp(one.avg_logprob);
  return { sure, silent: one.no_speech_prob > NO_SPEECH && sure < UNSURE };
}
const isSilence = (word: Timed | undefined, segments: Segments): boolean =>
  word !== undefined && segmentOf(word, segments)?.silent === true;

/** Its words have no full stops; its text has. Used where both say the same. */
function withPunctuation(words: readonly string[], text: string): readonly string[] {
  const written = text.split(/\s+/).filter(Boolean);
  const bare = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  const same = written.length === words.length && written.every((word, at) => bare(word) === bare(words[at] ?? ''));
  return same ? written : words;
}

function cutAt(words: readonly SpokenWord[], end: number): number {
  let [best, longest] = [end, 0.1];
  words.slice(1).forEach(({ from }, at) => {
    const before = words[at]?.to ?? 0;
    if (before < EARLIEST_CUT || from - before <= longest) return;
    [best, longest] = [(before + from) / 2, from - before];
  });
  return best;
}

const hundredths = (value: number): number => Math.round(value * 100) / 100;
