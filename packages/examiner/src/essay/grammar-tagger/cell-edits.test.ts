import { expect, test } from 'vitest';
import { applyEdits } from '../comment/corrections.ts';
import { editsOf } from './cell-edits.ts';
import { cellsOf, changed, type Guess, wordsOf } from './cells.ts';
import { openWordForms } from './inflect.ts';
import { tokensOf } from './tokens.ts';

const forms = openWordForms(new URL('../../../weights/word-forms.txt', import.meta.url));
const mend = { inflect: forms.inflect, spell: (word: string) => (word === 'goverment' ? 'government' : null) };

/** Tags for the words of a text: by the number of the word, 0 for the place before the first. */
function edited(text: string, tags: Record<number, string>) {
  const cells = cellsOf(tokensOf(text));
  const guesses = wordsOf(cells).map((_, i): Guess | null => (tags[i + 1] ? { tag: tags[i + 1]!, chance: 0.9 } : null));
  const start: Guess | null = tags[0] ? { tag: tags[0], chance: 0.9 } : null;
  return editsOf(changed(cells, [start, ...guesses], mend));
}

test.each([
  ['he go home', { 2: 'F_S' }, 'he goes home'],
  ['she is at the home', { 4: 'DEL' }, 'she is at home'],
  ['I like music.', { 2: 'A_the' }, 'I like the music.'],
  ['I agree', { 2: 'A_.' }, 'I agree.'],
  ['so I can go', { 2: 'SWAP' }, 'so can I go'],
  ['every day life', { 1: 'MERGE' }, 'everyday life'],
  ['the Goverment said', { 2: 'SPELL' }, 'the Goverment said'],
  ['the goverment said', { 2: 'SPELL' }, 'the government said'],
  ['he is here, she is not', { 4: 'R_.', 5: 'CAP' }, 'he is here. She is not'],
  ['they go home they eat', { 3: 'A_.', 4: 'CAP' }, 'they go home. They eat'],
  ['The people say', { 1: 'DEL', 2: 'CAP' }, 'People say'],
  ['go to there now', { 1: 'A_over', 2: 'DEL' }, 'go over there now'],
  ['well he goes', { 1: 'DEL' }, 'he goes'],
])('%s', (text, tags, wanted) => {
  expect(applyEdits(text, edited(text, tags))).toBe(wanted);
});

test('whatever the tags are, no two edits share a letter, and each stands where it says', () => {
  const text = 'In China, he study hard and (as they say) "work" every day for better life.';
  const words = tokensOf(text).length;
  const tags = ['DEL', 'A_the', 'R_of', 'F_S', 'CAP', 'LOW', 'SWAP', 'MERGE', 'A_,', 'R_.', ''];
  let seed = 7;
  const next = () => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed;
  };
  for (let round = 0; round < 3000; round += 1) {
    const drawn = Object.fromEntries(Array.from({ length: words + 1 }, (_, i) => [i, tags[next() % tags.length]!]));
    const edits = edited(text, drawn).sort((a, b) => a.start - b.start || a.end - b.end);
    edits.forEach((one, i) => {
      expect(one.start).toBeLessThanOrEqual(one.end);
      if (i > 0) expect(one.start, JSON.stringify(drawn)).toBeGreaterThanOrEqual(edits[i - 1]!.end);
    });
  }
});
