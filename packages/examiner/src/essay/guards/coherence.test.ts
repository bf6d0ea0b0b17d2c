import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Coherence, openCoherence, windowsOf } from '../model/coherence.ts';
import { readEstimateWeights } from '../model/estimate.ts';
import { namesTopic, topicSigns } from '../relevance.ts';
import { sharedEssays, sharedTools } from '../shared.testing.ts';
import { cleanText, type EssayText, readEssay } from '../text/essay-text.ts';
import { WEIGHTS } from '../tools.ts';
import { type Honest, hasBodies, TRICKS, TRICKS_WITH_OTHERS } from '../training/gaming.ts';
import { heardTopic, OFF_TOPIC, onTopic } from './off-topic.ts';
import { orderLoss } from './order.ts';
import { hasOthersBodies } from './own-bodies.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 });

const tools = sharedTools();
const { topic } = readEstimateWeights(WEIGHTS);
let reader: NonNullable<Awaited<ReturnType<typeof openCoherence>>>;
beforeAll(async () => {
  reader = (await openCoherence(WEIGHTS, tools.pieces))!;
});
afterAll(() => reader.close());

const essays = sharedEssays()
  .filter(({ request }) => request.task === 2)
  .map(({ id, item, band, request }) => ({ id, item, band, essay: request.essay, prompt: request.prompt }));

type Heard = { order: boolean; bodies: boolean; offTopic: boolean };
async function judge({ essay, prompt }: Honest, band: number): Promise<Heard> {
  const [text, asked] = [readEssay(cleanText(essay)), cleanText(prompt)];
  const heard: Coherence = await reader.read(text, asked);
  const near = (one: EssayText) => onTopic(topic, topicSigns(one, asked, tools.vectors));
  return {
    order: orderLoss(text, asked, tools.vectors, heard, band) > 0,
    bodies: hasOthersBodies(text, heard, near),
    offTopic: !namesTopic(text.text, asked) && heardTopic(near(text), heard) < OFF_TOPIC,
  };
}

/** Every third essay: enough to see a share, and half a minute less. */
const some = essays.filter((one, i) => i % 3 === 0 && hasBodies(one)).slice(0, 24);
const othersOf = (one: (typeof essays)[number], k: number) => {
  const others = essays.filter(({ item, essay, prompt }) => item !== one.item && hasBodies({ essay, prompt }));
  return [0, 1, 2, 3].map((j) => others[(k * 7 + j * 11) % others.length]!);
};

// The reader has seen these essays, though not these copies; the least shares are those of readers that had not.
describe('spoilt copies of our essays', () => {
  test.each([
    { kind: 'sentences in random order', sign: 'order', least: 0.95 },
    { kind: 'sentences of the bodies in random order', sign: 'order', least: 0.7 },
    { kind: 'bodies of another essay', sign: 'bodies', least: 0.95 },
    // Some are let go since an honest essay with concrete bodies looked like them.
    { kind: 'bodies out of sentences of others', sign: 'bodies', least: 0.85 },
    { kind: 'on another question', sign: 'offTopic', least: 0.85 },
  ] as const)('$kind: $least of them or more are noticed', async ({ kind, sign, least }) => {
    let noticed = 0;
    for (const [k, one] of some.entries()) {
      const spoilt =
        kind in TRICKS_WITH_OTHERS
          ? TRICKS_WITH_OTHERS[kind as keyof typeof TRICKS_WITH_OTHERS](one, othersOf(one, k))
          : { ...one, essay: TRICKS[kind as keyof typeof TRICKS](one) };
      if ((await judge(spoilt, one.band))[sign]) noticed++;
    }
    expect(noticed / some.length).toBeGreaterThanOrEqual(least);
  });
});

describe('our essays as they were written', () => {
  test('none of every third, nor of those that lie nearest to the line, is suspected of anything', async () => {
    const near =
      /digital-services-8|family-history-9|self-checkout-9|too-little-sleep-9|repair-or-replace-9|visitor-limits-8|three-generations-9/;
    const read = essays.filter(({ id }, at) => at % 3 === 1 || near.test(id));
    expect(read.length).toBeGreaterThan(35);
    const suspected: string[] = [];
    for (const one of read) {
      const { order, bodies, offTopic } = await judge(one, one.band);
      if (order || bodies || offTopic) suspected.push(one.id);
    }
    expect(suspected).toEqual([]);
  });
});

describe('what the reader gets to see', () => {
  test('the question, then the text with its paragraphs marked', () => {
    const [window] = windowsOf(readEssay('One two.\nThree.'), 'Why?', tools.pieces);
    const [asked, first, second] = ['Why?', 'One two.', 'Three.'].map((text) => tools.pieces.encode(text));
    expect(window!.ids).toEqual([101, ...asked!, 102, ...first!, 1, ...second!, 102]);
    expect(window!.question).toBe(asked!.length + 2);
  });

  test('a long text in parts that lose nothing and fit', () => {
    const text = readEssay('Word after word after word. '.repeat(200));
    const windows = windowsOf(text, 'Why?', tools.pieces);
    expect(windows.length).toBeGreaterThan(1);
    expect(Math.max(...windows.map(({ ids }) => ids.length))).toBeLessThanOrEqual(512);
    const read = windows.flatMap(({ ids, question }) => ids.slice(question, -1)).filter((id) => id !== 2);
    expect(read).toEqual(tools.pieces.encode(text.text));
  });
});
