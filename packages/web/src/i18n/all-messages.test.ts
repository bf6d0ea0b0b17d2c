import { expect, test } from 'vitest';
import { argumentsOf, type Fault, faultsOf } from './sentence-rules.testing.ts';

type MessageFile = { text: Readonly<Record<string, string>> };

const zhFiles = import.meta.glob<MessageFile>('../**/*.zh.ts', { eager: true });
const enFiles = import.meta.glob<MessageFile>('../**/*.en.ts', { eager: true });

test('every Chinese file has an English twin, and the other way round', () => {
  const names = (files: Record<string, unknown>) =>
    Object.keys(files).map((file) => file.replace(/\.(zh|en)\.ts$/, ''));
  expect(names(zhFiles)).not.toEqual([]);
  expect(names(zhFiles)).toEqual(names(enFiles));
});

test.each(Object.keys(zhFiles))('%s and its twin say the same, in our voice', (file) => {
  const twin = enFiles[file.replace(/\.zh\.ts$/, '.en.ts')];
  expect(faultsOf(zhFiles[file]!.text, twin?.text ?? {})).toEqual([]);
});

test.each<{ zh: string; en: string; fault: string | null; why: string }>([
  { zh: '已保存', en: 'Saved', fault: null, why: 'nothing wrong' },
  { zh: '还差 {count} 词', en: '{count} to go', fault: null, why: 'the same argument' },
  { zh: '还差 {n} 词', en: '{count} to go', fault: 'arguments differ', why: 'another name' },
  { zh: '看<link>说明</link>', en: 'Read the guide', fault: 'arguments differ', why: 'the link is lost' },
  {
    zh: '{count} 天前',
    en: '{count, plural, one {# day} other {# days}} ago',
    fault: null,
    why: 'plural only in English',
  },
  { zh: '请重试,谢谢', en: 'Try again', fault: 'half-width', why: 'an English comma' },
  { zh: '听力 3.5 分', en: 'Band 3.5', fault: null, why: 'a decimal point' },
  { zh: '客服.png', en: 'support.png', fault: null, why: 'a file name' },
  { zh: '请重试.', en: 'Try again.', fault: 'half-width', why: 'an English full stop' },
  { zh: '时间：9:00', en: 'At 9:00', fault: null, why: 'a clock' },
  { zh: '太好了！', en: 'Good', fault: 'exclamation', why: 'no cheering in Chinese' },
  { zh: '好', en: 'Great!', fault: 'exclamation', why: 'no cheering in English' },
  { zh: '亲，明天再来', en: 'Come back tomorrow', fault: '亲', why: 'no shopkeeper voice' },
  { zh: '母亲节', en: "Mother's Day", fault: null, why: 'a mother is no shopkeeper' },
  { zh: '学术类 · 纸笔', en: 'Academic · paper', fault: '笔试', why: 'one word for the paper test' },
  { zh: '请设置 SUPPORT_QR', en: 'Ask support', fault: 'setting', why: 'an operator’s setting' },
  { zh: '出错了', en: 'Oops, that failed', fault: 'Oops', why: 'no Oops' },
])('$why: "$zh" / "$en"', ({ zh, en, fault }) => {
  const found: Fault[] = faultsOf({ a: zh }, { a: en });
  if (fault === null) expect(found).toEqual([]);
  else expect(found.map((one) => one.fault).join()).toContain(fault);
});

test('a key that only one language has is named', () => {
  expect(faultsOf({ a: '好' }, { b: 'Good' })).toEqual([
    { key: 'a', fault: 'missing in en' },
    { key: 'b', fault: 'missing in zh' },
  ]);
});

test('arguments inside plural branches count, branch names and quoted braces do not', () => {
  expect(argumentsOf("{n, plural, one {# in {place}} other {# in {place}}} '{raw}' <b>{name}</b>")).toEqual([
    '<b>',
    'n',
    'name',
    'place',
  ]);
});
