import { type Detector, openDetector } from './errors/find-errors.ts';
import { keptRules } from './errors/rules/kept-rules.ts';
import { openWordPieces, type WordPieces } from './model/word-pieces.ts';
import { openWordVectors, type WordVectors } from './model/word-vectors.ts';
import type { Sentence } from './text/essay-text.ts';
import { openSpelling, type Spelling } from './text/spelling.ts';
import { openTagger, type TaggedSentence } from './text/tags.ts';

export const WEIGHTS = new URL('../../weights/', import.meta.url);

/** Everything that reads text without a trained weight: loaded once, used for every essay. */
export type Tools = {
  pieces: WordPieces;
  spelling: Spelling;
  vectors: WordVectors;
  tag: (sentence: Sentence) => TaggedSentence;
  detect: Detector;
};

export function openTools(folder: URL = WEIGHTS): Tools {
  const pieces = openWordPieces(new URL('vocab.txt', folder));
  const spelling = openSpelling(pieces.rank);
  const vectors = openWordVectors(new URL('word-vectors-int8.bin', folder), pieces, spelling.rank);
  return { pieces, spelling, vectors, tag: openTagger(), detect: openDetector(keptRules(spelling)) };
}
