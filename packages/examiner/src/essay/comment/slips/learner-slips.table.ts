import type { Both } from '../../report.ts';
import { asBefore, withoutFirst } from './as-before.ts';
import type { SureSlip } from './sure-slips.table.ts';

/** More slips that no reading excuses, most of them Chinese put into English word by word. For the report alone. */
const BASE =
  'be|become|bring|buy|choose|come|cross|decide|do|eat|enjoy|explain|feel|find|get|give|go|have|help|keep|know|learn|live|make|pay|play|put|read|see|speak|spend|stay|take|talk|teach|tell|think|travel|understand|use|wait|watch|write';
/** "What they are depends on …", "how good it is depends on …": that verb has a whole clause for its subject. */
const NO_CLAUSE_BEFORE =
  '(?<!\\b(?:what|how|where|whether|whatever|whoever|which [a-z]+|who(?! (?:is|are|was|were)\\b))\\b[^.;:!?]*)';
/** Behind these the bare verb is right: "make everyone live longer", "it is vital that nobody leave". */
const NO_BARE_VERB =
  '(?<!\\b(?:mak(?:e|es|ing)|made|lets?|letting|help\\w*|see|sees|saw|watch\\w*|demand\\w*|insist\\w*|suggest\\w*|requir\\w*|recommend\\w*|propos\\w*|ask(?:s|ed)?|vital|essential|important|necessary|rather|should|could|would|must|can|will|may|might|did|do|does|to)\\b[^.;:!?]*)';
const CHILD =
  'child|children|kids?|sons?|daughters?|boys?|girls?|students?|pupils?|parents?|mother|father|friends?|workers?|employees|staff|readers?|players?|people|teachers?|residents|customers|visitors|neighbours|tenants|drivers';
/** "Is belong" → "belongs", "were belong" → "belonged". */
function verbAlone(wrong: string): string {
  const [be, verb] = wrong.toLowerCase().split(' ') as [string, string];
  return asBefore(wrong, /^w/.test(be) ? `${verb}ed` : be === 'is' ? `${verb}s` : verb);
}
const PAST: Record<string, string> = {
  increase: 'increased',
  decrease: 'decreased',
  drop: 'dropped',
  decline: 'declined',
  reach: 'reached',
  fall: 'fell',
  rise: 'rose',
  grow: 'grew',
  go: 'went',
};
const ING: Record<string, string> = {
  make: 'making',
  write: 'writing',
  prepare: 'preparing',
  get: 'getting',
  practise: 'practising',
};

const NO_BE: Both = {
  zh: '这个词本身就是动词，前面不用 be。',
  en: 'This word is the verb itself; it takes no "be" before it.',
};
const NO_TO: Both = {
  zh: 'let 后面接人再接动词原形，不加 to。',
  en: 'After "let" and a person comes the bare verb, without "to".',
};
export const LEARNER_SLIPS: readonly SureSlip[] = [
  {
    rule: 'be-belong',
    kind: 'verb',
    find: new RegExp(
      `${NO_CLAUSE_BEFORE}\\b((?:is|are|was|were) (?:belong(?= to\\b)|depend(?= on\\b)|consist(?= of\\b)|look(?= like\\b)))`,
      'dgi',
    ),
    by: verbAlone,
    why: NO_BE,
  },
  {
    rule: 'are-lack-of',
    kind: 'verb',
    // "The problems facing students are lack of money" is right: the noun must be the head of its clause.
    find: /(?:\b(?:they|we|who)|(?:^|[,;:] |\b(?:because|but|so|that|if|when) )(?:(?:many|most|some) )?(?:students|children|people)) (are lack of)\b/dgi,
    by: 'lack',
    why: NO_BE,
  },
  {
    rule: 'let-to',
    kind: 'verb',
    find: new RegExp(
      `\\b(?:let|lets|letting) (?:me|us|him|them|people|children|students|(?:the|my|our|his|her|their|your) (?:[a-z-]+ )?(?:${CHILD})) (to (?:${BASE}|practise|practice|share|join|try))\\b`,
      'dgi',
    ),
    by: withoutFirst,
    why: NO_TO,
  },
  {
    rule: 'spend-time-to',
    kind: 'verb',
    find: /\b(?:spend|spends|spent|spending) (?:(?:so |too )?(?:much|many|several|two|three|four|five|a few|a lot of|lots of|more|their|our|my) )?(?:time|hours|days|weeks|months|years|evenings) (to (?:talk|explain|study|learn|read|watch|play|cook|wait|look|think|help|teach|find|do|make|write|prepare|get|practise))\b/dgi,
    by: (wrong) => ING[wrong.slice(3).toLowerCase()] ?? `${wrong.slice(3)}ing`,
    why: { zh: 'spend 加时间，后面用动词的 -ing 形式。', en: 'After "spend" and a time the verb takes -ing.' },
  },
  {
    rule: 'suggest-you-to',
    kind: 'verb',
    find: new RegExp(
      `\\bsuggest(?:s|ed|ing)? ((?:me|you|them|him|us) to)(?= (?:${BASE}|build|swim|change|move|join|visit|call|send|check|consider|try|practise|practice|provide|open|close|set|add|reduce|improve|exercise|wear|bring|ask)\\b)`,
      'dgi',
    ),
    by: (wrong) =>
      `that ${{ me: 'I', them: 'they', him: 'he', us: 'we' }[wrong.split(' ')[0]!.toLowerCase()] ?? 'you'}`,
    why: { zh: 'suggest 后面用 that 从句，动词用原形。', en: 'After "suggest" comes "that" with the bare verb.' },
  },
  {
    rule: 'rather-to',
    kind: 'verb',
    find: /\b(?:would|'d) rather (not to)(?= [a-z]+)/dgi,
    by: 'not',
    why: {
      zh: 'would rather 后面接动词原形，不加 to。',
      en: 'After "would rather" comes the bare verb, without "to".',
    },
  },
  {
    rule: 'easy-to-be',
    kind: 'verb',
    // "It is easy to be misled" is right: only of those to whom it happens.
    find: /\b(?:(?:they|we|you|who|people|children|[a-z]+(?<!s)s) (?:are|were)|I am) (easy to be)(?= (?:cheated|hurt|influenced|affected|distracted|forgotten|broken|damaged|misled|attracted|addicted|infected|ignored|destroyed)\b)/dgi,
    by: 'easily',
    why: { zh: '人或物“容易被……”说 are easily …。', en: 'What happens to somebody easily "is easily" done.' },
  },
  {
    rule: 'easy-to-get-ill',
    kind: 'verb',
    find: /\b(?:children|people|students|teenagers|adults|parents|workers) (are easy to)(?= (?:get|feel|become) (?:fat|ill|sick|angry|tired|lost|bored|addicted|anxious|lonely|sad|lazy|obese|overweight)\b)/dgi,
    by: 'easily',
    why: {
      zh: 'easy to 说的是事情容易做；人“容易怎样”用 easily。',
      en: '"Easy to" is said of a task; what people do readily they do "easily".',
    },
  },
  {
    rule: 'no-matter-he',
    kind: 'linking',
    find: /\bno matter ((?:he|she|it|they|we|you|people) (?:is|are|was|were))(?= [^.,]*\bor\b)/dgi,
    by: (wrong) => `whether ${wrong}`,
    why: {
      zh: 'no matter 后面要有 whether、how 或 what。',
      en: '"No matter" needs "whether", "how" or "what" behind it.',
    },
  },
  {
    rule: 'increase-after-past',
    kind: 'verb',
    find: /\b(?:was|were|fell|rose|decreased|increased|dropped|stood at) (?:[a-z]+ly )?(?:to |from |at |about |only |around )*[£$€]?\d[\w,%]*(?: (?:million|thousand|percent|people|[a-z]+s))?(?: (?:in|by|at) [a-z\d]+)? and (?:then |also )?(increase|decrease|drop|decline|reach|fall|rise|grow|go)(?= (?:to|by|up|down|again|[£$€]?\d))/dgi,
    by: (wrong) => PAST[wrong.toLowerCase()]!,
    why: {
      zh: '前面的动词是过去式，and 后面也用过去式。',
      en: 'The verb before "and" is in the past, so the one behind it is too.',
    },
  },
  {
    rule: 'times-of',
    kind: 'comparison',
    find: /\b(?:is|was|were|are) (?:about |almost |nearly |more than )?(?:two|three|four|five|six|ten|\d+) (times of) (?=the (?!day|week|month|year|night)[a-z]+|that\b|those\b)/dgi,
    by: 'times',
    why: {
      zh: '“是……的几倍”说 three times，后面不加 of。',
      en: 'A multiple is "three times" the other, without "of".',
    },
  },
  {
    rule: 'take-serious',
    kind: 'verb',
    find: /\btak(?:e|es|ing|en) (?:it|this|that|them|(?:this|the|my|our) (?:matter|problem|issue|complaint|warning|advice)) (serious)(?=[.,;]| (?:as|because|enough)\b)/dgi,
    by: 'seriously',
    why: {
      zh: '修饰动词 take 要用副词 seriously。',
      en: 'It is the verb that is described, so the adverb: seriously.',
    },
  },
  {
    rule: 'students-of-twelve',
    kind: 'phrase',
    find: /\b(?:students|children|pupils|teenagers|people|adults|boys|girls) (of [a-z\d]+(?:-[a-z]+)? years old)\b/dgi,
    by: (wrong) => `aged ${wrong.split(' ')[1]}`,
    why: { zh: '“几岁的人”说 aged 加数字。', en: 'How old somebody is follows "aged".' },
  },
  {
    rule: 'most-of-time',
    kind: 'article',
    find: /\b(most of time)\b(?!')/dgi,
    by: (wrong) => asBefore(wrong, 'most of the time'),
    why: { zh: 'most of 后面的名词要有 the。', en: 'After "most of" the noun takes "the".' },
  },
  {
    rule: 'nobody-use',
    kind: 'agreement',
    find: new RegExp(
      `${NO_BARE_VERB}(?:^|[,;] |\\b(?:and|but|because|if|when) )(?:nobody|everybody|everyone|no one) (use|want|need|know|like|go|come|get|take|make|help|live|think|look|see|talk|pay|buy)\\b(?! (?:to )?\\w+ed\\b)`,
      'dgi',
    ),
    by: (wrong) => (/o$/.test(wrong) ? `${wrong}es` : `${wrong}s`),
    present: true,
    why: { zh: '这类词按单数算，动词加 s。', en: 'This counts as one person: the verb takes s.' },
  },
  {
    rule: 'is-not-other',
    kind: 'article',
    find: /\bthere (?:is|are|was|were) (not other)\b/dgi,
    by: 'no other',
    why: { zh: '名词前的否定用 no：no other。', en: 'Before a noun the negative is "no": no other.' },
  },
  {
    rule: 'all-their-saving',
    kind: 'phrase',
    find: /\b(?:lose|lost|losing|spend|spent|use|used) (?:all )?((?:my|his|her|their|our) saving)\b(?! [a-z]*(?:account|grace))/dgi,
    by: (wrong) => `${wrong}s`,
    why: { zh: '“积蓄”是 savings，用复数。', en: 'Money put aside is "savings", always with s.' },
  },
  {
    rule: 'are-less',
    kind: 'number',
    find: /\b(?:the|are|these|those|their) (?:steps|cars|students|jobs|children|mistakes|accidents|trees|visitors|shops|rules|lessons) (?:is|are|were|become|will be) (less)(?=[.,])/dgi,
    by: 'fewer',
    why: { zh: '复数名词的“少”用 fewer。', en: 'Of a plural say "fewer", not "less".' },
  },
];
