import { expect, test } from 'vitest';
import { castOf } from '../casting/casting.ts';
import { readPack } from '../read-pack.ts';
import { Speaking } from '../schema/speaking.ts';
import { FIXTURES } from '../testing/raw-pack.ts';
import { sampleAnswers, sampleFile } from './sample-answers.ts';

const { pack } = await readPack(`${FIXTURES}example-pack`);
const set = Speaking.parse(pack!.items.find(({ item }) => item.id === 'a-repaired-object')!.item);

type Sample = { band: number; text?: string; speaker?: string };
const withCard = (...samples: Sample[]): Speaking =>
  Speaking.parse({
    ...set,
    part1: [],
    part3: [],
    part2: {
      ...set.part2,
      samples: samples.map(({ band, text = `An answer at ${band}.`, speaker }) => ({
        band,
        text,
        ...(speaker && { speaker: { en: speaker, zh: '某人' } }),
      })),
    },
  });
const bandsHeard = (...bands: number[]) =>
  sampleAnswers(withCard(...bands.map((band) => ({ band })))).map(({ band }) => band);

test.each([
  { there: [6, 7, 8], heard: [6, 7, 8], why: 'what learners aim at' },
  { there: [5.5, 6, 6.5, 7.5, 8, 9], heard: [6, 7.5, 8], why: 'of 6.5 and 7.5 the better one stands for 7' },
  { there: [5.5, 6.5, 7.5], heard: [6.5, 7.5], why: 'one answer can be the nearest to two bands and is said once' },
  { there: [9], heard: [], why: 'nobody needs a voice for what is out of reach' },
  { there: [8, 6], heard: [8, 6], why: 'in the order of the file' },
])('of answers at $there those at $heard are heard: $why', ({ there, heard }) => {
  expect(bandsHeard(...there)).toEqual(heard);
});

test('every answer says where it stands, so that its sound is written beside it', () => {
  expect(sampleAnswers(set).map(({ at }) => at.join('.'))).toEqual([
    ...[1, 2].flatMap((at) => [`part1.0.questions.0.samples.${at}`]),
    ...[1, 2].flatMap((at) => [`part1.0.questions.1.samples.${at}`]),
    'part1.1.questions.0.samples.0',
    'part1.1.questions.1.samples.0',
    ...[0, 2, 3].map((at) => `part2.samples.${at}`),
    ...[1, 2].map((at) => `part3.0.samples.${at}`),
    ...[1, 2].map((at) => `part3.1.samples.${at}`),
  ]);
});

test('nobody sounds like the examiner, nor like somebody else who answers the same question', () => {
  const examiner = castOf({ id: set.id, speakers: [{ id: 'examiner', ...set.examiner! }] }).get('examiner')!.name;
  for (let at = 0; at < 40; at++) {
    const card = withCard(...[6, 7, 8].map((band) => ({ band, text: `Answer ${at} at ${band}.`, speaker: 'a woman' })));
    const names = sampleAnswers(card).map(({ voice }) => voice.name);
    expect(names).not.toContain(examiner);
    expect(new Set(names).size).toBe(3);
  }
});

test.each([
  { speaker: 'a waitress', sex: 'f', why: 'the word is a woman’s' },
  { speaker: 'a policeman’s wife', sex: 'f', why: 'she is not the policeman' },
  { speaker: 'a farmer’s son at college', sex: 'm', why: 'a son' },
  { speaker: 'a student who lives with his grandmother', sex: 'm', why: 'his, and only the grandmother is a woman' },
  { speaker: 'a nurse', text: 'My husband cooks.', sex: 'f', why: 'what is told' },
  { speaker: 'a nurse', text: 'My wife cooks.', sex: 'm', why: 'what is told' },
  { speaker: 'a nurse', text: 'I cook.', sex: '[fm]', why: 'anybody' },
])('$speaker has a voice that fits: $why', ({ speaker, text = 'Yes.', sex }) => {
  for (const band of [6, 7, 8])
    expect(sampleAnswers(withCard({ band, text: `${text} ${band}`, speaker }))[0]?.voice.name).toMatch(
      new RegExp(`^[ab]${sex}_`),
    );
});

test('a recording is another one when the answer or the voice is another', () => {
  const [answer] = sampleAnswers(set);
  const file = sampleFile(set, answer!);
  expect(file).toMatch(/^assets\/audio\/samples\/a-repaired-object\/[0-9a-f]{12}\.mp3$/);
  expect(sampleFile(set, answer!)).toBe(file);
  expect(sampleFile(set, { ...answer!, text: 'No.' })).not.toBe(file);
  expect(sampleFile(set, { ...answer!, voice: { ...answer!.voice, name: 'bm_daniel' } })).not.toBe(file);
});
