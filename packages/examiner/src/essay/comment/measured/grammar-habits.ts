import type { Both } from '../../report.ts';

/** A word of grammar that one text leans on, and what else does its work. */
type Habit = { word: string; find: RegExp; better: Both };

/** Words that open a clause, and in how many sentences one of them is a habit. */
export const CLAUSE_WORDS: readonly (Habit & { often: number })[] = [
  {
    word: 'if',
    find: /(?<!\b(?:as|what) )\bif\b(?! (?:possible|necessary|any|anything|not|so|needed|only)\b)/i,
    often: 4,
    better: {
      zh: '7 分的文章会换一种条件：unless、provided that，或用 without、with 加名词。',
      en: 'A 7 puts the condition another way: "unless", "provided that", or "with" or "without" and a noun.',
    },
  },
  {
    word: 'when',
    find: /(?<!\b(?:since|till|until|exactly) )\bwhen\b(?! (?:\w+ing|needed|necessary|possible|asked|compared|it comes)\b)/i,
    often: 4,
    better: {
      zh: '7 分的文章会换一种：once、as soon as，或用分词短语代替 when 从句。',
      en: 'A 7 changes one: "once", "as soon as", or a participle for the clause with "when".',
    },
  },
  {
    word: 'because',
    find: /\bbecause\b(?! of\b)/i,
    often: 4,
    better: {
      zh: '7 分的文章会换一种：把原因写成分词短语，或用名词加 because of。',
      en: 'A 7 changes one: the reason as a participle, or as a noun behind "because of".',
    },
  },
  {
    word: 'which',
    find: /(?<=\w,? )(?<!\b(?:know|knows|ask|asks|decide|choose|see|say|tell|show|shows|matter|wonder|about|depends? on|or) )which\b(?! (?:case|one|of|way)\b)/i,
    often: 5,
    better: {
      zh: '7 分的文章会把其中一个 which 从句缩成分词短语，或拆成一句。',
      en: 'A 7 shortens one of the clauses with "which" to a participle, or makes a sentence of it.',
    },
  },
];

/** Modal verbs that carry most of a text. */
export const MODALS: readonly Habit[] = [
  {
    word: 'can',
    find: /\b(?:can|cannot|can't)\b/i,
    better: {
      zh: '7 分的文章会换说法：be able to、allow somebody to，或直接用一般现在时。',
      en: 'A 7 varies it: "is able to", "allows somebody to", or the plain present.',
    },
  },
  {
    word: 'will',
    find: /\b(?:will|won't)\b/i,
    better: {
      zh: '7 分的文章会分清把握大小：may、is likely to、would，或用一般现在时说常有的事。',
      en: 'A 7 says how sure it is: "may", "is likely to", "would", or the plain present for what happens every day.',
    },
  },
  {
    word: 'should',
    find: /\bshould\b/i,
    better: {
      zh: '7 分的文章会换说法：ought to、need to，或用被动 … is required。',
      en: 'A 7 varies it: "ought to", "needs to", or a passive such as "is required".',
    },
  },
  {
    word: 'could',
    find: /\bcould\b/i,
    better: {
      zh: '7 分的文章会换说法：might、would be able to、was allowed to。',
      en: 'A 7 varies it: "might", "would be able to", "was allowed to".',
    },
  },
];
