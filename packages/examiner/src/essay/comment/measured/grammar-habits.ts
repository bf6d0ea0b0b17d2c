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
