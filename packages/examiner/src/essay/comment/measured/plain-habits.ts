import type { Both } from '../../report.ts';

/** A plain word, how often it may come in one text, and what a careful writer has instead of it. */
export type PlainHabit = { word: string; find: RegExp; often: number; better: Both };

const habit = (word: string, forms: string, often: number, zh: string, en: string): PlainHabit => ({
  word,
  find: new RegExp(`\\b(?:${forms})\\b`, 'gi'),
  often,
  better: { zh: `7 分的文章会在这里写得更准：${zh}。`, en: `A 7 is more exact here: ${en}.` },
});

export const PLAIN_HABITS: readonly PlainHabit[] = [
  habit(
    'important',
    'important',
    4,
    'essential、central 或说出重要在哪里',
    '"essential", "central", or what makes it matter',
  ),
  habit('useful', 'useful', 4, 'practical、of value to …', '"practical", "of value to …"'),
  habit(
    'good',
    '(?<!\\b(?:common|public|for|do|does|did|doing) )good(?! (?:deal|at|morning|evening))',
    4,
    '说出好在哪里，如 effective、reliable、healthy',
    'what is good about it, such as "effective", "reliable", "healthy"',
  ),
  habit(
    'bad',
    'bad',
    4,
    '说出坏在哪里，如 harmful、unfair、poor',
    'what is bad about it, such as "harmful", "unfair", "poor"',
  ),
  habit(
    'big',
    'big(?! (?:Ben|bang|data|deal)\\b)',
    4,
    'considerable、serious、leading',
    '"considerable", "serious", "leading"',
  ),
  habit(
    'very',
    '(?<!\\bthe )very(?! (?:much|first|last|same|well|few|little)\\b)',
    4,
    '用一个程度更强的形容词代替 very 加形容词',
    'one stronger adjective for "very" with a plain one',
  ),
  habit(
    'many',
    '(?<!\\b(?:how|as|too|not|so|great|good) )many(?! of\\b)',
    4,
    '写出是多少或哪一些，如 most、dozens of、a growing number of',
    'say how many or which: "most", "dozens of", "a growing number of"',
  ),
  habit('easy', 'easy', 4, 'simple、straightforward、without effort', '"simple", "straightforward", "without effort"'),
  habit('difficult', 'difficult', 4, 'demanding、a struggle、an obstacle', '"demanding", "a struggle", "an obstacle"'),
  habit(
    'help',
    '(?<!\\b(?:the|a|her|his|their|my|our|your|some|any|more|without|need|needs|for|of|with|ask|medical|financial|extra) )help|helps|helped|helping',
    4,
    'enable、support、relieve',
    '"enable", "support", "relieve"',
  ),
  habit('think', 'think|thinks', 4, 'argue、maintain、take the view that', '"argue", "maintain", "take the view that"'),
  habit('want', 'want|wants|wanted', 4, 'wish、hope、intend、be keen to', '"wish", "hope", "intend", "be keen to"'),
  habit(
    'get',
    'get|gets|got|getting',
    4,
    '说出是得到、变成还是到达：receive、become、reach',
    'say whether it is "receive", "become" or "reach"',
  ),
  habit(
    'problem',
    'problems?',
    4,
    '说出是什么麻烦：difficulty、shortage、risk',
    'name the trouble: "difficulty", "shortage", "risk"',
  ),
  habit('thing', 'things?', 4, '直接写出那样东西的名字', 'name the thing itself'),
  habit(
    'people',
    'people',
    8,
    '写出是哪些人：residents、customers、the public',
    'say which people: "residents", "customers", "the public"',
  ),
];
