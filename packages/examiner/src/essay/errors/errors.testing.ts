import { sharedTools } from '../shared.testing.ts';
import { readEssay } from '../text/essay-text.ts';

/** What the tests of the rules ask: what is found in a text, the text with every correction applied, and what was said about it. */
export function openMender() {
  const { detect, tag } = sharedTools();
  const found = (text: string) => readEssay(text).sentences.flatMap((sentence) => detect(tag(sentence)));
  return {
    found,
    mended(text: string): string {
      let result = text;
      for (const { start, end, replacement } of found(text).sort((a, b) => b.start - a.start))
        result = result.slice(0, start) + replacement + result.slice(end);
      return result;
    },
    said: (text: string): string[] => found(text).map(({ rule, start, end }) => `${rule}: ${text.slice(start, end)}`),
  };
}
