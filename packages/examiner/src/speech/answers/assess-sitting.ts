import {
  type AnswerReport,
  type NextStep,
  type NoBandReason,
  SPEAKING_CRITERIA,
  type SpeakingBand,
  type SpeakingReport,
} from '@ninefold/core/speaking/report';
import { ANSWERS_VERSION } from './answers-version.ts';
import { estimate, isEnough } from './bands/estimate.ts';
import { factsOf } from './bands/facts.ts';
import { reasonsFor } from './bands/reasons.ts';
import type { AnswerAssessment, AnswerMeasures } from './measures.ts';
import { NEXT_STEPS, type NextCode, NO_BAND, WARNINGS, type WarningCode } from './sentences.ts';

const NO_BAND_YET: SpeakingBand = { band: null, from: null, to: null };
const MOST_STEPS = 3;
/** So much of an answer's wording stands in a sample that it is worth saying. */
const LIKE_SAMPLE = 0.5;

/** The report of a sitting from what was said about each of its answers. `asked`: how many questions there were. */
export function assessSitting(assessments: readonly AnswerAssessment[], asked: number): SpeakingReport {
  const answers = [...assessments].map(({ report }) => report).sort((a, b) => a.order - b.order);
  const heard = assessments.flatMap(({ measures }) => measures ?? []);
  const assessed = answers.filter(({ reason }) => reason === '');
  const { variety, subordinate, ...facts } = factsOf(heard);
  const reason = whyNoBand(answers, assessed, facts);
  const bands = reason ? null : estimate({ ...facts, variety, subordinate });
  return {
    engine: ANSWERS_VERSION,
    estimated: true,
    overall: { ...(bands?.overall ?? NO_BAND_YET), reason, why: reason ? NO_BAND[reason] : null },
    criteria: SPEAKING_CRITERIA.map((criterion) => ({
      criterion,
      ...(bands?.[criterion] ?? NO_BAND_YET),
      reasons: assessed.length ? reasonsFor(criterion, { ...facts, variety, subordinate }, assessed) : [],
    })),
    facts,
    answers,
    warnings: warningsOf(answers, assessed, heard, facts.clearness, asked).map((code) => ({
      code,
      text: WARNINGS[code],
    })),
    next: nextSteps(assessed, facts, subordinate),
  };
}

type Facts = SpeakingReport['facts'];

function whyNoBand(all: readonly AnswerReport[], assessed: readonly AnswerReport[], facts: Facts): NoBandReason | '' {
  if (assessed.length === 0)
    return all.some(({ reason }) => reason === 'not_english')
      ? 'not_english'
      : all.some(({ reason }) => reason === 'unclear')
        ? 'unclear'
        : 'no_speech';
  if (!isEnough(facts)) return 'too_short';
  // Careful: only where nothing else was said, and enough of it.
  const judged = assessed.filter(({ relevance }) => relevance.verdict !== 'unsure');
  if (
    judged.length > 0 &&
    judged.every(({ relevance }) => relevance.verdict === 'off') &&
    judged.length * 2 >= assessed.length
  )
    return 'off_topic';
  return '';
}

function warningsOf(
  all: readonly AnswerReport[],
  assessed: readonly AnswerReport[],
  heard: readonly AnswerMeasures[],
  clearness: number,
  asked: number,
): WarningCode[] {
  const found: WarningCode[] = [];
  const failed = all.filter(({ reason }) => reason === 'failed').length;
  if (assessed.length > 0 && failed > 0) found.push('some_failed');
  if (assessed.length > 0 && (assessed.length + failed < asked || all.length > assessed.length + failed))
    found.push('some_missing');
  if (heard.some(({ foreign = 0 }) => foreign > 0)) found.push('some_foreign');
  if (assessed.some(({ relevance }) => relevance.verdict === 'off')) found.push('off_topic');
  if (heard.some(({ likeSample, words }) => words >= 30 && likeSample >= LIKE_SAMPLE)) found.push('like_sample');
  if (heard.some(soundsRead)) found.push('sounds_read');
  if (heard.length > 0 && clearness < 0.6) found.push('unclear');
  return found;
}

/** People who speak freely search for words, repeat some and shorten others; a text read aloud has none of it. */
const soundsRead = ({
  words,
  fillers,
  repetitions,
  contractions,
  sentences,
  pauses,
  pausesInside,
}: AnswerMeasures): boolean =>
  words >= 120 &&
  fillers + repetitions === 0 &&
  contractions === 0 &&
  words / Math.max(1, sentences) > 16 &&
  pauses >= 5 &&
  pausesInside / pauses < 0.1;

/** The most useful first. */
function nextSteps(assessed: readonly AnswerReport[], facts: Facts, subordinate: number): NextStep[] {
  const wanted: [NextCode, boolean][] = [
    ['longer', assessed.some(({ length }) => length.verdict === 'short')],
    ['again_aloud', assessed.some(({ better }) => better.some(({ changes }) => changes.length > 0))],
    ['fewer_pauses', facts.pauses_inside_a_minute > 6],
    ['clearer', assessed.some(({ check_words }) => check_words.length > 0)],
    ['wider_words', facts.words > 0 && facts.less_common < 0.28],
    ['linking', facts.words > 0 && subordinate < 2.5],
    ['try_exam', true],
  ];
  return wanted
    .filter(([, is]) => is)
    .slice(0, MOST_STEPS)
    .map(([code]) => ({ code, ...NEXT_STEPS[code] }));
}
