import { describe, expect, test } from 'vitest';
import { factsOf } from '../facts.testing.ts';
import { neverFirst, noLongSentence } from './clause-order.ts';

const OPENING = 'Some cities let parks grow wild. I agree with this idea.';
const essay = (body: string) => `${OPENING}\n\n${body}\n\nIn conclusion, I agree. It is a good plan for towns.`;
const LAST =
  'Birds live in the old trees of the town. Families can rest in the shade of the park when they have no garden at home. Paths are dry. Bees feed there.';

describe('clauses that always come last', () => {
  const said = (text: string, band = 5.5, task: 1 | 2 = 2) => neverFirst(factsOf(essay(text), band, { task }));
  test('are shown with the clause that could come first', () => {
    const [point] = said(LAST);
    expect(point?.en).toContain('the clause with "when" comes last');
    expect(point?.better?.en).toContain('"When …, …"');
  });
  test.each([
    ['one sentence opens with a clause', LAST.replace('Paths are dry.', 'If it rains, paths are wet.')],
    ['behind a linking word as well', LAST.replace('Paths are dry.', 'For example, if it rains, paths are wet.')],
    [
      'a clause that cannot move',
      LAST.replace('can rest in the shade of the park when', 'often ask the people of the park and see if'),
    ],
    ['no such clause', LAST.replace(' when they have no garden at home', '')],
  ])('%s: silent', (_, text) => expect(said(text)).toEqual([]));
  test('a text of 6.5 may do as it likes', () => expect(said(LAST, 6.5)).toEqual([]));
});

describe('a text without a long sentence', () => {
  const short = 'Birds live in the old trees. Families rest in the shade. Paths are dry. Bees feed there.';
  const said = (text: string, band = 5.5) => noLongSentence(factsOf(essay(text), band)).map((one) => one.en);
  test('its longest is counted', () =>
    expect(said(short)).toEqual(['The longest sentence of the essay is this one, with 7 words.']));
  test('one long sentence is enough', () =>
    expect(said(`${short} Bees ${'and bees '.repeat(12)}feed there.`)).toEqual([]));
  test('a good text may be plain', () => expect(said(short, 6.5)).toEqual([]));
});
