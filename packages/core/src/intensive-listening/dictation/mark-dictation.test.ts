import { describe, expect, test } from 'vitest';
import { hearsAgain, misspeltWords, unheardWords } from './lost-words.ts';
import { markDictation } from './mark-dictation.ts';
import { tallyDictation } from './tally.ts';

const DICTIONARY = new Set(
  'the archive was moved to upper floor floors because basement had flooded twice their there where were quite quiet walk walked'.split(
    ' ',
  ),
);
const mark = (said: string, given: string) => markDictation(said, given, (word) => DICTIONARY.has(word));
/** `said>given:slip` of every place that is not right. */
const slipsIn = (said: string, given: string) =>
  mark(said, given).words.flatMap((word) => (word.slip ? [`${word.said}>${word.given}:${word.slip}`] : []));

describe('what counts as the same sentence', () => {
  test.each([
    { said: 'The archive was moved.', given: 'the archive was moved', why: 'case and the full stop do not count' },
    { said: "It’s on the left — you'll see.", given: "it's on the left you'll see", why: 'quotes and dashes' },
    { said: 'What colour is the theatre?', given: 'what color is the theater', why: 'American for British' },
    { said: 'We organize a program.', given: 'we organise a programme', why: 'British for American' },
    { said: 'It cost fifteen pounds.', given: 'it cost 15 pounds', why: 'a figure for a number word' },
    { said: 'It cost £15 in all.', given: 'it cost fifteen pounds in all', why: 'words for a sign and a figure' },
    { said: 'There were twenty-five of us.', given: 'there were 25 of us', why: 'a hyphenated number' },
    { said: 'There were twenty-five of us.', given: 'there were twenty five of us', why: 'the hyphen left out' },
    { said: 'The third floor is open.', given: 'the 3rd floor is open', why: 'an ordinal as a figure' },
    { said: 'A well-known author.', given: 'a well known author', why: 'a hyphen or a space' },
    { said: 'Two thousand people came.', given: '2,000 people came', why: 'thousands with a comma' },
    { said: 'It opens at half past nine.', given: 'It opens at 9.30', why: 'a time in words' },
  ])('$why', ({ said, given }) => {
    const { right, total } = mark(said, given);
    expect(slipsIn(said, given)).toEqual([]);
    expect(right).toBe(total);
  });
});

describe('kinds of slip', () => {
  test.each([
    { said: 'The basement had flooded twice.', given: 'The basement had flooded', slips: ['twice.>:missed'] },
    { said: 'The basement had flooded.', given: 'the old basement had flooded', slips: ['>old:extra'] },
    { said: 'because it flooded', given: 'becuase it flooded', slips: ['because>becuase:misspelt'] },
    { said: 'It was quite full.', given: 'it was quiet full', slips: ['quite>quiet:misheard'] },
    { said: 'They walked home.', given: 'they walk home', slips: ['walked>walk:misheard'] },
    { said: 'the upper floors', given: 'the upper flaws', slips: ['floors>flaws:misheard'] },
    { said: 'There were thirteen.', given: 'there were thirty', slips: ['thirteen.>thirty:misheard'] },
    { said: 'There were thirteen.', given: 'there were 30', slips: ['thirteen.>30:misheard'] },
    { said: 'by the car park', given: 'by the carpark', slips: ['car park>carpark:misspelt'] },
    { said: 'Take the river path.', given: 'take river path', slips: ['the>:missed'] },
    { said: "They don't mind.", given: 'they dont mind', slips: ["don't>dont:misspelt"] },
    { said: 'One two', given: '', slips: ['One>:missed', 'two>:missed'] },
  ])('$said, written as “$given”', ({ said, given, slips }) => {
    expect(slipsIn(said, given)).toEqual(slips);
  });
});

test('a word that was left out does not shift the rest of the sentence', () => {
  const { words, right, total } = mark(
    'The archive was moved to the upper floors',
    'archive was moved to upper floors',
  );
  expect(words.map(({ slip }) => slip)).toEqual(['missed', '', '', '', '', 'missed', '', '']);
  expect([right, total]).toEqual([6, 8]);
});

test('what a sentence tells the book: words not heard, words misspelt, each once and bare', () => {
  const { words } = mark('The Harbour, because the harbour flooded.', 'because the flodded');
  expect(unheardWords(words)).toEqual(['the', 'harbour']);
  expect(misspeltWords(words)).toEqual(['flooded']);
});

test.each([
  { given: 'the harbour', lost: ['harbour'], mended: true, why: 'the word that was lost is there now' },
  { given: 'the archive', lost: ['harbour'], mended: false, why: 'it is not' },
  { given: 'the harbour flooded twice', lost: [], mended: true, why: 'all of it is right' },
  { given: 'the harbour', lost: [], mended: false, why: 'nothing was named and not all is right' },
])('mended: $mended, because $why', ({ given, lost, mended }) => {
  expect(hearsAgain(mark('the harbour flooded twice', given).words, lost)).toBe(mended);
});

test('a section adds up its words, its perfect sentences and its slips', () => {
  const lines = [mark('the archive was moved', 'the archive was moved'), mark('flooded twice', 'flodded')];
  expect(tallyDictation(lines)).toEqual({
    ...{ right: 4, total: 6, lines: 2, perfect: 1 },
    slips: { misheard: 0, misspelt: 1, missed: 1, extra: 0 },
  });
});

test('a long answer is marked at once', () => {
  const long = Array.from({ length: 60 }, (_, at) => (at % 3 ? 'twenty-five' : 'river')).join(' ');
  const { right, total } = mark(long, long);
  expect(right).toBe(total);
});
