import type { SpeakingFacts } from '@ninefold/core/speaking/report';
import type { AnswerMeasures } from '../measures.ts';

/** All answers of a sitting together. */
export function factsOf(measures: readonly AnswerMeasures[]): SpeakingFacts & { variety: number; subordinate: number } {
  const sum = (of: (one: AnswerMeasures) => number) => measures.reduce((total, one) => total + of(one), 0);
  const words = sum((one) => one.words);
  const minutes = Math.max(1 / 60, sum((one) => one.seconds) / 60);
  const pauses = sum((one) => one.pauses);
  const said = measures.flatMap((one) => one.said);
  const perWord = (value: number) => value / Math.max(1, words);
  return {
    words,
    seconds: tenths(minutes * 60),
    speech_seconds: tenths(sum((one) => one.speech)),
    words_a_minute: Math.round(words / minutes),
    syllables_a_minute: Math.round(sum((one) => one.syllables) / minutes),
    run: tenths(sum((one) => one.syllables) / Math.max(1, pauses + measures.length)),
    pauses_inside_a_minute: tenths(sum((one) => one.pausesInside) / minutes),
    pauses_between_share: pauses ? hundredths(1 - sum((one) => one.pausesInside) / pauses) : 1,
    silence_share: hundredths(Math.min(1, sum((one) => one.silence) / (minutes * 60))),
    fillers_a_minute: tenths(sum((one) => one.fillers) / minutes),
    repetitions: sum((one) => one.repetitions),
    distinct_words: new Set(said).size,
    less_common: hundredths(Math.min(1, perWord(sum((one) => one.lessCommon)))),
    slips_a_hundred: tenths(100 * perWord(sum((one) => one.certainSlips))),
    clearness: hundredths(Math.min(1, perWord(sum((one) => one.confidence)))),
    variety: (variety(said) + variety([...said].reverse())) / 2,
    subordinate: 100 * perWord(sum((one) => one.subordinate)),
  };
}

/** How far one gets before the share of new words falls to .72: independent of how long somebody speaks. */
function variety(words: readonly string[]): number {
  let stretches = 0;
  let seen = new Set<string>();
  let count = 0;
  for (const word of words) {
    count++;
    seen.add(word);
    if (seen.size / count > 0.72) continue;
    stretches++;
    seen = new Set();
    count = 0;
  }
  if (count) stretches += (1 - seen.size / count) / 0.28;
  return stretches > 0 ? words.length / stretches : words.length;
}

const tenths = (value: number): number => Math.round(value * 10) / 10;
const hundredths = (value: number): number => Math.round(value * 100) / 100;
