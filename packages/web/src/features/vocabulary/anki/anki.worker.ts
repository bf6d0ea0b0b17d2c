import { type Deck, type DeckNote, DeckRefused, type Refused } from './deck.ts';
import { makeDeck } from './make-deck.ts';
import { readDeck } from './read-deck.ts';

/** A database of somebody else's is opened here, away from the page: whatever it does, the page can end it. */

export type Asked =
  | { kind: 'read'; file: ArrayBuffer; now: number }
  | { kind: 'make'; notes: readonly DeckNote[]; name: string; now: number };
export type Answer = { deck: Deck } | { file: Uint8Array } | { refused: Refused };

async function answer(asked: Asked): Promise<Answer> {
  try {
    if (asked.kind === 'read') return { deck: await readDeck(new Uint8Array(asked.file), asked.now) };
    return { file: await makeDeck(asked.notes, asked.name, asked.now) };
  } catch (error) {
    return { refused: error instanceof DeckRefused ? error.why : 'unreadable' };
  }
}

self.onmessage = ({ data }: MessageEvent<Asked>) => void answer(data).then((told) => self.postMessage(told));
