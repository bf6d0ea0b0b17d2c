import { expect, test } from 'vitest';
import { toLine } from './entry.ts';
import { plainIpa } from './ipa.ts';
import { meaningsOf } from './meanings.ts';
import { type Row, reduce } from './reduce.ts';

const row = (word: string, more: Partial<Row> = {}): Row => ({
  word,
  phonetic: '',
  definition: '',
  translation: 'n. 东西',
  collins: '',
  oxford: '',
  tag: '',
  bnc: '0',
  frq: '0',
  exchange: '',
  ...more,
});
const names = (rows: Row[], ours?: Set<string>) => reduce(rows, ours).map(({ name }) => name);

test.each([
  { given: row('tide', { tag: 'ielts' }), kept: true, why: 'on the list of an exam' },
  { given: row('tide', { oxford: '1' }), kept: true, why: 'one of the 3000' },
  { given: row('tide', { frq: '39000' }), kept: true, why: 'common enough' },
  { given: row('tide', { frq: '41000' }), kept: false, why: 'too rare' },
  { given: row('oakum', { frq: '41000' }), kept: true, why: 'rare, but in one of our texts' },
  { given: row('high tide', { tag: 'ielts' }), kept: false, why: 'two words' },
  { given: row('well-fed', { tag: 'cet6' }), kept: true, why: 'a hyphen makes one word of two' },
  { given: row('Hugh', { bnc: '900', translation: 'n. 休（男子名）' }), kept: false, why: 'somebody’s name' },
  {
    given: row('tide', { tag: 'gk', translation: '[网络] 汰渍' }),
    kept: false,
    why: 'what the web says is no meaning',
  },
  { given: row('aah', { frq: '900', translation: 'abbr. 装甲榴弹炮' }), kept: false, why: 'an odd abbreviation' },
])('$given.word kept: $kept ($why)', ({ given, kept }) => {
  expect(names([given], new Set(['oakum']))).toEqual(kept ? [given.word] : []);
});

test('a form leads to its word, whichever of the two names the other', () => {
  const entries = reduce([
    row('lie', { tag: 'gk', bnc: '900', exchange: 'p:lay/d:lain' }),
    row('lay', { tag: 'gk', bnc: '958', exchange: '0:lie/1:p/d:laid' }),
    row('laid', { bnc: '19130', translation: 'lay的过去式和过去分词', exchange: '0:lay/1:dp' }),
  ]);
  expect(Object.fromEntries(entries.map(({ name, formOf }) => [name, formOf]))).toEqual({
    lie: [],
    lay: ['lie'],
    laid: ['lay'],
    lain: ['lie'],
  });
  expect(entries.map(toLine)).toContain('laid\tlay');
});

test('a common word is not taken for a form of a rare one that claims it', () => {
  const entries = reduce([
    row('number', { tag: 'gk', bnc: '150', exchange: '0:numb/1:r' }),
    row('ground', { tag: 'gk', bnc: '500', exchange: '0:grind/1:p' }),
    row('grind', { tag: 'gk', bnc: '5000', exchange: 'p:ground' }),
    row('rung', { tag: 'gk', bnc: '9000' }),
    row('ring', { tag: 'gk', bnc: '900', exchange: 'd:rung' }),
    row('numb', { tag: 'gk', bnc: '8000', exchange: 'r:number/t:numbest' }),
  ]);
  expect(Object.fromEntries(entries.map(({ name, formOf }) => [name, formOf]))).toEqual({
    number: [],
    numb: [],
    numbest: ['numb'],
    ground: ['grind'],
    grind: [],
    rung: ['ring'],
    ring: [],
  });
});

test('meanings are grouped by part of speech, without repeats, trades and the web', () => {
  expect(
    meaningsOf(
      'vt. 擦亮, 擦去\\nvi. 擦亮, 变得光亮\\nn. 上光剂\\n[计] 修饰\\n[网络] 波兰语',
      'v. make shiny\\nn. a preparation used in polishing\\nn. somebody (1806-1873)',
    ),
  ).toEqual([
    { pos: 'v', chinese: '擦亮，擦去；变得光亮', english: 'make shiny' },
    { pos: 'n', chinese: '上光剂', english: 'a preparation used in polishing' },
  ]);
});

test.each([
  { raw: "'dɒktә(r)", ipa: 'ˈdɒktə', why: 'a Cyrillic schwa' },
  { raw: 'spaik', ipa: 'spaɪk', why: 'the old sign of a short i' },
  { raw: "'hæpi", ipa: 'ˈhæpi', why: 'at the end it stays' },
  { raw: "'^reidiŋ", ipa: 'ˈɡreɪdɪŋ', why: 'a sign of a typewriter' },
  { raw: "di's\\\\:niŋ", ipa: 'dɪˈsɜːnɪŋ', why: 'another one' },
  { raw: "'ʃεә.hәuldiŋ", ipa: 'ˈʃeəˌhəʊldɪŋ', why: 'a dot for the second stress' },
  { raw: "'mɔŋɡu:s. mɔn-", ipa: 'ˈmɒŋɡuːs', why: 'the first of two ways' },
  { raw: "bɔnɔ'mi:; (?@) bɔnә'mi:", ipa: 'bɒnɒˈmiː', why: 'the British way' },
  { raw: '意大利语', ipa: '', why: 'no sound at all' },
])('$raw is /$ipa/: $why', ({ raw, ipa }) => {
  expect(plainIpa(raw)).toBe(ipa);
});
