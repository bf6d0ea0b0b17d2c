import { gapIn } from '../gap.ts';
import { folded } from '../look-up.ts';
import { sentencesIn } from './sentences.ts';

/** A paragraph of a passage or a turn of a script, by its name there. */
export type Block = { at: string; text: string };

/** A sentence, and where it stands in its block. */
export type Place = { at: string; start: number; end: number; sentence: string };

/** Which sentences of a text have which words in them; made once for a text and asked for every word of a round. */
export type TextIndex = { sentences: readonly Place[]; byWord: ReadonlyMap<string, readonly number[]> };

/** A word that is everywhere in a text needs no more sentences than this. */
const MOST_SENTENCES = 6;

export function indexOf(blocks: readonly Block[]): TextIndex {
  const sentences = blocks.flatMap(({ at, text }) =>
    sentencesIn(text).map(({ text: sentence, from }) => ({ at, start: from, end: from + sentence.length, sentence })),
  );
  const byWord = new Map<string, number[]>();
  for (const [n, { sentence }] of sentences.entries())
    for (const word of new Set((sentence.match(/[\p{L}\p{N}'’-]+/gu) ?? []).map(folded))) {
      const there = byWord.get(word);
      if (!there) byWord.set(word, [n]);
      else if (there.length < MOST_SENTENCES) there.push(n);
    }
  return { sentences, byWord };
}

/** The first sentence in which the word, or one of its forms, stands. */
export function findIn({ sentences, byWord }: TextIndex, spellings: readonly string[]): Place | null {
  for (const spelling of spellings) {
    const [first = ''] = folded(spelling).split(' ');
    for (const n of byWord.get(first) ?? []) {
      const place = sentences[n];
      if (place && gapIn(place.sentence, [spelling])) return place;
    }
  }
  return null;
}
