import { expect, test } from 'vitest';
import { compileItem } from '../compile.ts';
import { readPack } from '../read-pack.ts';
import type { Item } from '../schema/item.ts';
import { LISTENING } from '../testing/fault.ts';
import { FIXTURES, rawPack } from '../testing/raw-pack.ts';
import { recorded } from '../testing/recording-faults.ts';
import { placedSentences } from './placed-sentences.ts';

/** What the format gained reaches the learner in the right part. */

const { pack } = await readPack(`${FIXTURES}example-pack`);
const item = (id: string): Item => pack!.items.find((one) => one.item.id === id)!.item;
const compiled = <T>(id: string) => compileItem(item(id), pack!.assets) as unknown as T;

test('a General Training paper shows its texts, and a group offers the letters of its own text only', () => {
  const { public: open, review } = compiled<{
    public: {
      texts: { id: string; form: string; lettered: boolean }[];
      groups: { text: string; options: { key: string }[] }[];
    };
    review: { sentences: { id: string; content: string; zh: string }[] };
  }>('riverside-centre');
  expect(open.texts.map(({ id, form, lettered }) => [id, form, lettered])).toEqual([
    ['classes', 'advertisement', true],
    ['hall-rules', 'notice', false],
  ]);
  expect(open.groups[0]?.options.map(({ key }) => key)).toEqual(['A', 'B', 'C']);
  expect(review.sentences.find(({ id }) => id === 'B.3')).toMatchObject({
    content: 'There is no fee.',
    zh: '不收费。',
  });
});

test('sentences are cut by their full stops, or as their author cut them', () => {
  const text = 'Dr. Hall came. She left.';
  expect(placedSentences('A', text)).toHaveLength(3);
  const lines = [
    { id: 'A.1', en: 'Dr. Hall came.', zh: 'Hall 博士来了。' },
    { id: 'A.2', en: 'She left.', zh: '她走了。' },
  ];
  expect(placedSentences('A', text, lines).map(({ content, start, end }) => [content, text.slice(start, end)])).toEqual(
    lines.map(({ en }) => [en, en]),
  );
});

test('the running order of a section: announced, read, played, closed, checked, with times where they are known', () => {
  const raw = rawPack('example-pack');
  recorded(raw);
  const heard = { ...item('bike-repair-course'), audio: (raw.docs.get(LISTENING) as { audio: unknown }).audio } as Item;
  const { public: open, review } = compileItem(heard, raw.assets) as unknown as {
    public: { running: { do: string; what?: string; start?: number; end?: number }[]; ambience: { place: string } };
    review: { sentences: { id: string; zh: string }[] };
  };
  expect(open.running.map((step) => step.what ?? step.do)).toEqual([
    'part',
    'setting',
    'reading',
    'read',
    'listen',
    'play',
    'close',
    'check',
  ]);
  expect(open.running.every((step) => step.do === 'read' || step.do === 'check' || step.end! > step.start!)).toBe(true);
  expect(open.ambience.place).toBe('telephone');
  expect(review.sentences[0]).toMatchObject({ id: 't1.1', zh: '早上好，港湾路社区工坊。' });
});

test('a sentence to write is asked in Chinese; what is right, what is missing and what goes wrong wait on the server', () => {
  const set = { ...item('segmented-change'), task: 'public-libraries' } as Item;
  const {
    public: open,
    key,
    review,
  } = compileItem(set) as unknown as {
    public: { task: string; segments: { id: string; zh: string; skill: string }[] };
    key: { segments: { accept: string[]; chunks: string[]; points: { words: string[] }[]; wrongs: object[] }[] };
    review: { sentences: { en: string; points: object[]; wrongs: { mistake: string; instead: string }[] }[] };
  };
  expect(open.task).toBe('public-libraries');
  expect(Object.keys(open.segments[0]!)).toEqual(['id', 'zh', 'skill', 'cue', 'must']);
  expect(key.segments[0]).toMatchObject({
    accept: [
      'The number of visitors doubled between 2010 and 2020.',
      'Visitor numbers doubled between 2010 and 2020.',
      'Between 2010 and 2020, the number of visitors doubled.',
    ],
    chunks: ['The number of visitors', 'doubled', 'between 2010 and 2020.'],
    points: [{ words: ['doubled'] }, { words: ['visitors', 'visitor'] }],
  });
  expect(review.sentences[0]?.wrongs.map(({ mistake, instead }) => [mistake, instead])).toEqual([
    ['agreement', 'The number of visitors'],
  ]);
});

test('an idea bank tells its positions in both languages, and what the other side would answer', () => {
  const { public: open } = compiled<{
    public: { sides: { en: string; zh: string }[]; entries: { side: string; counter?: { zh: string } }[] };
  }>('ideas-repair');
  expect(open.sides.map(({ en }) => en)).toEqual([...new Set(open.entries.map(({ side }) => side))]);
  expect(open.entries[0]?.counter?.zh).toContain('维修');
});
