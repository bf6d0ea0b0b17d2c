import { expect, test } from 'vitest';
import { type ItemGiven, type ItemMark, isBlank, knownWrong, markItem, nearestModel } from './mark-item.ts';

const choose: ItemMark = { do: 'choose', accept: ['has risen'] };
const fill: ItemMark = { do: 'fill', accept: ['spends'] };
const order: ItemMark = { do: 'order', accept: ['The cost of rent has risen.'] };
const match: ItemMark = {
  do: 'match',
  pairs: [
    ['rise', '上升'],
    ['fall', '下降'],
    ['dip', '小跌'],
  ],
};
const agree: ItemMark = {
  do: 'correct',
  wrong: 'The cost of uniforms have risen.',
  accept: ['The cost of uniforms has risen.', 'The costs of uniforms have risen.'],
};
const splice: ItemMark = {
  do: 'correct',
  wrong: 'Rents rose, wages did not.',
  accept: ['Rents rose; wages did not.', 'Rents rose, but wages did not.'],
};
const capital: ItemMark = { do: 'correct', wrong: 'she left in may.', accept: ['She left in May.'] };
const translate: ItemMark = {
  do: 'translate',
  accept: ['The number of visitors has doubled since 2010.'],
  must: ['the number of'],
  wrongs: [
    {
      answer: 'The number of visitors have doubled since 2010.',
      mistake: 'agreement',
      why: { en: 'number is the head', zh: '中心词是 number' },
    },
  ],
};
const dictate: ItemMark = { do: 'dictate', accept: ['It costs forty-five pounds a week.'] };

test.each<{ mark: ItemMark; given: ItemGiven; outcome: string; reason?: string; why: string }>([
  { mark: choose, given: 'has risen', outcome: 'right', why: 'the option itself' },
  { mark: choose, given: 'have risen', outcome: 'wrong', reason: 'WRONG', why: 'another option' },
  { mark: choose, given: null, outcome: 'wrong', reason: 'BLANK', why: 'did not know' },
  { mark: choose, given: '', outcome: 'wrong', reason: 'BLANK', why: 'nothing chosen' },
  { mark: fill, given: ' Spends ', outcome: 'right', why: 'case and spaces do not count' },
  { mark: fill, given: 'ｓｐｅｎｄｓ', outcome: 'right', why: 'full width, as a Chinese keyboard types' },
  { mark: fill, given: 'spend', outcome: 'wrong', why: 'the s is what is asked for' },
  { mark: order, given: ['The cost', 'of rent', 'has risen.'], outcome: 'right', why: 'the parts in their order' },
  { mark: order, given: ['of rent', 'The cost', 'has risen.'], outcome: 'wrong', why: 'another order' },
  { mark: order, given: 'the cost of rent has risen', outcome: 'right', why: 'the same sentence however it is sent' },
  { mark: match, given: ['上升', '下降', '小跌'], outcome: 'right', why: 'each beside its own' },
  { mark: match, given: ['上升', '小跌', '下降'], outcome: 'wrong', why: 'two changed places' },
  { mark: match, given: ['上升', '下降'], outcome: 'wrong', why: 'one is missing' },
  { mark: match, given: '上升', outcome: 'wrong', why: 'not a list' },
  { mark: agree, given: 'the cost of uniforms has risen', outcome: 'right', why: 'a model without its full stop' },
  { mark: agree, given: 'The costs of uniforms have risen.', outcome: 'right', why: 'the other way to mend it' },
  { mark: agree, given: 'The cost of uniforms have risen.', outcome: 'wrong', why: 'nothing was changed' },
  { mark: splice, given: 'Rents rose; wages did not', outcome: 'right', why: 'the sign is the correction' },
  { mark: splice, given: 'Rents rose ; wages did not.', outcome: 'right', why: 'a space before it is no other sign' },
  { mark: splice, given: 'Rents rose, wages did not', outcome: 'wrong', why: 'only the full stop was left out' },
  { mark: splice, given: 'Rents rose wages did not.', outcome: 'wrong', why: 'another sign, or none, is no model' },
  {
    mark: splice,
    given: 'Rents rose but wages did not.',
    outcome: 'right',
    why: 'mended by a word, so signs are free',
  },
  { mark: capital, given: 'She left in May', outcome: 'right', why: 'the capitals' },
  { mark: capital, given: 'she left in may.', outcome: 'wrong', why: 'capitals were what was wrong' },
  { mark: translate, given: 'The number of visitors has doubled since 2010', outcome: 'right', why: 'the model' },
  {
    mark: translate,
    given: 'Since 2010 the number of visitors has doubled.',
    outcome: 'close',
    why: 'says the same in another order: shown beside the model, neither lost nor proved',
  },
  { mark: translate, given: 'Visitors have doubled since 2010.', outcome: 'wrong', why: 'without the words asked for' },
  {
    mark: translate,
    given: 'The number of visitors have doubled since 2010.',
    outcome: 'wrong',
    why: 'a fault that the author knows',
  },
  { mark: dictate, given: 'it costs 45 pounds a week', outcome: 'right', why: 'figures for words' },
  { mark: dictate, given: 'It cost forty-five pounds a week.', outcome: 'wrong', why: 'an ending was not heard' },
  { mark: dictate, given: '   ', outcome: 'wrong', reason: 'BLANK', why: 'only spaces' },
])('$given is $outcome: $why', ({ mark, given, outcome, reason }) => {
  const marked = markItem(mark, given);
  expect(marked.outcome).toBe(outcome);
  if (reason) expect(marked.reason).toBe(reason);
  expect(marked.reason === '').toBe(outcome !== 'wrong');
});

test('why an answer is wrong is told where its author knows it', () => {
  expect(knownWrong(translate, 'the number of visitors have doubled since 2010')?.mistake).toBe('agreement');
  expect(knownWrong(translate, 'something else')).toBeNull();
  expect(knownWrong(translate, null)).toBeNull();
});

test('the model beside an answer is the one that was meant', () => {
  expect(nearestModel(agree.accept ?? [], 'The costs of uniform have risen')).toBe('The costs of uniforms have risen.');
  expect(nearestModel(agree.accept ?? [], null)).toBe('The cost of uniforms has risen.');
});

test('parts without words are no answer', () => {
  expect([null, '', [], [' ', '']].map(isBlank)).toEqual([true, true, true, true]);
  expect(isBlank(['a', ''])).toBe(false);
});
