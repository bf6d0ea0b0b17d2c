import { describe, expect, test } from 'vitest';
import type { EssayRequest } from '../../report.ts';
import { factsOf } from '../facts.testing.ts';
import type { Point } from '../facts.ts';
import { taskMeasured } from '../measured/task.ts';
import { taskPoints } from '../task/task-points.ts';

/** What is counted in a report on a figure, each with a text of which the same would be untrue. */
const told = (points: Point[]) => points.map((one) => `${one.en} «${one.quote?.text}»`).join('\n');
const CHART: Partial<EssayRequest> = { task: 1, prompt: 'The chart below shows visits to a website.' };
const PROCESS: Partial<EssayRequest> = { task: 1, prompt: 'The diagram shows the process of making tea.' };
const MAP: Partial<EssayRequest> = { task: 1, prompt: 'The maps below show a village then and now.' };
const said = (asked: Partial<EssayRequest>, ...paragraphs: string[]) =>
  told(taskMeasured(factsOf(paragraphs.join('\n\n'), 6, asked)));
const OPEN = 'The chart shows visits to a site.';
const LAST = 'In June there were 300 visits, more than before.';

describe('a chart', () => {
  test.each([
    ['Visits from abroad fell in the summer. The site stayed open for them.', true],
    ['Visits from abroad fell in the summer. There were 200 of them left.', false],
    ['Visits from abroad fell by half in the summer. The site stayed open.', false],
    ['Overall, visits from abroad fell in the summer. The site stayed open.', false],
  ])('%s stands without a figure: %s', (body, isTold) =>
    expect(said(CHART, OPEN, body, LAST).includes('stands without a figure')).toBe(isTold),
  );

  test.each([
    ['In May the site had 4,500 visits. The owner added a page.', true],
    ['In May the site had 4,500 visits. That was more than in April.', false],
    ['In May visits rose to 4,500. The owner added a page.', false],
    ['Visitors aged 30 came in May. The owner added a page.', false],
  ])('%s sets a figure against no other: %s', (body, isTold) =>
    expect(said(CHART, OPEN, body, LAST).includes('sets it against no other')).toBe(isTold),
  );

  test.each([
    ['Overall, visits rose from 20% to 60%.', true],
    ['Overall, 3 of the 5 sites grew.', false],
    ['Overall, people aged 55-64 came most.', false],
    ['Overall, visits rose between 2010 and 2015.', false],
  ])('%s gives figures too early: %s', (overview, isTold) =>
    expect(said(CHART, OPEN, overview, LAST).includes('of the overview gives')).toBe(isTold),
  );
});

describe('a process and a map', () => {
  const tea = (body: string) => said(PROCESS, 'The diagram shows how tea is made.', body);
  test('the stages are counted, or nothing counts them', () => {
    expect(tea('The leaves are picked by hand and then dried in the sun for a day.')).toContain('how many stages');
    expect(tea('There are five main stages. The leaves are picked by hand.')).not.toContain('how many stages');
    expect(said({ ...PROCESS, prompt: 'The diagram shows a tool.' }, OPEN, 'It has a blade.')).not.toContain('stages');
  });

  test('a step is told by its words', () => {
    expect(tea('The leaves are picked by hand. Then the leaves are dried.')).toContain('gets 5 words');
    expect(tea('The leaves are picked by hand. Then they are dried in the sun.')).not.toContain('This step gets');
  });

  test('what was built stands somewhere', () => {
    const map = (body: string) =>
      said(MAP, 'The maps show a village.', `The village changed. ${body}`, 'It is big now.');
    expect(map('A school was built.')).toContain('does not say where');
    expect(map('A school was built near the river.')).not.toContain('does not say where');
  });
});

describe('an overview is missed only where no sentence could be one', () => {
  const missing = (second: string, asked = CHART) =>
    told(
      taskPoints(
        factsOf(['The chart shows a site.', second, 'In May 300 came.', 'In June 20 came.'].join('\n\n'), 5, asked),
      ),
    ).includes('No sentence opens with');
  test.each([
    ['In brief, the site did well.', false],
    ['By and large the site did well.', false],
    ['It is clearly seen how it did.', false],
    ['Both halves of the year went well.', false],
    ['The owner opened it in a small street.', true],
  ])('%s: %s', (second, isTold) => expect(missing(second)).toBe(isTold));
});

test('words of the question in a row are counted', () => {
  const asked = {
    task: 1 as const,
    prompt: 'The chart shows how many people of each age went to the sea in one year.',
  };
  expect(said(asked, 'The chart shows how many people of each age went to the sea in one year.', LAST)).toContain(
    '16 words in a row',
  );
  expect(said(asked, 'The bars compare age groups by their trips to the sea.', LAST)).not.toContain('in a row');
});
