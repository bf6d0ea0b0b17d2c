import { describe, expect, test } from 'vitest';
import { factsOf } from '../facts.testing.ts';
import { nearAgain, oneClauseEach, samePronoun, sameStart, shortAndShort } from './in-a-row.ts';

const said = (rule: typeof sameStart, text: string) => rule(factsOf(text, 6)).map((one) => one.en);

describe('light remarks on neighbours say what can be seen', () => {
  test.each([
    [sameStart, 'It was small in spring. It was larger in June.', 'Two sentences in a row open with "It was".'],
    [
      samePronoun,
      'Wind was strong. Then it went down. In July it was 2. After July it increased again.',
      'Three sentences in a row have "it" as a subject, and the reader must remember what it stands for.',
    ],
    [
      oneClauseEach,
      'The town built a new library near the old station last year. It cost two million pounds in the end.',
      'These two sentences have one clause each, and the second goes on with "It".',
    ],
    [
      shortAndShort,
      'The market is too noisy for us. Everyone must buy drinks there.',
      'Two short sentences of one clause each (7 and 5 words); how the second stands to the first is not said.',
    ],
    [
      nearAgain,
      'A bridge is essential for the village. A school is essential for its children.',
      '"essential" stands in this sentence and in the one before it.',
    ],
  ] as const)('%o: %s', (rule, text, told) => {
    expect(said(rule, text)).toEqual([told]);
  });

  test.each([
    [sameStart, 'It was small in spring.\n\nIt was larger in June.', 'in two paragraphs'],
    [sameStart, 'The town grew in spring. The market was larger in June.', 'an article opens most sentences'],
    [sameStart, 'In 2010 sales went up by a half. In 2015 sales were low again.', 'a year stands between'],
    [shortAndShort, 'The market is too noisy for us. Consequently everyone stays at home.', 'it says how it goes on'],
    [oneClauseEach, 'My neighbour works at night in a hotel. She sleeps until noon.', '"which" is not for people'],
    [samePronoun, 'It is clear that prices rose. It is hard to say why. It is likely to go on.', 'about nothing named'],
    [samePronoun, 'Then it went down. In July wind was 2. After July it increased.', 'the noun comes back between'],
    [
      oneClauseEach,
      'The town built a library, which people like. It cost two million pounds.',
      'a clause hangs on one',
    ],
    [shortAndShort, 'Why is that so? The market is too noisy.', 'a question and its answer belong apart'],
    [
      nearAgain,
      'Children need exercise every day. Without exercise they sleep badly.',
      'a noun is what both are about',
    ],
  ] as const)('%o leaves alone: %s (%s)', (rule, text, why) => {
    expect(said(rule, text), why).toEqual([]);
  });
});
