import type { Solution } from '@ninefold/contract/mistakes/solution';
import { expect, test } from 'vitest';
import { sidesOf, type ToldRow } from './sides.ts';

const told = (solution: object): ToldRow => ({ solution: solution as Solution }) as ToldRow;

const question = (group: object, asked: object, answer: string[]) =>
  told({
    form: 'question',
    paper: { title: { en: 'Night markets', zh: '' }, groups: [{ ...group, questions: [asked] }] },
    question: {
      answer,
      explain: { en: 'The owners changed their view.', zh: '店主改变了看法。' },
      evidence: [{ quote: 'stay and look in windows' }],
    },
  });

test('a choice: the question with its options on one side, the key with its words and the reason on the other', () => {
  const options = [
    { key: 'A', text: 'the rent' },
    { key: 'B', text: 'the customers' },
  ];
  const row = question({ type: 'single-choice', interaction: 'choice' }, { n: [24], text: 'What changed?', options }, [
    'B',
  ]);
  expect(sidesOf(row, 'zh')).toEqual({
    front: ['Night markets', 'What changed?', 'A · the rent', 'B · the customers'],
    back: ['B · the customers', '店主改变了看法。', '“stay and look in windows”'],
  });
});

test('a gap: its own sentence with a blank, and nothing of the answer on the front', () => {
  const body = { layout: 'text', text: 'A stall pays for six __3__ of pavement. It sells __4__.' };
  const row = question({ type: 'summary', interaction: 'gap', body }, { n: [3], text: '' }, ['hours']);
  const sides = sidesOf(row, 'en');
  expect(sides?.front).toEqual(['Night markets', 'A stall pays for six _____ of pavement.']);
  expect(sides?.back[0]).toBe('hours');
});

test('a word: how it sounds, then what it means', () => {
  const word = { name: 'rope', uk_ipa: '/rəʊp/', vocabulary_ext: { examples: [{ en: 'Tie the rope.', zh: '' }] } };
  expect(sidesOf(told({ form: 'word', word, meaning: '绳子' }), 'zh')).toEqual({
    front: ['rope', '/rəʊp/'],
    back: ['绳子', 'Tie the rope.'],
  });
});

test('what is not told has no card', () => {
  expect(sidesOf({} as ToldRow, 'zh')).toBeNull();
});
