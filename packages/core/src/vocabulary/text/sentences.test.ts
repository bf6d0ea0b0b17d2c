import { expect, test } from 'vitest';
import { sentencesIn, sentenceWith } from './sentences.ts';

test.each([
  { text: 'It rained. We left.', sentences: ['It rained.', 'We left.'], why: 'two plain sentences' },
  { text: 'Dr. Hall left. She was late.', sentences: ['Dr. Hall left.', 'She was late.'], why: 'a title' },
  { text: 'By J. R. Hall. A book.', sentences: ['By J. R. Hall.', 'A book.'], why: 'initials' },
  { text: 'About 3.5 metres. More?', sentences: ['About 3.5 metres.', 'More?'], why: 'a number with a point' },
  { text: '“Go!” She went.', sentences: ['“Go!”', 'She went.'], why: 'a mark inside quotation marks' },
  { text: 'No end here', sentences: ['No end here'], why: 'a heading without a full stop' },
  { text: '  ', sentences: [], why: 'nothing' },
])('a text is cut into sentences: $why', ({ text, sentences }) => {
  expect(sentencesIn(text).map((one) => one.text)).toEqual(sentences);
  for (const { text: sentence, from } of sentencesIn(text)) expect(text.slice(from).startsWith(sentence)).toBe(true);
});

test.each([
  { word: ['tide', 'tides'], finds: 'The tides turned.', why: 'a form of the word' },
  { word: ['turn'], finds: null, why: 'turned was not named as a form' },
  { word: ['sea'], finds: 'We saw the sea.', why: 'the whole word, not the beginning of seal' },
])('the sentence of a word: $why', ({ word, finds }) => {
  const text = 'A seal lay there. The tides turned. We saw the sea.';
  expect(sentenceWith(text, word)?.text ?? null).toBe(finds);
});
