import type { SentenceLines } from '../schema/sentence.ts';
import { sentencesOf } from '../text.ts';

/** One sentence of a paragraph or a turn. `start` and `end` are characters of its text. */
export type PlacedSentence = { id: string; at: string; content: string; start: number; end: number; zh?: string };

/** A text cut into its sentences: by its full stops, or as its author cut it. */
export function placedSentences(at: string, text: string, lines?: SentenceLines): PlacedSentence[] {
  const cut = lines?.every(({ en }) => en !== undefined) ? lines.map(({ en }) => en ?? '') : sentencesOf(text);
  let from = 0;
  return cut.map((content, index) => {
    const start = Math.max(from, text.indexOf(content, from));
    from = start + content.length;
    const zh = lines?.[index]?.zh;
    return { id: `${at}.${index + 1}`, at, content, start, end: from, ...(zh && { zh }) };
  });
}
