import { describe, expect, test } from 'vitest';
import { factsOf } from './facts.testing.ts';
import type { Point } from './facts.ts';
import { cohesionPoints } from './language/cohesion-points.ts';
import { grammarPoints } from './language/grammar-points.ts';
import { lexisPoints } from './language/lexis-points.ts';
import { upgradesOf } from './language/upgrades.ts';
import { onlyNumbered } from './last/numbered.ts';
import { measuredPoints } from './measured/measured.ts';
import { taskPoints } from './task/task-points.ts';

/** What readers found untrue in reports on essays as people send them, each with a text of which the same is true. */
const told = (points: Point[]) =>
  points.map((one) => `${one.en} «${one.quote?.text}» → ${one.better?.en ?? ''}`).join('\n');
const CHART = { task: 1 as const, prompt: 'The chart below shows visits to a website.' };
const long = (words: number) => `${Array.from({ length: words - 1 }, () => 'and').join(' ')} visits.`;

describe('a broken layout', () => {
  const OPEN = 'The chart shows visits to a site.';
  const report = (...lines: string[]) =>
    factsOf([OPEN, ...lines, 'Overall, visits grew in every month.'].join('\n\n'), 5, CHART);

  test.each([
    ['In June there were 200 visits from abroad.', true],
    [`In June there were ${long(50)}.`, false],
    ['In June.', false],
    ['In June there were 200 visits and', false],
  ])('is one sentence: %s', (line, isTold) => {
    const details = 'In May there were 300. In July there were 500.';
    const said = told(cohesionPoints(report(details, line, details)));
    expect(said.includes('Paragraph 3 is one sentence')).toBe(isTold);
    expect(said).not.toContain('reason and example');
  });

  const ESSAY_OPEN = 'Some people retire late. I agree with it.';
  const essay = (...lines: string[]) =>
    factsOf([ESSAY_OPEN, ...lines, 'In conclusion, I agree with it.'].join('\n\n'), 5);
  test('an announcement or a view is not joined to a body paragraph', () => {
    const body = 'Work keeps people well. They meet others and stay active every day.';
    const said = (line: string) => told(cohesionPoints(essay(body, line, body)));
    expect(said('I will discuss both sides with my reasons here.')).not.toContain('one sentence');
    expect(said('In my view people should choose their age.')).not.toContain('one sentence');
    expect(said('Work keeps most of the old people well.')).toContain('Paragraph 3 is one sentence (8 words)');
  });

  test.each([
    ['Is it hard? Does it make people ill?', false, 'questions'],
    ['Work keeps people well. It also gives the day a shape.', false, 'two claims'],
    ['Work keeps people well. It also gives the day a shape. It is good for the family.', true, 'three claims'],
  ])('%s asked for an example: %s (%s)', (paragraph, isTold) => {
    expect(told(taskPoints(essay(paragraph))).includes('"such as" or "like", no name')).toBe(isTold);
  });

  test('an example in a line of its own further down is one', () => {
    const claim = 'Work keeps people well. It also gives the day a shape.';
    expect(told(taskPoints(essay(claim, 'For example, a baker of seventy still rises at four.')))).not.toContain(
      'no name and no number',
    );
  });

  test('the last paragraph that draws the conclusion needs none', () => {
    const body = 'Work keeps people well. For example, bakers stay strong.';
    const last = 'For the reasons given, it is good for all. It helps firms. It helps families. It helps the state.';
    expect(told(taskPoints(factsOf([ESSAY_OPEN, body, last].join('\n\n'), 5)))).not.toContain('no name and no number');
  });
});

describe('an overview', () => {
  const missing = (text: string) => told(taskPoints(factsOf(text, 5, CHART))).includes('No sentence opens with');
  const DETAILS = 'In 2010 sales were 5 tonnes. In 2015 they were 9 tonnes.';
  test.each([
    ['Four different trends can be made out, three of them upward.', false],
    ['What stands out is how fast the small shops grew.', false],
    ["It's evident that all shops sold more.", false],
    ['Both shops took the same road, with one main difference in size.', false],
    ['The first shop opened in a small street near the river.', true],
  ])('%s', (second, isMissing) => {
    expect(missing(`The line graph shows three shops.\n\n${second}\n\n${DETAILS}\n\n${DETAILS}`)).toBe(isMissing);
  });

  test('the introduction that says what is drawn is none', () => {
    expect(missing(`The graph shows three different trends of sales.\n\n${DETAILS}\n\n${DETAILS}`)).toBe(true);
  });

  const one = (opening: string, behind = '') =>
    told(taskPoints(factsOf(`${opening}\n\nOverall, sales grew.\n\n${behind}${DETAILS}\n\n${DETAILS}`, 5, CHART)));
  test('is one sentence long only where no other one is general', () => {
    expect(one('The graph shows three shops.')).toContain('The overview is one sentence long');
    expect(one('The graph shows shops. It is clear that they generally grew.')).not.toContain('one sentence long');
    expect(one('The graph shows shops.', 'The largest shop sold most. ')).not.toContain('one sentence long');
  });

  test('with numbers does not make the ending needless', () => {
    const ending = (second: string) =>
      told(
        cohesionPoints(
          factsOf(`The chart shows shops.\n\n${second}\n\n${DETAILS}\n\nTo sum up, sales grew.`, 5, CHART),
        ),
      );
    expect(ending('Overall, the first shop sold 73 tonnes.')).not.toContain('asks for no conclusion');
    expect(ending('Overall, the first shop sold most.')).toContain('asks for no conclusion');
  });
});

describe('what is counted', () => {
  const view = 'Some people cycle to work. I like it.';
  const so = (sentence: string) =>
    told(
      cohesionPoints(
        factsOf(
          `${view}\n\n${sentence} So it is cheap. ${sentence} So it is good. ${sentence} So it is quick.\n\nI agree.`,
          5,
        ),
      ),
    );
  test('"So" is joined only where the sentence stays short', () => {
    expect(so('Bicycles need no fuel.')).toContain('begin with So');
    expect(so(`Bicycles need ${long(34)}`)).not.toContain('begin with So');
  });

  const counted = (first: string, second: string) =>
    told(
      onlyNumbered(
        factsOf(`${view}\n\n${first} it is cheap. It is quick.\n\n${second} it is clean. It is fun.\n\nI agree.`, 5),
      ),
    );
  test('two beginnings count nothing', () => {
    expect(counted('First of all,', 'To begin with,')).not.toContain('number the points');
    expect(counted('First of all,', 'Secondly,')).toContain('"First of all" and "Secondly" number the points');
    expect(counted('First of all,', 'Secondly, this')).not.toContain('number the points');
    expect(counted('First of all,', 'Secondly, they should see that')).not.toContain('number the points');
  });

  test('"went up" is exact enough', () => {
    expect(upgradesOf(factsOf('Sales went up in May.', 5, CHART).essay, 1)).toEqual([]);
    expect(upgradesOf(factsOf('Sales went up a lot.', 5, CHART).essay, 1)).toHaveLength(1);
  });

  test('no sentence is asked to open with a participle', () => {
    const plain = `${view}\n\nOn Monday my sister will visit the market. She knows every stall, which helps.\n\nI agree.`;
    expect(told(grammarPoints(factsOf(plain, 5)))).not.toContain('participle');
    expect(told(measuredPoints(factsOf(plain, 5)).gra)).not.toContain('participle');
  });

  test('a noun that the text is about is no repetition', () => {
    const text = ['roads', 'schools', 'farms', 'ships', 'walls'].map((one) => `Our town paid for ${one}.`).join(' ');
    expect(told(lexisPoints(factsOf(`${view}\n\n${text}`, 5)))).not.toContain('times in this text');
  });

  test('a word typed twice is no phrase to learn', () => {
    expect(told(lexisPoints(factsOf(`${view}\n\nIt helps us to to live.`, 5)))).not.toContain('Learn it as a whole');
  });
});

describe('hardly any articles', () => {
  const FILL = 'They work in big cities and live far away from offices of many firms every day. '.repeat(5);
  const said = (sentence: string) => {
    const facts = factsOf(`${FILL}${sentence}`, 5);
    return { facts, told: told(grammarPoints({ ...facts, words: 99, features: { word_the: 0, word_a: 0 } })) };
  };
  test('are told at a place where one is missing, with the words of the header', () => {
    expect(said('They have chance to learn.').told).toContain('in 99 words');
    expect(said('One of such important habit is reading.').told).not.toContain('Next to no articles');
  });
});

test('in a process "should be" is no opinion', () => {
  const text = 'The diagram shows a dam.\n\nThe gate should be open before water can flow.';
  const guess = (prompt: string) => told(taskPoints(factsOf(text, 6, { task: 1, prompt })));
  expect(guess('The diagram shows the production of power.')).not.toContain('explains or gives an opinion');
  expect(guess('The chart below shows visits.')).toContain('explains or gives an opinion');
});
