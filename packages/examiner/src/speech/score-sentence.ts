import { adviseWord } from './advice/advise-word.ts';
import { type Ears, hear, sayable } from './hear.ts';
import { IPA } from './marks/ipa.ts';
import { marksOf } from './marks/marks.ts';
import { phoneScore } from './marks/phone-score.ts';
import { readSpeechWeights, type SpeechWeights } from './marks/weights.ts';
import type { ReadingMeasures } from './measure/measure-reading.ts';
import { readAcousticModel } from './model/acoustic-model.ts';
import { openFrontEnd } from './model/front-end.ts';
import type { NotAssessed, SentenceRequest, SentenceScore, WordScore } from './report.ts';

export type SentenceScorer = {
  score: (request: SentenceRequest) => Promise<SentenceScore>;
  close: () => void;
};

/** Scores readings of sentences, one after another; the acoustic model is loaded with the first. */
export function createSentenceScorer(): SentenceScorer {
  let ears: Promise<Ears> | undefined;
  let weights: SpeechWeights | undefined;
  return {
    async score(request) {
      ears ??= openEars();
      weights ??= readSpeechWeights();
      return scoreWith(await ears, weights, request);
    },
    close: () => {
      void ears?.then(({ frontEnd }) => frontEnd.close());
      ears = undefined;
    },
  };
}

export async function openEars(): Promise<Ears> {
  return { frontEnd: await openFrontEnd(), model: readAcousticModel() };
}

/** No sentence is longer; time and memory grow with it. */
const MOST_WORDS = 120;

function scoreWith(ears: Ears, weights: SpeechWeights, request: SentenceRequest): SentenceScore {
  const words = sayable(ears, request.text, request.accent);
  const names = words.map(({ word }) => word);
  if (words.length === 0) return notAssessed(names, 'no_words');
  if (words.length > MOST_WORDS) return notAssessed(names, 'too_long');
  const heard = hear(ears, request.audio, words);
  if (!heard.ok) return notAssessed(names, heard.reason);
  const marks = marksOf(heard.measures, weights, request.modelSeconds);
  if (marks.match === 0) return notAssessed(names, 'wrong_sentence');
  return {
    total_score: marks.total,
    pron_accuracy: marks.accuracy,
    pron_fluency: marks.fluency,
    pron_completion: marks.completion,
    words: words.map(({ word, known }, at) =>
      wordScore(ears, heard.measures, heard.offset, { word, known, at, score: marks.words[at] ?? 0 }),
    ),
    assessed: 1,
    reason: null,
  };
}

function wordScore(
  { model }: Ears,
  measures: ReadingMeasures,
  offset: number,
  { word, known, at, score }: { word: string; known: boolean; at: number; score: number },
): WordScore {
  const found = measures.phones.filter((phone) => phone.word === at);
  const said = measures.said.has(at);
  const seconds = (frame: number) => Math.round((offset + frame / 100) * 100) / 100;
  const advice = adviseWord(found, model.phones, { said, known, score });
  return {
    word,
    from: said ? seconds(found[0]!.from) : 0,
    to: said ? seconds(found.at(-1)!.to) : 0,
    score,
    said,
    phones: found.map((phone, i) => ({
      phone: IPA[model.phones[phone.phone]!] ?? '',
      score: said ? phoneScore(phone.fit) : 0,
      ...(said && phone.lead < 0 && { heard: IPA[model.phones[phone.nearest]!] ?? '' }),
      ...(advice.phones[i] && { advice: advice.phones[i] }),
    })),
    ...(advice.word && { advice: advice.word }),
  };
}

const notAssessed = (words: string[], reason: NotAssessed): SentenceScore => ({
  total_score: 0,
  pron_accuracy: 0,
  pron_fluency: 0,
  pron_completion: 0,
  words: words.map((word) => ({ word, from: 0, to: 0, score: 0, said: false, phones: [] })),
  assessed: 0,
  reason,
});
