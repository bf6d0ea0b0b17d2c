import { describe, expect, test } from 'vitest';
import type { Criterion, EssayRequest } from '../../report.ts';
import { factsOf } from '../facts.testing.ts';
import { lexisPoints } from '../language/lexis-points.ts';
import { sentencePoints } from '../language/sentence-points.ts';
import { taskPoints } from '../task/task-points.ts';
import { measuredPoints } from './measured.ts';

/** What a reader called untrue or empty, each with a text in which the same remark is right. */
const told = (name: Criterion, text: string, asked: Partial<EssayRequest> = {}, band = 6) =>
  measuredPoints(factsOf(text, band, asked))
    [name].map((one) => `${one.en} «${one.quote?.text}» → ${one.better?.en}`)
    .join('\n');
const essay = (...bodies: string[]) =>
  ['Some cities let parks grow wild. I agree.', ...bodies, 'In conclusion, I agree with it.'].join('\n\n');
const REPORT: Partial<EssayRequest> = { task: 1, prompt: 'The charts below show clubs in one country.' };
const LETTER: Partial<EssayRequest> = { task: 1, module: 'general', prompt: 'Write a letter to your friend.' };
const report = (body: string) => `The charts show clubs.\n\nOverall, they differed.\n\n${body}`;

describe('a thin paragraph', () => {
  const LONG = `Wild parks save money. ${'In my town the grass was cut every week and the mower cost a great deal of money. '.repeat(5)}`;
  const THIN =
    'Birds come back to the town with their young in spring. Children hear them on their way to school and in the long break after lunch.';

  test('is told by its words and sentences, without a guess at what it is for', () => {
    const said = told('tr', essay(LONG, THIN));
    expect(said).toMatch(/Paragraph 3 holds 26 words, paragraph 2 holds \d+\./);
    expect(said).toContain('A 7 carries this point on from here');
  });

  test.each([
    [`${THIN} Frogs come too. So do foxes. Bees come.`, 'five sentences'],
    [
      `${THIN.slice(0, -1)}${' and far along the wide banks of the river'.repeat(6)}.`,
      'more than two thirds of the other',
    ],
    ['However, some people fear snakes. Few of them live there.', 'a concession'],
    ['Snakes must be admitted to be a risk. Few of them live there.', 'a concession without its word'],
    ['Playgrounds should be mown. Grass is cut only where children play.', 'an exception'],
    ['Birds come back to the town. Therefore the town is richer for it.', 'a conclusion'],
    ['Birds come back to the town', 'half of a sentence'],
  ])('is not told of: %s', (body) => {
    expect(told('tr', essay(LONG, body))).not.toContain('words, paragraph');
  });

  test('is not told in a letter', () => {
    const letter = `Dear Alex,\n\nI have a piano for you.\n\n${LONG}\n\nCome with your car. It is heavy.\n\nBest wishes,\nLin`;
    expect(told('tr', letter, LETTER)).toBe('');
  });
});

describe('a paragraph without a case', () => {
  const GENERAL =
    'Parks give pleasure. People in society feel better with this idea. They have a better life and health.';

  test('is told below 6.5, with a sentence in which nothing can be seen', () => {
    expect(told('tr', essay(GENERAL))).toContain(
      'Paragraph 2 has no "for example", no name of a person or a place, and no number. «People in society',
    );
    expect(told('tr', essay(GENERAL), {}, 6.5)).toBe('');
  });

  test.each([
    'Someone who lives alone meets others.',
    'Thirty birds nest there.',
    'Recently a fox came.',
    'They can grow herbs, wild roses and nettles there.',
    'Plants such as nettles come back.',
    'My neighbour has seen it.',
    'Maybe a child is ill and cannot come.',
  ])('is not told where it has one: %s', (instead) => {
    expect(told('tr', essay(`${GENERAL} ${instead}`))).toBe('');
  });

  test('is not told beside a sentence that names things', () => {
    const things = 'Separate entrances help a family. A second kitchen gives parents rest. Clear rules stop quarrels.';
    expect(told('tr', essay(things))).toBe('');
  });
});

describe('habits of normal English', () => {
  test.each<[string, Criterion, string, Partial<EssayRequest>]>([
    [
      '"I" in a letter',
      'cc',
      `Dear Alex,\n\n${'I saw it there. I like the colour. Trees grow. Birds sing well. '.repeat(3)}\n\nBest wishes,\nLin`,
      LETTER,
    ],
    [
      'clauses with "who"',
      'gra',
      essay('Those who run like it. Those who walk rest. Consider who gains. People who mow lose. Trees grow.'),
      {},
    ],
    [
      '"and" before a clause',
      'cc',
      essay('It rains and we stay. It snows and they play. It is hot and we swim. It is dry and you walk.'),
      {},
    ],
    ['"also"', 'cc', essay('Trees also help. Frogs also come. Birds also sing. Bees also feed.'), {}],
    [
      'a ranking',
      'lr',
      report('Work is the most common reason. Study is the second most common. Age is the least common of all.'),
      REPORT,
    ],
  ])('are no fault: %s', (_, name, text, asked) => {
    expect(told(name, text, asked)).not.toMatch(/open with "|"who"|does the joining|times in all/);
  });

  test('joined clauses are told from a third of the sentences on', () => {
    const strung =
      'Trees grow and they give shade. Birds come, so we hear them. It is dry, but it rains. We run and we rest.';
    expect(told('gra', essay(strung))).toContain('At least 4 of the 4');
    const among = `${strung} ${'Most towns plant trees near schools. '.repeat(8)}`;
    expect(told('gra', essay(among))).not.toContain('join their clauses');
  });
});

describe('cohesion', () => {
  const named =
    'The first reason is cost. They save money. Another benefit is shade. Besides, birds come back to town.';
  test('three points are faulted where they are only named, not where each has its reason', () => {
    expect(told('cc', essay(named))).toContain('A 7 gives each of them its reason or its case');
    const developed = named.replaceAll(
      '.',
      ', because the town has little money for its mowers and the people of the town like to rest in the shade of old oaks in summer and in autumn.',
    );
    expect(told('cc', essay(developed))).not.toContain('goes through');
  });

  test('no paragraph is asked to take up the one before', () => {
    expect(
      told('cc', essay('Flowers feed the bees. Children see frogs.', 'Machines cost a lot. Petrol is dear.')),
    ).not.toContain('takes up');
  });

  test('a list of named figures is told, a list of rooms or of steps is not', () => {
    const list = 'The office became a café. The store became a room. The yard became a car park.';
    expect(told('cc', report(list), { ...REPORT, prompt: 'The maps show a club.' })).not.toContain('a list');
    const charts = 'The charts show the office, the store and the yard of a club.';
    expect(told('cc', report(list), { ...REPORT, prompt: charts })).toContain('what rose and what fell');
    // Two words that nobody named may mean one thing: the price and the cost, the capital and the city.
    expect(told('cc', report(list), REPORT)).not.toContain('a list');
    expect(told('cc', report(list), { ...REPORT, prompt: 'The diagram shows a process.' })).not.toContain('a list');
  });

  test('"it" behind "until" has its word at hand', () => {
    const five = 'It was 90. It fell to 60. It had 70. It rose to 20. It reached 40 at last.';
    expect(told('cc', report(five), REPORT)).toContain('"it" is the subject at least 5 times');
    expect(told('cc', report(five.replace('. It reached', ' until it reached')), REPORT)).not.toContain(
      'is the subject',
    );
  });

  test('a sentence that opens with a link of its own is not shown as one that takes nothing up', () => {
    const bare = 'Town councils paid for the mowers. Birds nest in the oaks of spring. ';
    const linked = 'Therefore, birds nest there. In spring, frogs come there too. As a result grass is high. ';
    const never = (text: string) => told('cc', essay(text.repeat(10)).replace('grow wild', 'go wild'));
    expect(never(bare)).toContain('Nowhere in the text');
    expect(never(linked)).not.toContain('Nowhere in the text');
  });

  test('a sentence that takes the last step along is no step word', () => {
    const steps = 'First, it is dried. After that, it is sieved. Then it is pressed. Finally, it is sold in shops.';
    expect(told('cc', report(steps), REPORT)).toContain('«After that, it is sieved.»');
    expect(told('cc', report(steps.replace('After that', 'After drying')), REPORT)).not.toContain('put in order');
  });
});

test('a text of 6.5 may do without a clause of one kind, and a participle is no plain sentence', () => {
  const plain =
    'Trees grow in the park of the town. Most towns have a park for their people. Birds nest there in spring. ';
  const text = essay(plain, plain);
  expect(told('gra', text)).toContain('No sentence of yours');
  expect(told('gra', text, {}, 6.5)).not.toContain('No sentence of yours');
  const driven =
    'Trees grow. Driven by hunger, birds nest in the park. Bees feed there, making honey for the town. '.repeat(2);
  expect(told('gra', essay(driven))).not.toContain('No sentence of yours');
});

test('a preposition of "spend money for" is shown with its verb: "money for fuel" alone is English', () => {
  const said = (text: string) =>
    lexisPoints(factsOf(essay(text), 6))
      .map((one) => one.en)
      .join('\n');
  expect(said('They have to spend more money for fuel in the village.')).toContain('"spend more money for fuel"');
  expect(said('They have to spend more money on fuel in the village.')).not.toContain('does not say');
});

describe('a finished essay beside the text', () => {
  const material: EssayRequest['material'] = {
    essays: [
      {
        band: 9,
        paragraphs: [
          { role: 'introduction', text: 'Parks divide us. I side with the birds.' },
          { role: 'overview', text: 'Overall, clubs grew.' },
          { role: 'body', text: 'What looks untidy is alive. Both bees and birds gain, making a town richer.' },
          { role: 'conclusion', text: 'A park is more than grass. It is a promise.' },
        ],
      },
    ],
  };
  test.each([
    ['an essay', essay('Trees grow in the park for people. Birds nest there in spring.'), {}],
    ['a report', report('Tennis had 90 and golf slightly more, 95.'), REPORT],
    ['a letter', 'Dear Alex,\n\nI have a piano for you.\n\nCome on Sunday.\n\nBest wishes,\nLin', LETTER],
  ])('is not held against it where nothing is counted: %s', (_, text, asked) => {
    const points = taskPoints(factsOf(text, 6, { ...asked, material }));
    expect(points.map((one) => one.en).join('\n')).not.toMatch(/Hold (?:your|this)/);
  });

  test('no essay has to have a cleft sentence or "both"; one without any "which" or "who" is told so', () => {
    const plain = essay(
      'If it rains, trees grow. Most towns have a park for their people. Birds nest there in spring.',
    );
    const said = (text: string) =>
      sentencePoints(factsOf(text, 6, { material }))
        .map((one) => one.en)
        .join('\n');
    expect(said(plain)).not.toContain('No sentence of yours');
    const which = structuredClone(material)!;
    which.essays![0]!.paragraphs[2]!.text = 'Grass feeds bees, which feed us.';
    const shown = sentencePoints(factsOf(plain, 6, { material: which })).map((one) => one.en);
    expect(shown.join('\n')).toContain('No sentence of yours adds information with "which" or "who"');
  });
});
