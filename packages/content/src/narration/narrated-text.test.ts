import { expect, test } from 'vitest';
import { captionsOf, narrationFile } from './narrated-text.ts';
import { pairedSentences } from './paired-sentences.ts';

test('sentence by sentence where both languages have as many', () => {
  const text = {
    en: 'The test has four parts. Each part is played once.\n\nEvery question is worth **one** mark.',
    zh: '考试有四个部分。每个部分只放一遍。\n\n每题都是**一**分。',
  };
  expect(captionsOf(text)).toEqual([
    { sentences: ['The test has four parts.'], zh: '考试有四个部分。', endsParagraph: false },
    { sentences: ['Each part is played once.'], zh: '每个部分只放一遍。', endsParagraph: true },
    { sentences: ['Every question is worth one mark.'], zh: '每题都是一分。', endsParagraph: true },
  ]);
});

test('as many full stops on both sides are taken as they stand, however their lengths differ', () => {
  const text = { en: 'Do not count them. Whose is it? When?', zh: '别去数。到底是谁说的那一个呢？什么时候？' };
  expect(captionsOf(text).map(({ zh }) => zh)).toEqual(['别去数。', '到底是谁说的那一个呢？', '什么时候？']);
});

test('two short English sentences share the Chinese one that says both', () => {
  const en = [
    'Write one word for each point, not sentences.',
    'Say it.',
    'Then stop.',
    'Two or three sentences are enough here.',
  ];
  const zh = ['每一点只记一个词，不要写成句子。', '说完就停。', '这里两三句就已经足够了，不用更多。'];
  expect(pairedSentences(en, zh)).toEqual([
    { en: [en[0]], zh: [zh[0]] },
    { en: [en[1], en[2]], zh: [zh[1]] },
    { en: [en[3]], zh: [zh[2]] },
  ]);
});

test('nothing is lost or told twice, however unequal the two are', () => {
  const en = Array.from({ length: 9 }, (_, at) => `Sentence number ${at}.`);
  for (const zh of [['一句话。'], ['一。', '二。'], ['一。', '二。', '三。', '四。', '五。']]) {
    const pairs = pairedSentences(en, zh);
    expect(pairs.flatMap((pair) => pair.en)).toEqual(en);
    expect(pairs.flatMap((pair) => pair.zh)).toEqual(zh);
  }
});

test('lists, links and headings are told without their signs', () => {
  const text = { en: '## Plan\n\n- Read [the card](#card).\n- Then *speak*.', zh: '## 计划\n\n- 读题卡。\n- 再开口。' };
  expect(captionsOf(text).map(({ sentences, zh }) => [sentences.join(' '), zh])).toEqual([
    ['Plan', '计划'],
    ['Read the card.', '读题卡。'],
    ['Then speak.', '再开口。'],
  ]);
});

test('a narration of other words has another name', () => {
  const file = narrationFile('a-lesson', { en: 'Read it.', zh: '读。' });
  expect(file).toMatch(/^assets\/audio\/lessons\/a-lesson\/[0-9a-f]{12}\.mp3$/);
  expect(narrationFile('a-lesson', { en: 'Read **it**.', zh: '读。' })).toBe(file);
  expect(narrationFile('a-lesson', { en: 'Read them.', zh: '读。' })).not.toBe(file);
});
