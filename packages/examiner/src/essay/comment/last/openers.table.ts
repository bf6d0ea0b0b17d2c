import type { Both } from '../../report.ts';

/** A word that opens sentences, how many of them make a habit, and how some of them could begin. */
export type Opener = { word: string; often: number; share: number; better: Both };

export const OPENERS: readonly Opener[] = [
  {
    word: 'the',
    often: 3,
    share: 0.3,
    better: {
      zh: '7 分的文章会换开头：先写时间或地点，用 this 加名词接上一句，或者用 while 把两句合成一句。',
      en: 'A 7 opens some of them otherwise: with the time or the place, with "this" and a noun for what was just said, or joined to its neighbour by "while".',
    },
  },
  {
    word: 'there',
    often: 3,
    share: 0.2,
    better: {
      zh: '7 分的文章会让其中几句直接从那样东西说起：Three bridges cross … 代替 There are three bridges that cross …。',
      en: 'A 7 lets some of them begin with the thing itself: "Three bridges cross …" for "There are three bridges that cross …".',
    },
  },
  {
    word: 'it',
    often: 3,
    share: 0.2,
    better: {
      zh: '7 分的文章会在其中几处再说一次是什么，或者用 which 和上一句合起来。',
      en: 'A 7 names the thing again in some of them, or joins them to the sentence before with "which".',
    },
  },
  {
    word: 'they',
    often: 3,
    share: 0.2,
    better: {
      zh: '7 分的文章会在其中几处写出是谁，或者用 who、which 和上一句合起来。',
      en: 'A 7 says again who they are in some of them, or joins them to the sentence before with "who" or "which".',
    },
  },
  {
    word: 'in',
    often: 4,
    share: 0.3,
    better: {
      zh: '7 分的文章会把其中几处的时间或地点移到句末。',
      en: 'A 7 moves the time or the place to the end of some of them.',
    },
  },
  {
    word: 'we',
    often: 3,
    share: 0.2,
    better: {
      zh: '7 分的文章会让其中几句从所谈的事物说起，或者写出 we 指的是谁。',
      en: 'A 7 begins some of them with the thing it speaks of, or says who "we" are.',
    },
  },
  {
    word: 'this',
    often: 3,
    share: 0.15,
    better: {
      zh: '7 分的文章会在其中几处换一种接法：换成 such 加名词，或者用 which 和上一句合起来。',
      en: 'A 7 takes turns: "such" and a noun in some of them, or the sentence joined to the one before with "which".',
    },
  },
  {
    word: 'if',
    often: 3,
    share: 0.15,
    better: {
      zh: '7 分的文章会把其中几处的 if 从句移到后面，或者用 unless、without 代替。',
      en: 'A 7 puts the condition behind the main clause in some of them, or says it with "unless" or "without".',
    },
  },
  {
    word: 'some',
    often: 3,
    share: 0.15,
    better: {
      zh: '7 分的文章会在其中几处写出是谁或哪些，再用 others、many of them 接下去。',
      en: 'A 7 says in some of them who or which they are, and goes on with "others" or "many of them".',
    },
  },
  {
    word: 'i',
    often: 4,
    share: 0.3,
    better: {
      zh: '7 分的文章会让其中几句从时间、事物或对方说起，或者把两句合起来。',
      en: 'A 7 begins some of them with the time, the thing or the other person, or joins two of the sentences.',
    },
  },
  {
    word: 'people',
    often: 3,
    share: 0.15,
    better: {
      zh: '7 分的文章会在其中几处用 they 或写出是哪些人，或者把两句合起来。',
      en: 'A 7 has "they" or the name of the group in some of them, or joins two of the sentences.',
    },
  },
];
