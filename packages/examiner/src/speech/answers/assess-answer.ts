import { partOfOrder } from '@ninefold/core/speaking/parts';
import type { AnswerReport, NoAnswerReason, SpokenPause } from '@ninefold/core/speaking/report';
import { answerLength } from '@ninefold/core/speaking/timing';
import { copiedWords } from '../../essay/features/copied.ts';
import { syllables } from '../../essay/features/numbers.ts';
import type { Tools } from '../../essay/tools.ts';
import { spokenGrammar } from './grammar.ts';
import { foreignSeconds, type HeardSoFar, isMostlyForeign } from './heard.ts';
import type { AnswerAssessment, AnswerMeasures } from './measures.ts';
import { relevanceOf } from './relevance.ts';
import { NOT_HEARD } from './sentences.ts';
import { type Activity, voiceActivity } from './sound/activity.ts';
import { pausesOf, withinVoice } from './sound/pauses.ts';
import { bare, readTranscript, type Transcript } from './transcript.ts';
import { spokenVocabulary } from './vocabulary.ts';
import { wordsToCheck } from './words-to-check.ts';

export type AnswerQuestion = {
  order: number;
  text: string;
  /** Of the cue card. */
  bullets: readonly string[];
  /** Sample answers of the pack: whoever recites one is told that it shows. */
  samples: readonly string[];
};
type Request = { audio: Float32Array; question: AnswerQuestion; heard: HeardSoFar };

const FEWEST_WORDS = 3;
/** A hardly recognisable answer: whatever would be said about its words would be about the recogniser. */
const LEAST_CONFIDENCE = 0.25;

/** Everything that can be said about one answer by itself. Bands need more than one answer: `assess-sitting.ts`. */
export function assessAnswer({ audio, question, heard }: Request, tools: Tools): AnswerAssessment {
  const activity = voiceActivity(audio);
  const transcript = readTranscript(heard.words);
  const reason = whyNot(activity, transcript, heard);
  const pauses = reason ? [] : pausesOf(activity.spans, heard.words);
  const { from, to } = answerLength(question.order);
  const vocabulary = spokenVocabulary(transcript, tools.spelling);
  const unsure = wordsToCheck(transcript, tools.spelling);
  const grammar = spokenGrammar(transcript, tools, unsure);
  const seconds = round(activity.seconds);
  const report: AnswerReport = {
    order: question.order,
    part: partOfOrder(question.order),
    reason,
    why: reason ? NOT_HEARD[reason] : null,
    seconds,
    speech_seconds: round(activity.speech),
    words: reason ? [] : withinVoice(heard.words, pauses),
    pauses,
    fillers: reason ? [] : transcript.fillers,
    repetitions: reason ? [] : transcript.repetitions,
    words_a_minute: reason ? 0 : Math.round((vocabulary.words / Math.max(1, talk(activity))) * 60),
    length: { seconds, words: reason ? 0 : vocabulary.words, from, to, verdict: verdictOf(talk(activity), from, to) },
    relevance: reason ? { verdict: 'unsure', missing: [] } : relevanceOf(transcript.text, question, tools),
    grammar: reason ? [] : grammar.slips,
    vocabulary: reason ? { words: 0, distinct: 0, less_common: 0, good: [], repeated: [] } : vocabulary,
    check_words: reason ? [] : unsure,
    better: reason ? [] : grammar.better,
  };
  return {
    report,
    measures: reason
      ? null
      : { ...measuresOf(report, transcript, activity, grammar, question), foreign: foreignSeconds(heard) },
  };
}

/** From the first sound to the last: thinking before an answer is nobody's pause. */
const talk = ({ spans }: Activity): number => (spans.at(-1)?.to ?? 0) - (spans[0]?.from ?? 0);

/** A few seconds under or over the range are still a good length. */
const verdictOf = (seconds: number, from: number, to: number) =>
  seconds < from * 0.9 ? 'short' : seconds > to * 1.25 ? 'long' : 'good';

function whyNot({ gate }: Activity, { words }: Transcript, heard: HeardSoFar): NoAnswerReason | '' {
  if (gate !== 'ok') return gate;
  if (isMostlyForeign(heard)) return 'not_english';
  if (words.length < FEWEST_WORDS) return words.length === 0 ? 'unclear' : 'too_short';
  return mean(words.map(({ confidence }) => confidence)) < LEAST_CONFIDENCE ? 'unclear' : '';
}

function measuresOf(
  report: AnswerReport,
  { words, text }: Transcript,
  activity: Activity,
  grammar: ReturnType<typeof spokenGrammar>,
  { samples }: AnswerQuestion,
): AnswerMeasures {
  const said = words.map((word) => bare(word.text)).filter((word) => word !== '');
  return {
    words: said.length,
    syllables: said.reduce((sum, word) => sum + syllables(word), 0),
    seconds: talk(activity),
    speech: activity.speech,
    pauses: report.pauses.length,
    pausesInside: report.pauses.filter((pause) => pause.inside_clause).length,
    silence: report.pauses.reduce((sum, pause) => sum + lengthOf(pause), 0),
    fillers: report.fillers.length,
    repetitions: report.repetitions.length,
    said,
    lessCommon: report.vocabulary.less_common * said.length,
    certainSlips: report.grammar.filter(({ certain }) => certain).length,
    sentences: grammar.sentences,
    subordinate: grammar.subordinate,
    contractions: (text.match(/\b\w+'(?:s|m|re|ve|ll|d|t)\b/gi) ?? []).length,
    confidence: words.reduce((sum, { confidence }) => sum + confidence, 0),
    unclear: words.filter(({ confidence }) => confidence < 0.4).length,
    likeSample: Math.max(0, ...samples.map((sample) => copiedWords(said, sample).size / Math.max(1, said.length))),
  };
}

const lengthOf = ({ from, to }: SpokenPause): number => to - from;
const round = (value: number): number => Math.round(value * 100) / 100;
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** An answer that nobody could listen to: the recording is gone, or the engine broke down on it again and again. */
export function failedAnswer(order: number, seconds: number): AnswerAssessment {
  const { from, to } = answerLength(order);
  return {
    measures: null,
    report: {
      ...{ order, part: partOfOrder(order), reason: 'failed', why: NOT_HEARD.failed, seconds, speech_seconds: 0 },
      ...{
        words: [],
        pauses: [],
        fillers: [],
        repetitions: [],
        words_a_minute: 0,
        grammar: [],
        check_words: [],
        better: [],
      },
      length: { seconds, words: 0, from, to, verdict: 'short' },
      relevance: { verdict: 'unsure', missing: [] },
      vocabulary: { words: 0, distinct: 0, less_common: 0, good: [], repeated: [] },
    },
  };
}
