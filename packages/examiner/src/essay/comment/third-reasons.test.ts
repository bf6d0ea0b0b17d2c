import { describe, expect, test } from 'vitest';
import { factsOf } from './facts.testing.ts';
import type { Point } from './facts.ts';
import { cohesionPoints } from './language/cohesion-points.ts';
import { exactPraise } from './language/exact-praise.ts';
import { grammarPoints } from './language/grammar-points.ts';
import { lexisPoints } from './language/lexis-points.ts';
import { raiseFrom } from './raise/raise.ts';
import { taskPoints } from './task/task-points.ts';

/** What a third reader found untrue in reports on essays as people send them, each beside a text of which it is true. */
const told = (points: Point[]) =>
  points.map((one) => `${one.en} «${one.quote?.text}» → ${one.better?.en ?? ''}`).join('\n');
const CHART = { task: 1 as const, prompt: 'The chart below shows visits to a website.' };
const OPEN = 'Some people cycle to work. I like it.';
const MANY = `the old town and the new town and the park ${Array.from({ length: 34 }, () => 'and the park').join(' ')}`;

describe('a long sentence is broken where two sentences come of it', () => {
  test.each([
    [`We often see ${MANY}, but they avoid the busy road by the river.`, 'but they avoid'],
    [`We often see ${MANY}; they avoid the busy road by the river.`, 'they avoid'],
    [`We often see ${MANY}; they don't use the busy road.`, "they don't"],
    [`Even if we often see ${MANY}, but they will avoid the river.`, ''],
    [`We know that we often see ${MANY}, but they will avoid the river.`, 'but they will'],
    [`We know that the people in ${MANY} like it.`, ''],
    [`Not only do we see ${MANY}, but they also have to see the river.`, ''],
    [`Despite the fact that we often see ${MANY}, and it is far, they go.`, ''],
    [`Although, it is nice in ${MANY}, but they can avoid the river by bus.`, ''],
    [`The people in ${MANY} they have a cars and drive to work by the river.`, ''],
  ])('%s', (sentence, at) => {
    const said = told(grammarPoints(factsOf(`${OPEN}\n\n${sentence}`, 5)));
    if (at) expect(said).toContain(`Break it before "${at}`);
    else expect(said).not.toContain('Break it');
  });
});

describe('what the scale asks for', () => {
  const raise = (band: number, essay: string, task: 1 | 2 = 2) =>
    raiseFrom('cc', [], band, { request: { task, prompt: CHART.prompt, essay } }).en;
  test('the words that point back are looked at only where there are some', () => {
    expect(raise(6.5, 'It is clear that towns grow.')).not.toContain('circle');
    expect(raise(6.5, 'They grow. This helps these towns.')).toContain('circle "this"');
    expect(raise(6.5, '')).not.toContain('neither too much');
  });
  test('Task 1 has its paragraphs at 8', () => {
    expect(raise(6, '', 1)).not.toContain('paragraph');
    expect(raise(6, '', 2)).toContain('paragraph');
  });
  test('no detail is cut because the overview is thin', () => {
    expect(raiseFrom('tr', [], 7, { request: { ...CHART, essay: '' } }).en).not.toContain('can go');
  });
});

describe('the overview', () => {
  const DETAILS = 'In 2010 visits were 5. In 2015 they were 9.';
  const said = (paragraphs: string[], prompt = CHART.prompt) =>
    told(taskPoints(factsOf(paragraphs.join('\n\n'), 5, { task: 1, prompt })));
  const ALONE = ['The bars show sites.', 'Overall, visits grew. The sites did well.', DETAILS, DETAILS];
  test('sets nothing apart: told of a chart, at the overview', () => {
    expect(said(ALONE)).toContain(
      'sets nothing apart from the rest: it has no "while", "whereas", "except" or "only". «Overall',
    );
    expect(said(ALONE, 'The diagram shows a machine.')).not.toContain('sets nothing apart');
  });
  test('its second line set by itself belongs to it', () => {
    const lines = [
      'The bars show sites.',
      'Overall, visits grew.',
      'The sites did very well in the end.',
      DETAILS,
      DETAILS,
    ];
    expect(said(lines)).not.toMatch(/one sentence long/);
    expect(told(cohesionPoints(factsOf(lines.join('\n\n'), 5, CHART)))).not.toContain('is one sentence');
    const later = [lines[0]!, lines[1]!, DETAILS, lines[2]!, DETAILS];
    expect(said(later)).toMatch(/one sentence long/);
  });
});

test('a line that sums up is joined to no body paragraph', () => {
  const text = (line: string) =>
    [
      'The chart shows sites.',
      'In May there were 30. In June 50.',
      line,
      'In July there were 5. Later 9.',
      'It ends here.',
    ].join('\n\n');
  const said = (line: string) => told(cohesionPoints(factsOf(text(line), 5, CHART)));
  expect(said('In short, three of the sites grew.')).not.toContain('is one sentence');
  expect(said('In August 3 of the sites grew.')).toContain('Paragraph 3 is one sentence (7 words)');
});

describe('a paragraph of one sentence', () => {
  const END = 'Overall, visits grew in every month.';
  const DETAIL = 'In May there were 300. In July there were 500.';
  test.each([
    [[DETAIL, 'In June there were 200 visits from abroad.', DETAIL], true],
    [['In June there were 200 visits from abroad.', DETAIL], false],
    [[DETAIL, 'In June there were 200 and fewer.In May there were 300.', DETAIL], false],
    [['In June there were 200 visits from abroad.'], false],
    [['In June there were 200 visits.', 'In May there were 300 visits.', DETAIL], false],
  ])('%s: %s', (lines, isTold) => {
    const text = ['The chart shows visits to a site.', ...lines, END].join('\n\n');
    expect(told(cohesionPoints(factsOf(text, 5, CHART))).includes('is one sentence')).toBe(isTold);
  });
});

describe('spelling', () => {
  const said = (text: string) => told(lexisPoints(factsOf(`${OPEN}\n\n${text}`, 5)));
  test('the commoner word wins', () => {
    expect(said('We need an understaing of our life.')).toContain('understaing → understanding');
    expect(said('We need a goverment today.')).toContain('goverment → government');
  });
  test('a plural that is none is no misspelling', () => {
    expect(said('There are five nutritions in it.')).not.toContain('nutritions →');
  });
  test('nobody writes from memory what is spelt right elsewhere', () => {
    expect(said('The goverment is rich. A government can pay.')).not.toContain('from memory');
    expect(said('The goverment is rich.')).toContain('Write "government" from memory');
  });
});

describe('a correction that leaves a wrong phrase', () => {
  const said = (text: string) => told(grammarPoints(factsOf(`${OPEN}\n\n${text}`, 5)));
  test.each([
    ['They leave school as a proud and honest peoples.', false],
    ['They grow up as strong peoples.', true],
  ])('%s people: %s', (text, isTold) => expect(said(text).includes('people"')).toBe(isTold));
  test.each([
    ['They learn music and other topic like physics which are hard.', false],
    ['They learn music and other topic like physics.', false],
  ])('%s another: %s', (text, isTold) => expect(said(text).includes('and another')).toBe(isTold));
  test.each([
    ['It is good. they sociallize and learn from it.', false],
    ['It is good. they meet others and learn from them.', true],
    ['It is good. through meeting others they learn.', false],
    ['It is good\nthey meet others and learn from them.', false],
  ])('%s capital: %s', (text, isTold) => expect(said(text).includes('They meet')).toBe(isTold));
});

test.each([
  ['I have obsorved my little sister while she cooks with friends.', false],
  ['My younger sister learns with others.', false],
  ['Pupils learn best with others in groups.', true],
])('%s asked for an example: %s', (sentence, isTold) => {
  const text = `${OPEN} I agree.\n\nGroups teach pupils to share. They also keep a room calm. ${sentence}\n\nIn conclusion, I agree.`;
  expect(told(taskPoints(factsOf(text, 5))).includes('"such as" or "like", no name')).toBe(isTold);
});

describe('words', () => {
  const RARE =
    'Towns have cumbersome barriers. Planners know the intractable congestion. They exacerbate nothing with their exorbitant tolls.';
  test('rare ones are praised in a text that is a 7 as a whole, and never as a sentence to keep', () => {
    const facts = factsOf(`${OPEN}\n\n${RARE}`, 8);
    expect(exactPraise(facts)).toHaveLength(1);
    expect(exactPraise(factsOf(`${OPEN}\n\n${RARE.replace('cumbersome', 'inhabitable')}`, 8))).toEqual([]);
    const overall = { band: 6.5, low: 6, high: 7 };
    expect(exactPraise({ ...facts, bands: { ...facts.bands, overall } })).toEqual([]);
    const said = raiseFrom('lr', exactPraise(facts), 8, facts).en;
    expect(said).not.toContain('Keep to');
  });
  test('a better word that stands next to it is not put in again', () => {
    const plain = (before: string) =>
      told(lexisPoints(factsOf(`${OPEN}\n\n${before} A very important reason is health.`, 6)));
    expect(plain('It has some vital reasons.')).not.toContain('very important');
    expect(plain('It has good sides.')).toContain('very important');
  });
  test('are not the first thing in a weak text', () => {
    const weight = (band: number) =>
      lexisPoints(factsOf(`${OPEN}\n\nA very important reason is health.`, band)).find((one) =>
        /put better/.test(one.en),
      )!.weight;
    expect(weight(5)).toBeLessThan(1);
    expect(weight(6)).toBeGreaterThan(1);
  });
  test('"in the beginning" is no verb of change', () => {
    expect(factsOf('Visits rose in the beginning.', 5, CHART).upgrades).toEqual([]);
    expect(factsOf('Visits went up a lot.', 5, CHART).upgrades).toHaveLength(1);
  });
});

test.each([
  [246, false],
  [230, true],
])('%d words: told that some are missing, and what to do about it: %s', (words, isTold) => {
  const text = `${OPEN}\n\n${'Work keeps people well. '.repeat(Math.floor((words - 8) / 4))}${'Well '.repeat((words - 8) % 4)}`;
  const short = taskPoints(factsOf(text, 5)).find((one) => one.en.includes('fewer than'));
  expect(short?.better !== undefined).toBe(isTold);
});
