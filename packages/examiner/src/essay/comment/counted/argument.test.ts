import { describe, expect, test } from 'vitest';
import { factsOf } from '../facts.testing.ts';
import type { Point } from '../facts.ts';
import { taskMeasured } from '../measured/task.ts';
import { taskPoints } from '../task/task-points.ts';

/** What is counted in an argument, each with a text of which the same would be untrue or of no help. */
const told = (points: Point[]) =>
  points.map((one) => `${one.en} «${one.quote?.text}» → ${one.better?.en ?? ''}`).join('\n');
const OPEN =
  'Many towns now close their centres to cars on Sundays, and shop owners are not sure what this will bring. I agree with the plan because the streets become calm.';
const CLOSE = 'In conclusion, calm streets are good for a town because people meet there again.';
const FILL =
  'Streets without cars are calm because nobody has to look out for them. Neighbours talk to each other when they stand outside. Children learn to ride there, for example on the way to the market. Old people sit down where cars used to stand.';
const essay = (body: string, close = CLOSE, open = OPEN) =>
  factsOf([open, body, `${FILL} ${FILL}`, close].join('\n\n'), 6);
const said = (body: string, close?: string, open?: string) => told(taskMeasured(essay(body, close, open)));

describe('a point left alone', () => {
  test.each([
    ['Calm streets help trade because people stay. Moreover, the air becomes clean.', true, 'the paragraph ends'],
    [
      'Calm streets help trade because people stay. Moreover, the air is clean because cars are away.',
      false,
      'a reason',
    ],
    [
      'Firstly, calm streets help trade. Secondly, the air becomes clean. This is so since cars are away.',
      true,
      'again',
    ],
    ['Trade grows because people stay. Moreover, the air becomes clean. Lungs recover from dust.', false, 'carried on'],
  ])('%s: %s (%s)', (body, isTold) => expect(said(body).includes('brings a point here')).toBe(isTold));
});

describe('an example', () => {
  test.each([
    ['Trade grows because people stay. For example, shops in a quiet street sell more cakes.', true],
    ['Trade grows because people stay. For example, shops in Ghent sell more cakes.', false],
    ['Trade grows because people stay. For example, my aunt sells more cakes.', false],
    ['Trade grows because people stay. For example, if it rains shops sell more cakes.', false],
  ])('%s names nobody: %s', (body, isTold) =>
    expect(said(body).includes('no person, place, year or number')).toBe(isTold),
  );

  test.each([
    ['Trade grows because people stay. For example, shops in Ghent sell more cakes.', true],
    ['Trade grows. For example, shops in Ghent sell more cakes. Bakers earn more there.', false],
    ['Trade grows. For example, shops in Ghent sell more cakes, which shows that calm pays.', false],
  ])('%s ends a paragraph: %s', (body, isTold) => expect(said(body).includes('ends with this example')).toBe(isTold));
});

describe('the opening', () => {
  const OTHERS =
    'Some towns close their centres to cars on Sundays, and shop owners in many places are not sure what this will bring. Others keep them open.';
  test('without a word of the writer is told where the question asks for a view', () => {
    expect(said(FILL, CLOSE, OTHERS)).toContain('the opening holds no "I think"');
    expect(said(FILL)).not.toContain('the opening holds no');
    expect(said(FILL, CLOSE, OTHERS.replace('Others', 'Towns should not'))).not.toContain('the opening holds no');
  });

  test('that takes a side and no more is told by its words', () => {
    const side = (last: string) => said(FILL, CLOSE, OPEN.replace(/I agree.*$/, last));
    expect(side('I agree with the plan.')).toContain('takes its side in these 5 words');
    expect(side('I partly agree with the plan.')).not.toContain('takes its side');
    expect(side('I agree with the plan because of the noise.')).not.toContain('takes its side');
  });
});

describe('the ending', () => {
  test.each([
    ['In conclusion, the plan helps every town.', true],
    ['In conclusion, the plan is good for trade because people stay.', false],
    ['In conclusion, the plan is good. Trade and health gain from it.', false],
  ])('%s is one sentence: %s', (close, isTold) => expect(said(FILL, close).includes('The ending is')).toBe(isTold));

  test('is missed only where the last paragraph opens another point', () => {
    expect(said(FILL, 'Secondly, cars are loud. They wake the young. They cost money. They smell bad.')).toContain(
      'the text stops with this sentence',
    );
    expect(
      said(FILL, 'Secondly, cars are loud. They wake the young. Therefore I like the plan. It is good.'),
    ).not.toContain('the text stops');
  });
});

describe('without a clear paragraph of the body nothing is said', () => {
  const lines = ['Trade grows.', 'Moreover, the air becomes clean.', 'Moreover, it is calm.', 'Moreover, it is cheap.'];
  test.each([
    ['lines', [OPEN, ...lines, CLOSE]],
    ['torn lines', [OPEN, 'Trade grows because people', 'stay in town. Moreover, the air becomes clean.', CLOSE]],
    ['one block', [`${OPEN} Trade grows. Moreover, the air becomes clean. ${CLOSE}`]],
    ['an announcement', [OPEN, 'In this essay I will show why. Moreover, the air becomes clean.', FILL, CLOSE]],
  ])('%s', (_, paragraphs) => {
    expect(told(taskMeasured(factsOf(paragraphs.join('\n\n'), 6)))).not.toContain('brings a point here');
  });
});

test('a list left open and a question are told where they stand in the body', () => {
  expect(said(`${FILL} Shops sell bread, cakes, etc.`)).toContain('"etc" leaves it to the reader');
  expect(said(`${FILL} Who would not like calm streets?`)).toContain('is a question');
  expect(said(FILL, `${CLOSE} Who would not like it?`)).not.toContain('is a question');
});

test('in a text that is a 7 as a whole one counted weakness speaks for a criterion below it', () => {
  const facts = essay('Calm streets help trade because people stay. Moreover, the air becomes clean.');
  const strong = { ...facts, bands: { ...facts.bands, overall: { band: 7, low: 7, high: 7 } } };
  expect(taskPoints(strong).filter((one) => /brings a point/.test(one.en))).toHaveLength(1);
  expect(taskPoints(facts).filter((one) => /brings a point/.test(one.en))).toHaveLength(0);
});

test('a list is told only where nothing happens to what it names', () => {
  const list =
    'Streets bring trades such as bakeries. They sell more there. Owners earn well and pay their workers better wages in every season of the year.';
  expect(said(list)).toContain('lists things behind "such as"');
  expect(said(`${list} My aunt opened one.`)).not.toContain('lists things');
  expect(said(list.replace('there', 'in Ghent'))).not.toContain('lists things');
});
