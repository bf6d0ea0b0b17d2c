import { openWordPieces } from '@ninefold/examiner/essay/model/word-pieces';
import { openWordVectors, type WordVectors } from '@ninefold/examiner/essay/model/word-vectors';
import { WEIGHTS } from '@ninefold/examiner/essay/tools';

/** A word nobody ranked is a rare one. */
const RARE = 30_000;
/** Below this two questions only share small talk. */
const LEAST = 0.35;

/** Finds questions near in meaning. The table of words is read when somebody first asks, and kept. */
export function nearestFinder() {
  let vectors: WordVectors | null = null;
  const kept = new Map<string, Float64Array>();
  return <Question extends { prompt: string }>(
    subject: string,
    questions: readonly Question[],
    most: number,
  ): Question[] => {
    vectors ??= open();
    const asked = vectors.of(subject);
    return questions
      .map((question) => ({ question, near: vectors!.similar(asked, vectorOf(question.prompt)) }))
      .filter(({ near }) => near >= LEAST)
      .sort((a, b) => b.near - a.near)
      .slice(0, most)
      .map(({ question }) => question);
  };

  function vectorOf(text: string): Float64Array {
    const known = kept.get(text) ?? vectors!.of(text);
    if (kept.size > 5_000) kept.clear();
    kept.set(text, known);
    return known;
  }
}

function open(): WordVectors {
  const pieces = openWordPieces(new URL('vocab.txt', WEIGHTS));
  return openWordVectors(new URL('word-vectors-int8.bin', WEIGHTS), pieces, (word) => pieces.rank(word) ?? RARE);
}
