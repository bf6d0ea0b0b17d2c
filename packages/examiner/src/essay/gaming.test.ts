import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { AssessedReport, EssayReport, EssayRequest } from './report.ts';
import { scoreOnce } from './score-once.testing.ts';
import { openScorer, type Scorer } from './scorer.ts';
import { sharedEssays } from './shared.testing.ts';
import { hasBodies, TRICKS, TRICKS_WITH_OTHERS, weaker } from './training/gaming.ts';
import { numbersFrom } from './training/metrics.ts';

// A busy machine reads an essay in seconds, not in a fifth of one.
vi.setConfig({ testTimeout: 120_000 });

const own = sharedEssays();
const request = (id: string): EssayRequest => own.find((one) => one.id === id)!.request;
let scorer: Scorer;
beforeAll(async () => {
  scorer = await openScorer({ suggestions: false });
});
afterAll(() => scorer.close());

const score = (asked: EssayRequest): Promise<EssayReport> => scoreOnce(scorer, asked);
async function assessed(asked: EssayRequest): Promise<AssessedReport> {
  const report = await score(asked);
  if (!report.assessable) throw new Error(`refused: ${report.reason.code}`);
  return report;
}

const GOOD = ['task2-arts-funding-8', 'task2-wild-parks-7', 'task2-too-little-sleep-8'];
const oneBlock = (essay: string) => essay.replace(/\n+/g, ' ');
function sentencesMixed(essay: string): string {
  const sentences = oneBlock(essay)
    .match(/[^.!?]+[.!?]+/g)!
    .map((one) => one.trim());
  const random = numbersFrom(7);
  for (let i = sentences.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [sentences[i], sentences[j]] = [sentences[j]!, sentences[i]!];
  }
  const quarter = Math.ceil(sentences.length / 4);
  return [0, 1, 2, 3].map((k) => sentences.slice(k * quarter, (k + 1) * quarter).join(' ')).join('\n\n');
}
const words = (essay: string, count: number) => `${essay.split(/\s+/).slice(0, count).join(' ')}.`;

/** Grammatical and about nothing. */
const NONSENSE = [
  `Nowadays, the kettle of education whispers loudly beneath the triangular weather. Some people believe that honest carpets should swim towards the alphabet, while others argue that a purple government eats seven mornings. I agree with the second window because silence is heavier than soup.

Firstly, every umbrella deserves a slow mountain. When a teacher melts the calendar, the bridges of happiness become younger, and therefore the potatoes vote for an electric ocean. For example, in my country a famous ladder married the traffic, which made all the shadows very delicious. As a result, the economy climbed into a small blue sentence and slept.

Secondly, the moon is responsible for the furniture of our thoughts. If companies plant their telephones in the river, the children will borrow a louder cheese from the law. Many experts have painted this gravity with a nervous spoon, and they discovered that music weighs less than a promise. However, some clouds refuse to wear a library in summer.

In conclusion, although the carpet of freedom sings quietly, I believe that the government should boil more distances. Only a wise bicycle can translate the smell of tomorrow into a round decision.`,
  `The advantage of the important problem is a modern opinion of the different reason. Some people think that the development of the result is a good example of the increase, while other people think that the increase is a serious example of the development. I think that both opinions are a part of the result.

On the one hand, the reason of the advantage has a strong influence on the opinion of the increase. The problem can improve the example, and the example can develop the result of the reason. For instance, the influence of the development is an opinion that people should increase. This means that the reason is more different than the problem of the advantage, and the result can have a better development.

On the other hand, the modern example is not a serious influence on the increase of the problem. People should develop the opinion because the advantage can improve the part of the reason. Moreover, the result has a different increase, which is an important development of the influence. Therefore, the problem should not reason the example of the modern opinion.

In conclusion, the advantage and the result are important for the development of the reason. In my opinion, people should improve the influence of the increase, and the problem will be a better example.`,
];

describe('what the descriptors rule out, however good the language', () => {
  test.each(GOOD)('%s as one block gets 6 at most for cohesion', async (id) => {
    const block = await assessed({ ...request(id), essay: oneBlock(request(id).essay) });
    expect(block.criteria.cc.band).toBeLessThanOrEqual(6);
  });

  test('sentences in random order cost a band of cohesion, where an ending or a count shows it', async () => {
    for (const id of ['task2-wild-parks-7', 'task2-flexible-degrees-8', 'task2-messages-after-work-7']) {
      const whole = await assessed(request(id));
      const mixed = await assessed({ ...request(id), essay: sentencesMixed(request(id).essay) });
      expect(whole.criteria.cc.band - mixed.criteria.cc.band, id).toBeGreaterThanOrEqual(1);
    }
  });

  // Of both tasks and all bands, chosen by their place alone.
  const some = own.filter(({ request }, at) => at % 13 === 0 && hasBodies(request));
  test.each([
    ['sentences in random order', 0.9],
    ['sentences of the bodies in random order', 0.55],
  ] as const)('%s cost a band of cohesion in %d of the essays', async (trick, least) => {
    const kept: string[] = [];
    for (const { id, request } of some) {
      const [whole, mixed] = [await assessed(request), await assessed({ ...request, essay: TRICKS[trick](request) })];
      if (whole.criteria.cc.band - mixed.criteria.cc.band < 1) kept.push(id);
    }
    expect(some.length).toBeGreaterThanOrEqual(20);
    expect(1 - kept.length / some.length, kept.join(' ')).toBeGreaterThanOrEqual(least);
  });

  test.each(NONSENSE)('grammatical nonsense gets 4.5 at most: %#', async (essay) => {
    const prompt = request('task2-arts-funding-8').prompt;
    expect((await assessed({ task: 2, prompt, essay })).overall.band).toBeLessThanOrEqual(4.5);
  });

  test.each(GOOD)('%s with the words of its bodies in no order gets 4.5 at most', async (id) => {
    const spoilt = TRICKS['words of the bodies shuffled'](request(id));
    expect((await assessed({ ...request(id), essay: spoilt })).overall.band).toBeLessThanOrEqual(4.5);
  });

  test.each(GOOD)('%s never scores higher with more errors in it', async (id) => {
    const bands = [(await assessed(request(id))).overall.band];
    for (const rate of [0.06, 0.14, 0.28])
      bands.push((await assessed({ ...request(id), essay: weaker(request(id).essay, rate) })).overall.band);
    expect(bands).toEqual([...bands].sort((a, b) => b - a));
    expect(bands[0]! - bands.at(-1)!).toBeGreaterThanOrEqual(1.5);
  });

  test.each(GOOD)('%s under another question gets 5.5 at most, also with the question pasted in', async (id) => {
    const { prompt } = request('task2-translation-software-7');
    const { essay } = request(id);
    expect((await assessed({ ...request(id), prompt, essay })).overall.band).toBeLessThanOrEqual(5.5);
    const pasted = `${prompt}\n\n${essay}\n\n${prompt}`;
    expect((await assessed({ ...request(id), prompt, essay: pasted })).overall.band).toBeLessThanOrEqual(5.5);
  });

  test.each(GOOD)('the bodies of another essay between opening and ending of %s get 4.5 at most', async (id) => {
    const spoilt = TRICKS_WITH_OTHERS['bodies of another essay'](request(id), [
      request('task2-translation-software-7'),
    ]);
    expect((await assessed({ ...request(id), essay: spoilt.essay })).overall.band).toBeLessThanOrEqual(4.5);
  });

  test.each(GOOD)('bodies patched out of sentences of others in %s get 4.5 at most', async (id) => {
    const others = ['task2-translation-software-7', 'task2-flexible-degrees-8', 'task2-knowing-neighbours-8'];
    const spoilt = TRICKS_WITH_OTHERS['bodies out of sentences of others'](request(id), others.map(request));
    expect((await assessed({ ...request(id), essay: spoilt.essay })).overall.band).toBeLessThanOrEqual(4.5);
  });

  test.each(GOOD)('%s handed in as a report on a chart gets 4 at most for the task', async (id) => {
    const report = await assessed({ ...request('task1-line-post-7'), essay: request(id).essay });
    expect(report.criteria.tr.band).toBeLessThanOrEqual(4);
  });

  test.each(GOOD)('%s cut short: 5 at most under 100 words, 4 under 60', async (id) => {
    expect((await assessed({ ...request(id), essay: words(request(id).essay, 95) })).overall.band).toBeLessThanOrEqual(
      5,
    );
    expect((await assessed({ ...request(id), essay: words(request(id).essay, 55) })).overall.band).toBeLessThanOrEqual(
      4,
    );
  });

  test.each(GOOD)('%s in small letters or without stops loses in grammar', async (id) => {
    const { essay } = request(id);
    const whole = await assessed(request(id));
    for (const spoilt of [essay.toLowerCase(), essay.replace(/[.,;:]/g, '')])
      expect(
        whole.criteria.gra.band - (await assessed({ ...request(id), essay: spoilt })).criteria.gra.band,
      ).toBeGreaterThanOrEqual(0.5);
  });

  test('a learnt frame costs task response and vocabulary', async () => {
    const { essay } = request('task2-wild-parks-7');
    const learnt = [
      'With the rapid development of society, this issue has sparked heated debate. It is undeniable that every coin has two sides. As we all know, it is a double-edged sword.',
      essay,
      'Taking everything into consideration, last but not least, only in this way can we have a better future.',
    ].join('\n\n');
    const [plain, framed] = [
      await assessed(request('task2-wild-parks-7')),
      await assessed({ ...request('task2-wild-parks-7'), essay: learnt }),
    ];
    expect(plain.criteria.tr.band - framed.criteria.tr.band).toBeGreaterThanOrEqual(0.5);
    expect(plain.criteria.lr.band - framed.criteria.lr.band).toBeGreaterThanOrEqual(0.5);
  });

  test('a report with its trends turned round loses a band for the task', async () => {
    const right = request('task1-line-post-7');
    const turned = right.essay
      .replace('letters fell dramatically', 'letters rose dramatically')
      .replace('rose steadily', 'fell steadily')
      .replace('also declined gradually', 'also climbed gradually');
    const [whole, spoilt] = [await assessed(right), await assessed({ ...right, essay: turned })];
    expect(whole.criteria.tr.band - spoilt.criteria.tr.band).toBeGreaterThanOrEqual(1);
  });

  test.each([
    [
      'code',
      'function grow(tree) {\n  const roots = tree.roots;\n  for (const root of roots) {\n    root.length += 1;\n  }\n  return tree;\n}\nconst forest = plant();\nif (forest) {\n  grow(forest);\n}\n'.repeat(
        3,
      ),
    ],
    [
      'list',
      '- more trees in the streets\n- less traffic near schools\n- parks for children and old people\n- cheap buses in the evening\n- better paths for bicycles\n- fewer cars in the centre of the town\n- clean air for everybody who lives there',
    ],
  ])('%s is refused', async (code, essay) => {
    expect(await score({ task: 2, prompt: 'How can cities be made better?', essay })).toMatchObject({
      assessable: false,
      reason: { code },
    });
  });
});

describe('good essays of an unusual kind do not fall', () => {
  test.each([
    ['housing-9', 'opens with a scene'],
    ['task2-too-little-sleep-9', 'sentences that hold together without links'],
    ['task2-digital-services-8', 'bodies that take the question by its far end'],
    ['repair-9', 'opens with a story and never says "I think"'],
    ['task2-free-public-transport-8', 'a plain style'],
    ['task2-knowing-neighbours-8', 'few linking words'],
    ['task1-process-dragonfly-8', 'a report without a chart'],
    ['library-9', 'an overview that opens no sentence with a number'],
  ])('%s: %s', async (id) => {
    const { overall, warnings } = await assessed(request(id));
    expect(overall.band).toBeGreaterThanOrEqual(7);
    expect(warnings).toEqual([]);
  });

  test('six hundred words are no fault', async () => {
    const [a, b] = [request('housing-9'), request('task2-key-workers-housing-8')];
    const long = `${a.essay}\n\n${b.essay.split('\n\n').slice(1).join('\n\n')}`;
    const report = await assessed({ ...a, essay: long });
    expect(report.words).toBeGreaterThan(500);
    expect(report.overall.band).toBeGreaterThanOrEqual(7);
  });
});
