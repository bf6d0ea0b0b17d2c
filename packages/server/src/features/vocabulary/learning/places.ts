import type { WordCard } from '@ninefold/contract/vocabulary/learning';
import { findIn, indexOf, type TextIndex } from '@ninefold/core/vocabulary/text/text-index';
import type { DonePaper, DoneText, DoneTexts } from '#features/practice/attempts/attempts.service.ts';

/** On one card; more is a list to read, not a card. */
const MOST_PLACES = 2;
/** Texts never change under their version, so what was read once is kept, the least used given up first. */
const KEPT_TEXTS = 200;

type Read = { title: DoneText['title']; index: TextIndex };

/** Where the words of a round stand in papers that the learner has done, with the very sentence. */
export const placesOfWords = (doneTexts: DoneTexts) => {
  const kept = new Map<string, Read>();

  return async <Card extends Omit<WordCard, 'places'>>(userId: number, cards: readonly Card[]) => {
    const papers = cards.length > 0 ? await doneTexts.list(userId) : [];
    const texts = await read(papers);
    return cards.map((card) => ({ ...card, places: placesOf(card.spellings, papers, texts) }));
  };

  async function read(papers: readonly DonePaper[]): Promise<Map<string, Read>> {
    const missing = papers.filter((paper) => !kept.has(keyOf(paper)));
    const fresh = (await doneTexts.texts(missing)).map((text) => [keyOf(text), readOf(text)] as const);
    const known = papers.flatMap((paper) => {
      const there = kept.get(keyOf(paper));
      return there ? [[keyOf(paper), there] as const] : [];
    });
    for (const [key, text] of [...fresh, ...known]) {
      kept.delete(key);
      kept.set(key, text);
    }
    for (const key of kept.keys()) if (kept.size > KEPT_TEXTS) kept.delete(key);
    return new Map([...fresh, ...known]);
  }
};

const keyOf = ({ paper_id, hash }: Pick<DonePaper, 'paper_id' | 'hash'>): string => `${paper_id} ${hash}`;

const readOf = ({ title, blocks }: DoneText): Read => ({ title, index: indexOf(blocks) });

function placesOf(
  spellings: readonly string[],
  papers: readonly DonePaper[],
  texts: ReadonlyMap<string, Read>,
): WordCard['places'] {
  const places: WordCard['places'] = [];
  for (const { hash, ...paper } of papers) {
    const text = texts.get(keyOf({ ...paper, hash }));
    const place = text && findIn(text.index, spellings);
    if (place) places.push({ ...paper, title: text.title, ...place });
    if (places.length === MOST_PLACES) break;
  }
  return places;
}
