import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { applyEdits } from './comment/corrections.ts';
import { correctLines } from './correct-lines.ts';
import { type GrammarTagger, openGrammarTagger } from './grammar-tagger/tagger.ts';
import { openTools, type Tools, WEIGHTS } from './tools.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let tools: Tools;
let tagger: GrammarTagger;
beforeAll(async () => {
  tools = openTools();
  const opened = await openGrammarTagger(WEIGHTS, tools.pieces, tools.spelling);
  if (!opened) throw new Error('the shipped weights hold a tagger');
  tagger = opened;
});
afterAll(() => tagger.close());

const corrected = async (lines: string[]) =>
  (await correctLines(tools, tagger, lines)).map((edits, at) => applyEdits(lines[at]!, edits));

describe('lines of a learner', () => {
  const LEARNER: [string, string][] = [
    ['He go to school every day.', 'He goes to school every day.'],
    ['There are many car in the city.', 'There are many cars in the city.'],
    ['I am interested on music since I was child.', 'I am interested in music since I was a child.'],
    ['She suggested me to went there by the bus.', 'She suggested me to go there by bus.'],
    ['I can listening to it every days.', 'I can listen to it every day.'],
    ['Yesterday he has told me about the accident.', 'Yesterday he told me about the accident.'],
    ['The number of student is rising.', 'The number of students is rising.'],
    ['She is my best friend, she help me always.', 'She is my best friend. She helps me always.'],
  ];
  let mended: string[];
  beforeAll(async () => {
    mended = await corrected(LEARNER.map(([line]) => line));
  });

  test.each(LEARNER.map(([line, right], at) => ({ line, right, at })))('$line', ({ right, at }) => {
    expect(mended[at]).toBe(right);
  });

  test('each line gets its own edits, in places of that line, and a name with its explanation', async () => {
    const lines = LEARNER.map(([line]) => line);
    const all = await correctLines(tools, tagger, lines);
    all.forEach((edits, at) => {
      for (const one of edits) {
        expect(lines[at]!.slice(one.start, one.end)).toBe(one.original);
        expect(one.explanation.zh).toMatch(/\p{Script=Han}/u);
      }
    });
    const rules = all.flat().map(({ rule }) => rule);
    expect(rules.some((rule) => rule.startsWith('tagger-'))).toBe(true);
    expect(rules.some((rule) => !rule.startsWith('tagger-'))).toBe(true);
  });

  test('what only the tagger says is a suggestion; what a rule says too is firm', async () => {
    const lines = LEARNER.map(([line]) => line);
    const all = (await correctLines(tools, tagger, lines)).flat();
    const alone = all.filter(({ rule }) => rule.startsWith('tagger-'));
    expect(alone.length).toBeGreaterThan(0);
    for (const one of alone) expect(one.certain).toBe(false);
    expect(all.find(({ original }) => original === 'go')).toMatchObject({ rule: 'he-base', certain: true });
  });
});

describe('good prose', () => {
  // Once mended by rules or by an earlier tagger: "in the phone" → on, "However hard" → However, a "the" before quality.
  const GOOD = [
    'However hard they try, some pupils never feel at home in a large school.',
    'The battery in the phone is older than the screen.',
    'The grass had been mown the day before, and the smell of it came in through the windows.',
    'Her family see less of her than they would like, and her firm sees more.',
    'More fast food is eaten in cities than quality of life surveys suggest.',
    'No two inspectors agreed on what an identical result would have meant.',
    'Most of what is said about screens was once said about novels.',
  ];
  test('is left alone', async () => {
    expect(await corrected(GOOD)).toEqual(GOOD);
  });
});
