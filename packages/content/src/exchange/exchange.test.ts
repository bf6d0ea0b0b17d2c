import { expect, test } from 'vitest';
import { Training } from '../schema/training.ts';
import { Wordbook } from '../schema/wordbook.ts';
import { parseCsv } from './csv.ts';
import { trainingFromGift } from './training-from-gift.ts';
import { wordsFromCsv } from './words-from-csv.ts';

const GIFT = `// articles
::first:: Which article is right before "hour"? {
  ~a #The sound counts, not the letter.
  =an #It begins with a vowel sound.
  ~the
}

She has lived here {=since ~for ~from} 2019.

The plural of "child" is {=children =Children}

The word "news" is plural. {F}

Match the words. {=rise -> 上升 =fall -> 下降 =peak -> 顶峰}

How many letters has the English alphabet? {#26}

What does 2 \\= 2 \\{in code\\} mean? {=equality}
`;

test('a GIFT file becomes a training set the schema accepts', () => {
  const { items } = Training.parse(trainingFromGift(GIFT, 'articles-2'));
  expect(items.map((item) => item.do)).toEqual(['choose', 'choose', 'fill', 'choose', 'match', 'fill', 'fill']);
  expect(items[0]).toMatchObject({
    options: ['a', 'an', 'the'],
    answer: 'an',
    explain: { en: 'It begins with a vowel sound. Answer: an' },
  });
  expect(items[1]).toMatchObject({ text: 'She has lived here __2__ 2019.', answer: 'since' });
  expect(items[2]).toMatchObject({ text: 'The plural of "child" is __3__', answer: ['children', 'Children'] });
  expect(items[3]).toMatchObject({ options: ['True', 'False'], answer: 'False' });
  expect(items[4]).toMatchObject({
    pairs: [
      ['rise', '上升'],
      ['fall', '下降'],
      ['peak', '顶峰'],
    ],
  });
  expect(items[5]).toMatchObject({ answer: ['26'] });
  expect(items[6]).toMatchObject({ text: 'What does 2 = 2 {in code} mean? __7__' });
});

test('a GIFT question that cannot be an exercise is refused with its line', () => {
  expect(() => trainingFromGift('Write an essay. {}', 'essays')).toThrow('line 1');
  expect(() => trainingFromGift('\n\nNo braces here.', 'essays')).toThrow('line 3');
  expect(() => trainingFromGift('Two are right. {=a =b ~c}', 'two')).toThrow('2 right answers');
});

const CSV = `name,uk_ipa,us_ipa,pos,definition,chinese,example,example_zh,unit,cefr,collocations
commute,kəˈmjuːt,,v.,to travel regularly between home and work,通勤,"She commutes, slowly, to work.",她慢慢通勤上班。,1,b2,commute to work; a long commute
commute,kəˈmjuːt,,n,the regular journey to work,通勤路程,"He said ""the commute"" was long.",他说通勤很久。,1,b2,
drought,/draʊt/,/draʊt/,n,a long time with little rain,干旱,The drought lasted a year.,干旱持续了一年。,2,,
`;

test('a word list becomes a wordbook: units, several meanings of one word, quoted commas', () => {
  const book = Wordbook.parse(wordsFromCsv(CSV, 'demo-words'));
  expect(book.units.map((unit) => unit.title.en)).toEqual(['Unit 1', 'Unit 2']);
  const [commute] = book.units[0]!.words;
  expect(commute).toMatchObject({
    id: 'commute',
    us_ipa: '/kəˈmjuːt/',
    cefr: 'B2',
    core_meanings: [{ pos: 'v' }, { pos: 'n' }],
    collocations: ['commute to work', 'a long commute'],
    examples: [{ en: 'She commutes, slowly, to work.' }, { en: 'He said "the commute" was long.' }],
  });
});

test('a word list without its columns is refused by name', () => {
  expect(() => wordsFromCsv('name,chinese\nsea,海\n', 'x')).toThrow('uk_ipa, us_ipa, pos');
});

test('spreadsheets of Europe write semicolons, and all of them a mark at the beginning', () => {
  expect(parseCsv('\uFEFFa;b\r\n1;"2;\n3"\r\n')).toEqual([
    ['a', 'b'],
    ['1', '2;\n3'],
  ]);
});
