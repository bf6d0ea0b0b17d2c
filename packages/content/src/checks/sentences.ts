import { placedSentences } from '../compile/placed-sentences.ts';
import type { PackView } from '../pack-view.ts';
import type { Sentence } from '../schema/sentence.ts';
import { plain, repeated, says } from '../text.ts';
import { itemCheck, type Trouble, trouble } from './check-list.ts';
import { localId } from './references.ts';

/** Sentences to say and to write: what is said about a sentence has to be in it. */

const SENTENCES = ['sentences'] as const;

const sentenceCheck = (name: string, look: (sentence: Sentence, view: PackView) => string[]) =>
  itemCheck(name, 'error', SENTENCES, ({ sentences }, view) =>
    sentences.flatMap((sentence, at): Trouble[] =>
      look(sentence, view).map((what) => trouble(`sentences.${at}`, `${sentence.id}: ${what}`)),
    ),
  );

const ids = itemCheck('sentence-set-ids', 'error', SENTENCES, ({ sentences }) =>
  repeated(sentences.map(({ id }) => id)).map((id) => trouble('sentences', `${id} is there twice`)),
);

const parts = sentenceCheck('sentence-parts', ({ en, chunks, stress, links, accept, must }) => [
  ...(chunks && plain(chunks.join(' ')) !== plain(en) ? ['the chunks do not make the sentence'] : []),
  ...(stress && !inOrder(plain(en).split(' '), stress.map(plain))
    ? ['the stressed words are not in it, in their order']
    : []),
  ...(links ?? []).filter(({ words }) => !says(en, words)).map(({ words }) => `"${words}" is not in it`),
  ...(must ?? [])
    .filter((word) => ![en, ...(accept ?? [])].every((sentence) => says(sentence, word)))
    .map((word) => `"${word}" must be used, but a right sentence does without`),
]);

/** Stressed words may be some of those in the sentence, never in another order. */
function inOrder(words: readonly string[], wanted: readonly string[]): boolean {
  let at = 0;
  return wanted.every((word) => {
    at = words.indexOf(word, at) + 1;
    return at > 0;
  });
}

const clip = sentenceCheck('sentence-clip', ({ audio, from, to }) => {
  if (from === undefined && to === undefined) return [];
  if (!audio) return ['a piece of no recording'];
  return from !== undefined && to !== undefined && from < to ? [] : [`from ${from} to ${to} is no piece`];
});

/** Who quotes a paper quotes it word for word. */
const source = sentenceCheck('sentence-source', ({ en, of }, view) => {
  const item = of && view.byId.get(localId(of.item, view));
  if (!of?.at || !item || (item.kind !== 'reading' && item.kind !== 'listening')) return [];
  const places =
    item.kind === 'reading'
      ? item.paragraphs.map(({ label, text, sentences }) => placedSentences(label, text, sentences))
      : item.script.map(({ id, text, sentences }) => placedSentences(id, text, sentences));
  const found = places.flat().find(({ id }) => id === of.at);
  if (!found) return [`${of.item} has no sentence ${of.at}`];
  return plain(found.content) === plain(en) ? [] : [`${of.at} of ${of.item} says "${found.content}"`];
});

export const sentenceChecks = [ids, parts, clip, source];
