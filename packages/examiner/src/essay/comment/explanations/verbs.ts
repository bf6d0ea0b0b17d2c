import type { Both } from '../../report.ts';

/** Why it is wrong, by rule: verbs, comparisons and linking words. */
export const VERBS_EXPLAINED: Record<string, Both> = {
  'modal-to': {
    zh: '情态动词后面直接用动词原形，不加 to。',
    en: 'After a modal verb comes the bare verb, without "to".',
  },
  'do-form': { zh: 'do / does / did 后面用动词原形。', en: 'After do, does or did comes the base form.' },
  'have-form': { zh: 'have / has / had 后面用过去分词。', en: 'After have, has or had comes the past participle.' },
  'be-base': { zh: '被动语态：be + 过去分词。', en: 'The passive is "be" with the past participle.' },
  'verb-gerund': { zh: '这个动词后面用 -ing。', en: 'This verb is followed by -ing.' },
  'missing-to': { zh: '两个动词之间少了 to。', en: 'A "to" is missing between the two verbs.' },
  'make-to': { zh: 'make / let 后面的动词不加 to。', en: 'After "make someone" or "let someone" there is no "to".' },
  'spend-to': { zh: 'spend time 后面用 -ing。', en: 'After "spend time" comes -ing.' },
  'although-but': { zh: 'although 和 but 只用一个。', en: 'Use "although" or "but", not both.' },
  'because-so': { zh: 'because 和 so 只用一个。', en: 'Use "because" or "so", not both.' },
  'comparative-then': { zh: '比较用 than，then 是“然后”。', en: 'Comparisons take "than"; "then" means afterwards.' },
  'more-er': { zh: '-er 已经是比较级，不再加 more。', en: 'The -er form is already comparative: leave out "more".' },
  'more-easy': { zh: '短形容词的比较级加 -er，不用 more。', en: 'A short adjective takes -er instead of "more".' },
  'interested-in-base': { zh: '介词后面用 -ing。', en: 'After a preposition comes -ing.' },
  'yesterday-present': { zh: '说的是过去的事，用过去式。', en: 'It is over, so the verb is in the past.' },
  'forward-to': {
    zh: 'look forward to 的 to 是介词，后面用 -ing。',
    en: 'In "look forward to" the "to" is a preposition: -ing follows.',
  },
  'preposition-base': { zh: '介词后面的动词用 -ing。', en: 'After a preposition the verb takes -ing.' },
  'before-to': { zh: '介词后面不用 to do，用 -ing。', en: 'After a preposition write -ing, not "to do".' },
  'interested-to': { zh: '“对做某事感兴趣”是 interested in doing。', en: 'Say "interested in doing".' },
  'interested-to-form': { zh: '“对做某事感兴趣”是 interested in doing。', en: 'Say "interested in doing".' },
  'to-form': { zh: '这里的 to 后面用动词原形。', en: 'After this "to" comes the base form.' },
  'modal-form': { zh: '情态动词后面用动词原形。', en: 'After a modal verb comes the base form.' },
  'make-form': {
    zh: 'make / let somebody 后面用动词原形。',
    en: 'After "make someone" or "let someone" comes the base form.',
  },
  'have-base': { zh: 'have / has 后面用过去分词。', en: 'After have or has comes the past participle.' },
  'be-happened': { zh: '这个动词没有被动语态。', en: 'This verb has no passive.' },
  'be-verb': { zh: 'be 和实义动词不能连用。', en: '"Be" cannot stand before a plain verb.' },
  'if-will': { zh: 'if 从句说将来，用现在时，不用 will。', en: 'After "if" the future stands in the present tense.' },
  'use-to': { zh: '“过去常常”是 used to。', en: 'A habit of the past is "used to".' },
  'enjoy-base': { zh: '这个动词后面用 -ing。', en: 'This verb is followed by -ing.' },
  'easy-base': { zh: '形容词和动词之间要有 to。', en: 'Between the adjective and the verb stands "to".' },
  'go-to-shopping': { zh: 'go 后面直接跟 -ing，不加 to。', en: '"Go" takes -ing without "to": go shopping.' },
  'told-in-past': {
    zh: '整句讲的是过去，动词也用过去式。',
    en: 'The sentence tells of the past, so this verb does too.',
  },
  'indirect-question': {
    zh: '间接问句用陈述语序：主语在前，动词在后。',
    en: 'Inside a sentence a question keeps the order of a statement: subject first.',
  },
  'extra-preposition': {
    zh: '这个动词后面直接跟宾语，不加介词。',
    en: 'This verb takes its object without a preposition.',
  },
  'missing-preposition': { zh: '这个动词后面要有介词。', en: 'This verb needs its preposition.' },
};
