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
    3,
    'essential、central 或说出重要在哪里',
    '"essential", "central", or what makes it matter',
  ),
  habit('useful', 'useful', 3, 'practical、of value to …', '"practical", "of value to …"'),
  habit(
    'good',
    '(?<!\\b(?:common|public|for|do|does|did|doing) )good(?! (?:deal|at|morning|evening|jobs?|time|luck|friends?|news|marks?|grades?|scores?)\\b)',
    3,
    '说出好在哪里，如 effective、skilled、healthy',
    'say what is good about it, such as "effective", "skilled", "healthy"',
  ),
  habit(
    'bad',
    'bad',
    3,
    '说出坏在哪里，如 harmful、unfair、poor',
    'say what is bad about it, such as "harmful", "unfair", "poor"',
  ),
  habit(
    'big',
    'big(?! (?:Ben|bang|data|deal)\\b)',
    3,
    'large、considerable、serious',
    '"large", "considerable", "serious"',
  ),
  habit(
    'very',
    '(?<!\\bthe )very(?! (?:much|first|last|same|well|few|little)\\b)',
    4,
    '去掉 very，或者写出到什么程度',
    'leave "very" out, or say to what degree',
  ),
  habit(
    'many',
    '(?<!\\b(?:how|as|too|not|so|great|good) )many(?! of\\b)',
    4,
    '写出是多少或哪一些，如 most、dozens of、a growing number of',
    'say how many or which: "most", "dozens of", "a growing number of"',
  ),
  habit('easy', 'easy', 3, 'simple、straightforward、without effort', '"simple", "straightforward", "without effort"'),
  habit('difficult', 'difficult', 3, 'demanding、a struggle、an obstacle', '"demanding", "a struggle", "an obstacle"'),
  habit(
    'help',
    '(?<!\\b(?:the|a|her|his|their|my|our|your|some|any|more|without|need|needs|for|of|with|ask|medical|financial|extra) )help|helps|helped|helping',
    3,
    'enable、support、relieve',
    '"enable", "support", "relieve"',
  ),
  habit('think', 'think|thinks', 4, 'argue、maintain、take the view that', '"argue", "maintain", "take the view that"'),
  habit('want', 'want|wants|wanted', 3, 'wish、hope、intend、be keen to', '"wish", "hope", "intend", "be keen to"'),
  habit(
    'get',
    'get|gets|got|getting',
    3,
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
  habit('thing', 'things?', 3, '直接写出那样东西的名字', 'name the thing itself'),
  habit(
    'people',
    'people',
    8,
    '写出是哪些人：residents、customers、the public',
    'say which people: "residents", "customers", "the public"',
  ),
];
