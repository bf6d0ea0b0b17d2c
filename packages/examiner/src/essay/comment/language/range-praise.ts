import { countWords, type Sentence } from '../../text/essay-text.ts';
import { TELLS_OF_THE_PAST } from '../../text/past.ts';
import { quote } from '../../text/quote.ts';
import { type Facts, isClean, type Point, praise } from '../facts.ts';

/** Of what is over it would be "had been": "During the pandemic … If there were …". */
const UNREAL =
  /\bif\b(?! it (?:had|was|were)n?(?:'t| not)? ?(?:been )?(?:an?|the)\b)[^,.;]{3,60}\b(?:were|had)\b[^,.;]{2,60}, [^.;]*\b(?:would|could|might)\b/i;

/** Structures that few writers below 8 use, each with what it is called. A plain "which" or "if" is not worth a word. */
const RANGE: [RegExp, string, string][] = [
  [
    /^\W*(?:not only|only (?:when|then|if|after|by [a-z]+ing)|rarely|seldom|hardly|no sooner|nowhere|little|never)\b[^,.;]{0,30}?\b(?:does|do|did|has|have|is|are|was|were|can|will|would|should) (?:it|they|he|she|we|people|the|a|this|these|that|one)\b/i,
    '用了倒装，强调落在句首',
    'is an inversion that puts the stress on its first words',
  ],
  [
    /^\W*what (?:is|was) (?:\w+ )?(?:striking|clear|noticeable|remarkable|important|surprising|worrying|missing|needed|certain|interesting)\b/i,
    '用 what 从句作主语，突出重点',
    'makes a "what" clause its subject and so stresses the main point',
  ],
  [
    /\bit (?:is|was) (?:often |usually |mainly |precisely |also )?(?![a-z' ,]*\b(?:for|to|that|if)\b)(?!difficult|hard|easy|important|necessary|possible|impossible|better|good|bad|fair|unfair|true|clear|useful|essential|vital|an? |not |more |less |likely|those|people)[a-z' ,]{4,50} who [^.;]{3,}/i,
    '用强调句突出主语',
    'is a cleft: "it is … who" stresses the subject',
  ],
  [UNREAL, '用虚拟语气设想一个不存在的情况', 'imagines an unreal case: "if" with a past form, then "would"'],
  [
    /^\W*(?:having|mentioned|taken|seen|faced|compared|left|done|guided|driven|built|deprived|surrounded|encouraged)\b[^,;.]{4,60}, [a-z]/i,
    '用分词短语开头',
    'opens with a participle phrase instead of a clause',
  ],
  [
    /(?<!\b(?:therefore|thus|hence|however|moreover|furthermore|besides|also|secondly|first(?:ly)?|thirdly|finally|lastly|instead|indeed|second|example|instance|addition|hand|result|opinion|view|contrast|conclusion)), (?:leaving|making|allowing|bringing|raising|turning|forcing|lifting|reaching|giving) (?:it|them|the|a|him|her|many|more)\b/i,
    '用 -ing 短语带出结果',
    'adds the result with an -ing phrase',
  ],
];

/** One real structure, named with its words. The shortest such sentence: it has least room for a slip nobody found. */
export function rangePraise({ essay, corrections }: Facts): Point[] {
  for (const [pattern, zh, en] of RANGE) {
    const [one] = essay.sentences
      .filter((_, i) => pattern !== UNREAL || !TELLS_OF_THE_PAST.test(essay.sentences[i - 1]?.text ?? ''))
      .filter((sentence) => isClean(corrections, sentence) && isShowable(sentence) && pattern.test(sentence.text))
      .sort((a, b) => a.words.length - b.words.length);
    if (one) return [praise(1.4, `这一句${zh}。`, `This sentence ${en}.`, quote(one))];
  }
  return [];
}

const isShowable = ({ text }: Sentence) => countWords(text) >= 9 && countWords(text) <= 34;
