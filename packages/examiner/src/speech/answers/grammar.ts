import type { BetterSentence, SpokenPlace, SpokenSlip } from '@ninefold/core/speaking/report';
import { applyEdits, correctionsOf, forReport } from '../../essay/comment/corrections.ts';
import type { Correction } from '../../essay/report.ts';
import { type EssayText, readEssay } from '../../essay/text/essay-text.ts';
import type { Tools } from '../../essay/tools.ts';
import { placeOf, type Transcript } from './transcript.ts';

/** Rules that a missing comma would have silenced: in speech they can only ask. */
const NEEDS_COMMAS = new Set(['fixed-phrase']);
/** What only writing has, and what the recogniser writes by itself: never the learner's. */
const OF_WRITING = new Set(['punctuation', 'capital', 'spelling', 'linking']);
/** Below this nobody knows whether the learner or the recogniser got it wrong. */
const SURELY_HEARD = 0.6;
const HARDLY_HEARD = 0.3;
const MOST_BETTER = 2;
const MOST_UNSURE = 3;
const SHORTEST_SENTENCE = 4;
/** Nobody says more in one breath. */
const LONGEST_SENTENCE = 35;

export type SpokenGrammar = {
  slips: SpokenSlip[];
  better: BetterSentence[];
  clauses: number;
  subordinate: number;
  sentences: number;
};

/** The rules of the essay engine, on what was said. */
export function spokenGrammar(
  transcript: Transcript,
  tools: Pick<Tools, 'tag' | 'detect'>,
  unsure: readonly SpokenPlace[] = [],
): SpokenGrammar {
  const text = readEssay(transcript.text);
  const found = text.sentences.flatMap((sentence) => tools.detect(tools.tag(sentence)));
  const corrections = forReport(text, correctionsOf(text, found)).filter(({ kind }) => !OF_WRITING.has(kind));
  const judged = corrections.flatMap((one) => {
    const said = sayable(transcript, one);
    const { words, from, to } = placeOf(transcript, said.start, said.end);
    const sureness = Math.min(1, ...words.map(({ confidence, own }) => (own ? 1 : confidence)));
    if (sureness < HARDLY_HEARD) return [];
    return [
      {
        one: { ...one, certain: one.certain && sureness >= SURELY_HEARD && !NEEDS_COMMAS.has(one.rule) },
        said,
        from,
        to,
      },
    ];
  });
  return {
    slips: judged.map(({ one: { kind, rule, certain, explanation }, said: { text, better }, from, to }) => ({
      ...{ from, to, text, better, kind, rule, certain, explanation },
    })),
    better: withUnsure(
      transcript,
      text,
      betterSentences(
        transcript,
        text,
        judged.map(({ one }) => one).filter(({ certain }) => certain),
      ),
      unsure,
    ),
    ...clausesOf(text),
  };
}

/** Nothing can be neither heard nor said: what is put in comes with the word behind it, what goes with the one before. */
function sayable({ words, text }: Transcript, { start, end, original, replacement }: Correction) {
  if (original.trim() === '') {
    const next = words.find((word) => word.end > start);
    const better = `${replacement.trim()} ${next?.text ?? ''}`.trim();
    return { text: next?.text ?? '', better, start: next?.start ?? start, end: next?.end ?? end };
  }
  if (replacement.trim() !== '') return { text: original, better: replacement, start, end };
  const before = words.filter((word) => word.end <= start + 1 && word.end < end).at(-1);
  const from = before?.start ?? start;
  return { text: text.slice(from, end), better: before?.text ?? '', start: from, end };
}

/** Sentences of the learner's own with what is surely wrong put right: to be said once more. */
function betterSentences(transcript: Transcript, text: EssayText, certain: readonly Correction[]): BetterSentence[] {
  return text.sentences
    .flatMap((sentence) => {
      const inside = certain.filter(({ start, end }) => start >= sentence.start && end <= sentence.end);
      if (inside.length === 0 || sentence.words.length < SHORTEST_SENTENCE) return [];
      const better = applyEdits(
        sentence.text,
        inside.map((one) => ({ ...one, start: one.start - sentence.start, end: one.end - sentence.start })),
      );
      const { from, to } = placeOf(transcript, sentence.start, sentence.end);
      const changes = inside.map(({ original, replacement, explanation }) => ({
        from: original,
        to: replacement,
        why: explanation,
      }));
      return [{ from, to, text: sentence.text, better, changes }];
    })
    .sort((a, b) => b.changes.length - a.changes.length)
    .slice(0, MOST_BETTER)
    .sort((a, b) => a.from - b.from);
}

/** A sentence with a word to check is worth saying again too, as it is: `changes` is empty. */
function withUnsure(
  transcript: Transcript,
  text: EssayText,
  better: BetterSentence[],
  unsure: readonly SpokenPlace[],
): BetterSentence[] {
  const plain = text.sentences.flatMap((sentence): BetterSentence[] => {
    const { from, to } = placeOf(transcript, sentence.start, sentence.end);
    const isWanted = unsure.some((word) => word.from >= from && word.to <= to);
    const isThere = better.some((one) => one.from === from);
    const isSayable = sentence.words.length >= SHORTEST_SENTENCE && sentence.words.length <= LONGEST_SENTENCE;
    return isWanted && !isThere && isSayable
      ? [{ from, to, text: sentence.text, better: sentence.text, changes: [] }]
      : [];
  });
  return [...better, ...plain.slice(0, MOST_UNSURE)].sort((a, b) => a.from - b.from);
}

const HANGS =
  /\b(?:which|who|whom|whose|because|although|though|if|unless|when|while|whereas|since|until|whether|where|what|how|why|so that|in case)\b/gi;
const JOINS = /\b(?:and|but|so|or)\b/gi;

function clausesOf(text: EssayText) {
  const hanging = (text.text.match(HANGS) ?? []).length;
  const sentences = Math.max(1, text.sentences.length);
  return {
    sentences,
    subordinate: hanging,
    clauses: sentences + hanging + Math.floor((text.text.match(JOINS) ?? []).length / 2),
  };
}
