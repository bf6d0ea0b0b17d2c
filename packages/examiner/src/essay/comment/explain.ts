import type { ErrorKind } from '../errors/hint.ts';
import type { Both } from '../report.ts';
import { MARKS_EXPLAINED } from './explanations/marks.ts';
import { NOUNS_EXPLAINED } from './explanations/nouns.ts';
import { TAGGER_EXPLAINED } from './explanations/tagger.ts';
import { VERBS_EXPLAINED } from './explanations/verbs.ts';

/** Why it is wrong, in one sentence. A rule without a sentence of its own uses that of its kind. */
const BY_KIND: Record<ErrorKind, Both> = {
  spelling: { zh: '拼写不对。', en: 'This word is misspelt.' },
  capital: { zh: '这里的大小写不对。', en: 'Check the capital letter here.' },
  punctuation: { zh: '标点不对。', en: 'Check the punctuation here.' },
  article: { zh: '冠词用法不对。', en: 'Check the article.' },
  number: { zh: '名词的单复数不对。', en: 'Check singular and plural.' },
  agreement: { zh: '主语和动词的数不一致。', en: 'Subject and verb do not agree.' },
  verb: { zh: '动词形式不对。', en: 'Check the form of the verb.' },
  preposition: { zh: '介词搭配不对。', en: 'Check the preposition.' },
  phrase: { zh: '固定说法不是这样写的。', en: 'The set phrase has another form.' },
  comparison: { zh: '比较的形式不对。', en: 'Check the comparison.' },
  linking: { zh: '连词重复了。', en: 'One linking word is enough.' },
};

const BY_RULE: Record<string, Both> = {
  ...MARKS_EXPLAINED,
  ...NOUNS_EXPLAINED,
  ...VERBS_EXPLAINED,
  ...TAGGER_EXPLAINED,
};

export function explain(rule: string, kind: ErrorKind, replacement: string): Both {
  if (rule === 'fixed-phrase') return { zh: `固定的说法是 ${replacement}。`, en: `The phrase is "${replacement}".` };
  if (rule === 'past-form')
    return {
      zh: `这个动词的过去式不规则：${replacement}。`,
      en: `The past form of this verb is irregular: "${replacement}".`,
    };
  // The rule for the third person also mends a tense; the sentence about the s would then be wrong: looked, sat, went.
  if (kind === 'agreement' && (/ed$/.test(replacement) || (rule === 'he-base' && !/s$/.test(replacement))))
    return { zh: '前后讲的是过去，动词用过去式。', en: 'The text around it is in the past, so the verb is too.' };
  if (rule === 'wrong-preposition')
    return { zh: `这个词后面固定搭配的介词是 ${replacement}。`, en: `This word goes with "${replacement}".` };
  return BY_RULE[rule] ?? BY_KIND[kind];
}
export const KIND_NAMES: Record<ErrorKind, Both> = {
  spelling: { zh: '拼写', en: 'spelling' },
  capital: { zh: '大小写', en: 'capital letters' },
  punctuation: { zh: '标点', en: 'punctuation' },
  article: { zh: '冠词', en: 'articles' },
  number: { zh: '单复数', en: 'singular and plural' },
  agreement: { zh: '主谓一致', en: 'subject-verb agreement' },
  verb: { zh: '动词形式', en: 'verb forms' },
  preposition: { zh: '介词', en: 'prepositions' },
  phrase: { zh: '固定搭配', en: 'set phrases' },
  comparison: { zh: '比较级', en: 'comparisons' },
  linking: { zh: '连词', en: 'linking words' },
};
