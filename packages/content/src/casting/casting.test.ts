import { expect, test } from 'vitest';
import type { Listening } from '../schema/listening.ts';
import { linesOf } from '../voices/lines.ts';
import { castOf } from './casting.ts';

type Speaker = Listening['speakers'][number];
const speaker = (id: string, name: string, voice: Partial<Speaker['voice']> = {}): Speaker => ({
  id,
  name,
  voice: { accent: 'en-GB', sex: 'f', age: 'adult', rate: 1, ...voice },
});
const voices = (...speakers: Speaker[]) => [...castOf({ id: 'x', speakers }).values()].map(({ name }) => name);

test('the same script gets the same voices, and four people four different ones', () => {
  const four = ['Ann', 'Beth', 'Cleo', 'Dora'].map((name, at) => speaker(`s${at}`, name));
  expect(voices(...four)).toEqual(voices(...four));
  expect(new Set(voices(...four)).size).toBe(4);
});

test.each([
  { voice: { sex: 'm' }, starts: 'bm_', why: 'a British man' },
  { voice: { accent: 'en-US' }, starts: 'af_', why: 'an American woman' },
  { voice: { accent: 'en-AU', sex: 'm' }, starts: 'bm_', why: 'an Australian gets the nearer accent' },
  { voice: { accent: 'en-CA' }, starts: 'af_', why: 'and so does a Canadian' },
] as const)('$why', ({ voice, starts }) => {
  expect(voices(speaker('s', 'Sam', voice))[0]).toMatch(new RegExp(`^${starts}`));
});

test('Alice and Emma speak only when everybody else is taken', () => {
  for (const name of ['Ann', 'Beth', 'Cleo', 'Dora', 'Ella'])
    expect(['bf_isabella', 'bf_lily']).toContain(voices(speaker('s', name))[0]);
});

const script = (text: string, say?: string) => ({
  id: 'x',
  speakers: [speaker('m', 'Megan')],
  script: [{ id: 't1', by: 'm', text, ...(say && { say }) }],
});

test('a sentence is printed as written and said as it sounds', () => {
  const lines = linesOf(script('It’s £7.50. That’s O-S-G.', "It's £7.50. That's O, S, G."));
  expect(lines.map(({ order, content, said }) => [order, content, said])).toEqual([
    [1, 'It’s £7.50.', "It's seven pounds fifty."],
    [2, 'That’s O-S-G.', "That's O, S, G."],
  ]);
});

test('text and what is said instead must have the same sentences, or their times would not fit', () => {
  expect(() => linesOf(script('One. Two.', 'One two.'))).toThrow(/differ in sentences/);
});
