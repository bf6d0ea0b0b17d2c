import { expect, test } from 'vitest';
import { compareSentence, hintOf, type SentenceKey, verdictOf } from './check-sentence.ts';

const key: SentenceKey = {
  accept: [
    'Streets without cars tend to attract customers who stay longer.',
    'Car-free streets often attract customers who stay longer.',
  ],
  must: ['attract'],
  points: [
    { say: { en: 'no cars', zh: '没有汽车' }, words: ['without cars', 'car-free', 'no cars'] },
    { say: { en: 'staying longer', zh: '停留更久' }, words: ['stay longer', 'longer'] },
  ],
  wrongs: [
    {
      words: 'tend attract',
      mistake: 'verb',
      why: { en: 'tend takes to', zh: 'tend 后面要 to' },
      instead: 'tend to attract',
    },
  ],
};

test.each([
  {
    answer: 'streets without cars tend to attract customers who stay longer',
    kinds: [],
    verdict: 'right',
    why: 'case and the full stop do not count',
  },
  {
    answer: 'Car free streets often attract customers who stay longer.',
    kinds: [],
    verdict: 'right',
    why: 'a hyphen does not count',
  },
  {
    answer: 'Streets with no cars attract people who stay longer.',
    kinds: [],
    verdict: 'right',
    why: 'other words that say all points',
  },
  {
    answer: 'Streets without cars tend attract customers who stay longer.',
    kinds: ['grammar'],
    verdict: 'close',
    why: 'a known mistake is named',
  },
  {
    answer: 'Streets without cars attract customers.',
    kinds: ['meaning'],
    verdict: 'close',
    why: 'one meaning was not found',
  },
  { answer: 'Shops attract people.', kinds: ['meaning', 'meaning'], verdict: 'again', why: 'two meanings are missing' },
  {
    answer: 'Streets without cars make people stay longer.',
    kinds: ['words'],
    verdict: 'close',
    why: 'the word asked for is missing',
  },
])('$why', ({ answer, kinds, verdict }) => {
  const findings = compareSentence(answer, key);
  expect(findings.map(({ kind }) => kind)).toEqual(kinds);
  expect(verdictOf(findings)).toBe(verdict);
});

test('a known mistake is shown where it stands, with what to write instead', () => {
  const [found] = compareSentence('Streets without cars tend attract people who stay longer', key);
  expect(found).toMatchObject({ original: 'tend attract', replacement: 'tend to attract', start: 21, end: 33 });
});

test('without points, a sentence far from the model is asked about, never called wrong', () => {
  const cue: SentenceKey = {
    accept: ['Overall, parcels were the only kind of post to increase.'],
    must: [],
    points: [],
    wrongs: [],
  };
  expect(compareSentence('I like my dog very much.', cue)).toMatchObject([{ kind: 'meaning', certain: false }]);
  expect(compareSentence('Overall, only parcels increased, the only kind of post to do so.', cue)).toEqual([]);
});

test('hints go from weak to strong', () => {
  const model = 'Streets without cars attract customers.';
  expect(hintOf('letters', model, [])).toBe('S… w… c… a… c….');
  expect(hintOf('words', model, [])).toBe('attract · customers · Streets · without');
  expect(hintOf('order', model, ['Streets without cars', 'attract customers.'])).toBe(
    'Streets without … attract customers.',
  );
  expect(hintOf('model', model, [])).toBe(model);
});
