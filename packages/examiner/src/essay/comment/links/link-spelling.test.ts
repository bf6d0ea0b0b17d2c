import { expect, test } from 'vitest';
import { factsOf } from '../facts.testing.ts';
import { misspeltLinks, twoLinks } from './link-spelling.ts';

test.each([
  ['It is far. Nethertheless, people go there.', '"Nethertheless" → "nevertheless"'],
  [
    'It is far. Therfore people stay, and forexample they read.',
    '"Therfore" → "therefore", "forexample" → "for example"',
  ],
])('%s', (text, expected) =>
  expect(
    misspeltLinks(factsOf(text, 6))
      .map(({ better }) => better!.en)
      .join(),
  ).toContain(expected),
);
test('links as they are spelt', () =>
  expect(misspeltLinks(factsOf('It is far. Nevertheless, and therefore, people go there because of it.', 6))).toEqual(
    [],
  ));

test('two links for one step', () => {
  const said = (text: string) => twoLinks(factsOf(text, 6)).map(({ quote }) => quote!.text);
  expect(said('Cars are loud. Despite this, on the other hand, they are fast.')).toHaveLength(1);
  for (const right of [
    'It is a small but nevertheless important change.',
    'They are fast, but on the other hand they are loud.',
    'They fail, but however hard they try, they go on.',
    'For example, like most cities, Rome is loud. However, yet another study says so.',
  ])
    expect(said(right), right).toEqual([]);
  expect(said('Cars are loud. On the one hand, they are fast. On the other hand, however loud, they go.')).toEqual([]);
});
