import { describe, expect, test } from 'vitest';
import type { EssayRequest } from '../../report.ts';
import { factsOf } from '../facts.testing.ts';
import { cohesionMeasured } from '../measured/cohesion.ts';

const OPENING = 'Some cities let parks grow wild. I agree with this idea.';
const CLOSING = 'In conclusion, I agree with it.';
const essay = (...bodies: string[]) => [OPENING, ...bodies, CLOSING].join('\n\n');
const REPORT: Partial<EssayRequest> = { task: 1, prompt: 'The charts below show clubs in one country.' };
const report = (...bodies: string[]) => ['The charts show clubs.', 'Overall, they differed.', ...bodies].join('\n\n');

const told = (text: string, asked: Partial<EssayRequest> = {}) =>
  cohesionMeasured(factsOf(text, 6, asked))
    .map((one) => `${one.en} «${one.quote?.text}» → ${one.better?.en}`)
    .join('\n');

const long = (n: number, word = 'grass') => Array.from({ length: n }, () => word).join(' ');

describe('links at the heads of sentences', () => {
  const linked = 'Moreover, bees come. In addition, oaks grow. However, mowers rest.';
  test.each([
    [linked, true, 'three in a row'],
    [linked.replace('In addition, oaks', 'Old oaks'), false, 'one without between them'],
    ['Then she left. Also the dog came. So I stayed.', false, 'words that may be no links'],
  ])('%s: %s (%s)', (body, isTold, why) => {
    expect(told(essay(body)).includes('3 sentences in a row open with a link'), why).toBe(isTold);
  });

  test('a link that only adds is the one to drop; one that says something is changed for a clause', () => {
    expect(told(essay(linked))).toContain('«In addition, oaks grow.» → A 7 needs none here: without "In addition"');
    const saying = 'However, bees come. Therefore, oaks grow. Nevertheless, mowers rest.';
    expect(told(essay(saying))).toContain('can become a clause of the sentence before');
  });

  test('sentences that open with a link are counted over the whole text', () => {
    const half = 'However, bees come. Old oaks grow. Moreover, frogs come. Firstly, they sing. Hence, we listen.';
    expect(told(essay(half))).toContain(
      'At least 4 sentences open with a link ("However", "Moreover", "Firstly", "Hence")',
    );
  });

  test('a step of a process may open with its link', () => {
    const steps = 'Firstly, it is dried. After that, it is sieved. Finally, it is sold.';
    expect(told(report(steps), { ...REPORT, prompt: 'The diagram shows a process.' })).not.toContain('in a row open');
  });

  test.each([
    ['Furthermore, wild parks are cheap. They need no mowers.', true],
    ['A cheaper park is wild too. It needs no mowers.', false],
  ])('a later paragraph that opens with: %s', (second, isTold) => {
    const text = essay('Bees like flowers. They fly far.', second);
    expect(told(text).includes('which only says "one thing more"')).toBe(isTold);
  });
});

describe('counting', () => {
  test.each([
    ['First, parks are cheap. Towns save money.', '"First" begins a count'],
    ['Secondly, parks are cheap. Towns save money.', '"Secondly" counts a second point, and no "first"'],
  ])('%s', (body, said) => {
    const text = ['Some cities let parks grow wild.', body, 'In conclusion, wild parks pay.'].join('\n\n');
    expect(told(text)).toContain(said);
  });
  test('whatever may be another point goes on with the count', () => {
    expect(told(essay('First, parks are cheap. A further gain is shade.'))).not.toContain('begins a count');
    expect(told(essay('The main reason is money. Secondly, parks are cheap.'))).not.toContain('counts a second');
  });
});

describe('how the text is cut', () => {
  const lines = ['Bees like the tall flowers.', 'Frogs live in the old pond.', 'Mowers cost a lot of money.'];
  test('line after line is counted, with those of no whole sentence', () => {
    expect(told(essay(...lines))).not.toContain('no more than one sentence');
    const said = told(essay(...lines, 'Petrol is dear for every town.'));
    expect(said).toContain('5 of the 6 paragraphs hold no more than one sentence. «Mowers cost a lot of money.»');
    expect(told(essay(...lines, '--- PARAGRAPH ---', 'Petrol is dear.'))).not.toContain('no more than one sentence');
  });

  test('the ending stands inside the last paragraph only where no other one ends the text', () => {
    const last = 'Parks are cheap. Towns save money. In conclusion, I agree with it. Bees will come.';
    expect(told([OPENING, 'Bees fly.', last].join('\n\n'))).toContain('"In conclusion") stands inside paragraph 3');
    expect(told(essay(last))).not.toContain('stands inside');
  });
});

describe('sizes', () => {
  test('one paragraph for all the points', () => {
    const body = `Bees need ${long(30)}. They fly. Towns need ${long(50)}. They pay.`;
    expect(told(essay(body))).toContain('All the points stand in paragraph 2 (4 sentences, 88 words)');
    expect(told(essay(body, 'Frogs sing at night.'))).not.toContain('All the points');
  });
  test('a long first sentence is counted in words', () => {
    expect(told(essay(`Wild parks need ${long(40)}. Bees come.`))).toContain('of paragraph 2 is 43 words long');
    expect(told(essay(`Wild parks need ${long(20)}. Bees come.`))).not.toContain('words long');
  });
  test('an opening that holds the overview may be long', () => {
    const bodies = ['In May 20 came. In June 30 came.', 'In July 40 came. In August 50 came.'];
    const text = (behind: string) => [`The charts show ${long(40, 'clubs')}. ${behind}`, ...bodies].join('\n\n');
    expect(told(text('They stand in two towns.'), REPORT)).toContain('is longer than every body paragraph');
    expect(told(text('The highest was in a town.'), REPORT)).not.toContain('longer than every');
  });
  test('one paragraph twice as long as another', () => {
    const short = `Bees need ${long(20)}. They fly.`;
    expect(told(essay(short, `Towns need ${long(90)}. They pay.`))).toContain('Paragraph 3 has 94 words, paragraph 2');
    expect(told(essay(short, `Towns need ${long(40)}. They pay.`))).not.toContain('words, paragraph');
  });
});

test('"this" without a noun is told as a habit, once only where it names nothing', () => {
  const once = 'Parks are cheap. This helps the towns.';
  expect(told(essay(once))).toContain('This sentence opens with "This" and no noun behind it.');
  expect(told(essay(`${once} Bees come. This is good.`))).toContain('2 sentences of the body open with "this"');
  expect(told(essay('Parks are cheap. This means that towns save. This change is good.'))).not.toContain('no noun');
});

test('figures that no word sets against one another', () => {
  const bare = 'Tennis had 90 members. Golf had 40 members. Rowing had 20 members. Judo had 5 members.';
  expect(told(report(bare), REPORT)).toContain('None of the sentences of detail has a word like');
  expect(told(report(bare.replace('. Golf', ', while golf')), REPORT)).not.toContain('of detail');
  expect(told(report('Tennis had 90, but golf 40. Rowing had fewer, 20.'), REPORT)).not.toContain('of detail');
});

test('a noun in sentence after sentence, of an essay only', () => {
  const again = 'We teach children here. Many children sing. The children are tired. I see the children.';
  expect(told(essay(again))).toContain('"children" stands in each of 4 sentences in a row');
  expect(told(essay(again.replace('The children', 'They')))).not.toContain('in each of');
  expect(told(report(again), REPORT)).not.toContain('in each of');
});
