import { stat } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { readAllShipped } from '../read-shipped.testing.ts';
import { coverageOf } from './coverage.ts';
import { DICTIONARY_FILE, type Dictionary, dictionaryOf, dictionaryOnDemand, openDictionary } from './dictionary.ts';

let dictionary: Dictionary;
beforeAll(async () => {
  dictionary = await openDictionary();
});

for (const { word, names, why } of [
  { word: 'spike', names: ['spike'], why: 'as it is written' },
  { word: 'Spikes', names: ['spike'], why: 'a plural, at the beginning of a sentence' },
  { word: 'laid', names: ['lay'], why: 'an irregular past' },
  { word: 'lay', names: ['lay', 'lie'], why: 'a word of its own and the past of another' },
  { word: 'left', names: ['left', 'leave'], why: 'the side comes before the verb' },
  { word: 'leaves', names: ['leave', 'leaf'], why: 'a form of two words, the commoner first' },
  { word: 'children', names: ['child'], why: 'a plural that is on the list of an exam is still a plural' },
  { word: 'better', names: ['better', 'good'], why: 'a comparative with a meaning of its own' },
  { word: 'number', names: ['number'], why: 'a number is not more numb' },
  { word: 'xqzt', names: [], why: 'nobody knows it' },
  { word: '', names: [], why: 'nothing is no word' },
])
  test(`${word || 'nothing'} is ${names.join(' and ') || 'not known'}: ${why}`, () => {
    expect(dictionary.find(word).map(({ name }) => name)).toEqual(names);
  });

test('each line is found, the first and the last too', () => {
  const all = ['a', 'abandon', 'Andes', "o'clock", 'tide', 'well-fed', 'zoo'];
  const small = dictionaryOf(Buffer.from(all.map((name) => `${name}\t\t\tn|东西|`).join('\n')));
  expect(all.map((name) => small.find(name)[0]?.name)).toEqual(all);
  expect(['', 'aa', 'andes-', 'zz'].flatMap((word) => small.find(word))).toEqual([]);
  expect(small.beginningWith('a')).toEqual(['a', 'abandon', 'Andes']);
});

test('an entry has its sound in today’s notation, and by part of speech what it means in both languages', () => {
  expect(dictionary.find('mill')[0]).toEqual({
    name: 'mill',
    formOf: [],
    ipa: '/mɪl/',
    meanings: [
      {
        pos: 'n',
        chinese: '压榨机，磨坊，制造厂',
        english: 'machinery that processes materials by grinding or crushing',
      },
      { pos: 'v', chinese: expect.stringContaining('碾磨'), english: expect.any(String) },
    ],
  });
});

test('what begins with some letters comes in the order of the alphabet, words only', () => {
  const names = dictionary.beginningWith('Spik');
  expect(names).toContain('spike');
  expect(names).not.toContain('spikes');
  expect(names.every((name) => name.toLowerCase().startsWith('spik'))).toBe(true);
  expect(names.map((name) => name.toLowerCase())).toEqual(names.map((name) => name.toLowerCase()).sort());
  expect(dictionary.beginningWith('zzz')).toEqual([]);
});

const isPaper = (kind: string) => kind === 'reading' || kind === 'listening';

test('every word of our passages and scripts is found, or is a number or a name', async () => {
  const packs = await readAllShipped();
  const coverage = coverageOf(
    packs.flatMap(({ pack }) => pack ?? []),
    dictionary,
  );
  expect(coverage.missing).toEqual([]);
  expect(coverage.found).toBeGreaterThan(4000);
  // Every paper brings a few; more than that are words that only look like names.
  const papers = packs.flatMap(({ pack }) => pack?.items ?? []).filter(({ item }) => isPaper(item.kind));
  expect(coverage.names.length / papers.length).toBeLessThan(5);
});

test('it stays small enough to lie in the repository', async () => {
  expect((await stat(DICTIONARY_FILE)).size).toBeLessThan(2_000_000);
});

test('it is read once, at the first question, and again after a reading that failed', async () => {
  let readings = 0;
  const ask = dictionaryOnDemand(async () => {
    readings += 1;
    if (readings === 1) throw new Error('the disk is away');
    return dictionaryOf(Buffer.from('tide\t\ttaɪd\tn|潮|'));
  });
  expect(readings).toBe(0);
  await expect(ask()).rejects.toThrow('the disk is away');
  expect((await ask()).find('tide')).toHaveLength(1);
  await Promise.all([ask(), ask()]);
  expect(readings).toBe(2);
});
