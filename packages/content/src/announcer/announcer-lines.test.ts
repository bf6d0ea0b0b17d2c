import { describe, expect, test } from 'vitest';
import { castOf } from '../casting/casting.ts';
import { compileItem } from '../compile.ts';
import { Listening } from '../schema/listening.ts';
import { announced, LINE_SECONDS } from '../testing/announced.ts';
import { LISTENING } from '../testing/fault.ts';
import { rawPack } from '../testing/raw-pack.ts';
import { announcedHash, announcerFiles, announcersVoice } from './announcer-files.ts';
import { announcerLines } from './announcer-lines.ts';

const section = {
  part: 2,
  setting: { en: 'A guide welcomes visitors to a theatre', zh: '导览员欢迎来剧院的游客' },
  script: ['t1', 't2', 't3'].map((id) => ({ id, by: 'g', text: 'Welcome.' })),
  readingTime: [
    { before: 't1', seconds: 30, questions: [1, 5] as [number, number] },
    { before: 't3', seconds: 30, questions: [6, 10] as [number, number] },
  ],
};
const told = (changes: Partial<Parameters<typeof announcerLines>[0]> = {}) =>
  announcerLines({ ...section, check: undefined, ...changes }).map(({ before, text }) => `${before}: ${text}`);

describe('what is said follows from the section', () => {
  test('part, setting, time to read, the break in the middle, time to check', () => {
    expect(told()).toEqual([
      't1: Now turn to part two.',
      't1: A guide welcomes visitors to a theatre.',
      't1: Before it starts, take some time to read the first questions.',
      't1: The recording starts now. Answer the questions as you listen.',
      't3: The recording stops here for a moment. Read the questions that come next.',
      't3: The recording goes on now.',
      'end: That was part two.',
      'end: Take the next half minute to look over your answers.',
    ]);
  });

  test.each([
    { why: 'the first part is not turned to', given: { part: 1 }, says: 't1: This is part one.' },
    {
      why: 'one pause is for all questions',
      given: { readingTime: section.readingTime.slice(0, 1) },
      says: 't1: Before it starts, take some time to read the questions.',
    },
    {
      why: 'another time to check is told as it is',
      given: { check: { seconds: 45 } },
      says: 'end: Take the next 45 seconds to look over your answers.',
    },
    {
      why: 'a setting that ends as a sentence gets no second full stop',
      given: { setting: { en: 'Who is it?', zh: '谁？' } },
      says: 't1: Who is it?',
    },
  ])('$why', ({ given, says }) => expect(told(given)).toContain(says));

  test('nobody is told to read where no time is given, nor of a setting that is not written', () => {
    expect(told({ readingTime: [], setting: undefined })).toEqual([
      't1: Now turn to part two.',
      't1: The recording starts now. Answer the questions as you listen.',
      'end: That was part two.',
      'end: Take the next half minute to look over your answers.',
    ]);
  });

  test('numbers of questions are never said, only lines that say so name a part, and each has its Chinese', () => {
    for (const { what, text, zh, part } of announcerLines({ ...section, check: undefined })) {
      expect(text).not.toMatch(/question \w|questions (?:one|\d)/);
      expect(/\bpart two\b/.test(text)).toBe(part === 2);
      if (part) expect(['part', 'close']).toContain(what);
      expect(zh).toMatch(/[。？]$/);
    }
  });
});

const raw = rawPack('example-pack');
announced(raw);
const example = Listening.parse(raw.docs.get(LISTENING));
const running = (item: Listening, assets = raw.assets) =>
  (compileItem(item, assets).public as { running?: { do: string; what?: string; seconds?: number; zh?: string }[] })
    .running;

describe('who says it, and where it is kept', () => {
  test('the announcer has the voice of no speaker, even of four British women', () => {
    const voice = { accent: 'en-GB', sex: 'f', age: 'adult', rate: 1 } as const;
    const four = ['Ann', 'Beth', 'Cleo', 'Dora'].map((name, at) => ({ id: `s${at}`, name, voice }));
    for (const speakers of [four.slice(0, 1), four.slice(0, 3), four]) {
      const taken = [...castOf({ id: 'x', speakers }).values()].map(({ name }) => name);
      expect(taken).not.toContain(announcersVoice({ id: 'x', speakers })?.name);
    }
    expect(announcersVoice({ id: 'x', speakers: four.slice(0, 3) })?.name).toBe('bf_emma');
    // More American women than there are voices for: recorded by people, and announced by nobody.
    const american = four.map((one) => ({ ...one, voice: { ...voice, accent: 'en-US' as const } }));
    expect(announcersVoice({ id: 'x', speakers: american })).toBeNull();
    expect(announcerFiles({ ...example, speakers: american } as Listening)).toEqual([]);
  });

  test('a line of other words is another file; what every section says is kept once', () => {
    const other = { ...example, setting: { en: 'A talk about bridges', zh: '关于桥梁的讲话' } };
    const files = (one: Listening) => announcerFiles(one).map(({ file }) => file);
    const same = files(other).filter((file) => files(example).includes(file));
    expect(same).toHaveLength(files(example).length - 1);
    expect(announcedHash(other)).not.toBe(announcedHash(example));
  });

  test('recorded lines come into the running order with their seconds and their Chinese', () => {
    const steps = running(example)!;
    expect(steps.map((step) => step.what ?? step.do)).toEqual([
      ...['part', 'setting', 'reading', 'read', 'listen', 'play', 'close', 'close', 'check'],
    ]);
    const lines = steps.filter((step) => step.do === 'say');
    expect(lines.every(({ seconds, zh }) => seconds === LINE_SECONDS && zh)).toBe(true);
  });

  test.each([
    { why: 'lines that were recorded for another setting', item: { ...example, setting: undefined } },
    { why: 'a line whose file is missing', item: example, assets: new Map([...raw.assets].slice(0, -1)) },
    { why: 'a section that has no recording', item: { ...example, audio: undefined } },
    { why: 'lines that nobody has recorded', item: { ...example, announced: undefined } },
  ])('$why: the section is as it was before', ({ item, assets }) => {
    expect(running(item as Listening, assets)?.some((step) => step.do === 'say')).toBe(false);
  });
});
