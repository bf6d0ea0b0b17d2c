import type { WordCard } from '@ninefold/contract/vocabulary/learning';
import { findIn, indexOf, type TextIndex } from '@ninefold/core/vocabulary/text-index';
import type { DoneText, DoneTexts } from '#features/practice/attempts/done-texts.ts';

/** On one card; more is a list to read, not a card. */
const MOST_PLACES = 2;
/** Texts never change under their version, so what was read once is kept, the least used given up first. */
const KEPT_TEXTS = 200;

/** Where the words of a round stand in papers that the learner has done, with the very sentence. */
export const placesOfWords = (doneTexts: DoneTexts) => {
  const kept = new Map<string, TextIndex>();

  return async <Card extends Omit<WordCard, 'places'>>(userId: number, cards: readonly Card[]) => {
    const texts = cards.length > 0 ? await doneTexts.list(userId) : [];
    const indexes = await read(texts);
    return cards.map((card) => ({ ...card, places: placesOf(card.spellings, texts, indexes) }));
  };

  async function read(texts: readonly DoneText[]): Promise<Map<string, TextIndex>> {
    const missing = texts.filter((text) => !kept.has(textKey(text)));
    const fresh = new Map((await doneTexts.blocks(missing)).map((text) => [textKey(text), text.blocks]));
    const all = new Map<string, TextIndex>();
    for (const text of texts) {
      const key = textKey(text);
      const index = kept.get(key) ?? indexOf(fresh.get(key) ?? []);
      all.set(key, index);
      kept.delete(key);
      kept.set(key, index);
    }
    for (const key of kept.keys()) if (kept.size > KEPT_TEXTS) kept.delete(key);
    return all;
  }
};

const textKey = ({ paper_id, hash }: Pick<DoneText, 'paper_id' | 'hash'>): string => `${paper_id} ${hash}`;

function placesOf(
  spellings: readonly string[],
  texts: readonly DoneText[],
  indexes: ReadonlyMap<string, TextIndex>,
): WordCard['places'] {
  const places: WordCard['places'] = [];
  for (const { hash, ...text } of texts) {
    const index = indexes.get(textKey({ ...text, hash }));
    const place = index && findIn(index, spellings);
    if (place) places.push({ ...text, ...place });
    if (places.length === MOST_PLACES) break;
  }
  return places;
}
