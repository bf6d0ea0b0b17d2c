import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sharedEssays, sharedTools } from '../shared.testing.ts';
import { cleanText, readEssay } from '../text/essay-text.ts';
import { WEIGHTS } from '../tools.ts';
import { type MarginReader, marginWindows, NOTES, openMargin } from './margin.ts';

const { pieces } = sharedTools();
const PROMPT = 'Some people think that cities should be free of cars. Do you agree or disagree?';

describe('what the reader of meaning is given', () => {
  const essay = readEssay('Cars are loud. They are slow.\nTrams are not. I like trams.');
  test('the question, then each sentence with its place', () => {
    const [window, ...rest] = marginWindows(essay, PROMPT, pieces);
    expect(rest).toEqual([]);
    expect(window!.sentences.map(({ from, to }) => window!.ids.slice(from, to))).toEqual(
      essay.sentences.map(({ text }) => pieces.encode(text)),
    );
    expect(window!.ids[window!.question - 1]).toBe(102);
    expect(window!.ids.at(-1)).toBe(102);
    // The new paragraph.
    expect(window!.ids[window!.sentences[2]!.from - 1]).toBe(1);
  });
  test.each([1, 12, 40, 90, 300])('every sentence of a text of %s paragraphs stands in one part that fits', (often) => {
    const long = readEssay(`${'Cars are loud, and they are slow in towns at noon. '.repeat(5)}\n`.repeat(often));
    const windows = marginWindows(long, PROMPT, pieces);
    expect(windows.flatMap(({ sentences }) => sentences)).toHaveLength(long.sentences.length);
    for (const { ids, sentences } of windows) {
      expect(ids.length).toBeLessThanOrEqual(512);
      expect(sentences.every(({ from, to }) => from < to && to < ids.length)).toBe(true);
    }
  });
  test('a sentence longer than anything and one of nothing known still have their places', () => {
    const odd = readEssay(`${'word '.repeat(900)}.\n今天天气很好。`);
    const windows = marginWindows(odd, 'x '.repeat(400), pieces);
    expect(windows.flatMap(({ sentences }) => sentences)).toHaveLength(odd.sentences.length);
    expect(Math.max(...windows.map(({ ids }) => ids.length))).toBeLessThanOrEqual(512);
  });
});

describe('what it says', () => {
  let reader: MarginReader;
  beforeAll(async () => {
    reader = (await openMargin(WEIGHTS, pieces))!;
  });
  afterAll(() => reader.close());

  test('one entry for every sentence, each a chance', async () => {
    const { request } = sharedEssays().find((one) => one.request.task === 2)!;
    const essay = readEssay(cleanText(request.essay));
    const said = await reader.read(essay, cleanText(request.prompt));
    expect(said).toHaveLength(essay.sentences.length);
    for (const one of said)
      expect(NOTES.every((note) => one[note] > 0 && one[note] < 1 && Number.isFinite(one[note]))).toBe(true);
  });
  test('a claim that is left bare is told from the same claim with its reason and case', async () => {
    const opening = 'Some people want towns without cars. I agree with them for two reasons.';
    const claim = 'Firstly, towns without cars are good for the health of people.';
    const ending = 'In conclusion, I think that cars should be kept out of towns.';
    const bare = readEssay(`${opening}\n${claim} Secondly, they are good for shops.\n${ending}`);
    const reason =
      'Fumes from engines damage the lungs, so there would be less asthma. In Ghent, for example, visits to doctors for breathing problems fell by a fifth in the two years after the centre was closed to traffic.';
    const carried = readEssay(`${opening}\n${claim} ${reason}\n${ending}`);
    const at = async (essay: typeof bare) => (await reader.read(essay, PROMPT))[2]!;
    expect((await at(bare)).bare).toBeGreaterThan(3 * (await at(carried)).bare);
    expect((await reader.read(carried, PROMPT))[3]!.support).toBeGreaterThan(0.3);
  });
});
