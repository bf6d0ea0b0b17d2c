import fc from 'fast-check';
import { expect, test } from 'vitest';
import { essayPieces, paragraphPlaces } from './essay-pieces.ts';

const TEXT = 'One two three.\n\n  Four five.  \n';

test('paragraphs leave out empty lines and the spaces around them', () => {
  expect(paragraphPlaces(TEXT).map(({ start, end }) => TEXT.slice(start, end))).toEqual([
    'One two three.',
    'Four five.',
  ]);
});

test('a text is cut where something begins or ends, and overlapping spots are both told', () => {
  const spots = [
    { key: 'sentence', start: 0, end: 14 },
    { key: 'word', start: 4, end: 7 },
  ];
  const [first = []] = essayPieces(TEXT, spots);
  expect(first.map(({ text, keys, ends }) => [text, keys, ends])).toEqual([
    ['One ', ['sentence'], []],
    ['two', ['sentence', 'word'], ['word']],
    [' three.', ['sentence'], ['sentence']],
  ]);
});

test('an insertion is a piece without words, between its neighbours', () => {
  const [first = []] = essayPieces(TEXT, [{ key: 'comma', start: 3, end: 3 }]);
  expect(first.map(({ text, ends }) => [text, ends])).toEqual([
    ['One', []],
    ['', ['comma']],
    [' two three.', []],
  ]);
});

test('an insertion at the very end of a paragraph is not lost', () => {
  const [first = []] = essayPieces('End', [{ key: 'stop', start: 3, end: 3 }]);
  expect(first.map(({ text }) => text)).toEqual(['End', '']);
});

test('whatever the spots are, no letter is lost and none is told twice', () => {
  const place = fc.record({
    key: fc.string(),
    start: fc.integer({ min: -3, max: 40 }),
    end: fc.integer({ min: -3, max: 40 }),
  });
  fc.assert(
    fc.property(fc.array(place, { maxLength: 12 }), (spots) => {
      const joined = essayPieces(TEXT, spots).map((pieces) => pieces.map(({ text }) => text).join(''));
      expect(joined).toEqual(['One two three.', 'Four five.']);
    }),
  );
});
