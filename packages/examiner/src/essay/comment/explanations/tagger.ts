import type { TaggerRule } from '../../grammar-tagger/tagger-kinds.ts';
import type { Both } from '../../report.ts';

/** A net saw these and gives no reason, so each is a suggestion and says what to look at. */
export const TAGGER_EXPLAINED: Record<TaggerRule, Both> = {
  'tagger-article-in': {
    zh: '这里可能缺一个冠词：想想读者知不知道说的是哪一个。',
    en: 'An article may be missing: does the reader know which one you mean?',
  },
  'tagger-article-out': { zh: '这里可能不用冠词。', en: 'Perhaps no article here.' },
  'tagger-article': { zh: '这里可能要换一个冠词。', en: 'Perhaps another article here.' },
  'tagger-preposition-in': { zh: '这里可能缺一个介词。', en: 'A preposition may be missing here.' },
  'tagger-preposition-out': { zh: '这里可能不需要介词。', en: 'Perhaps no preposition is needed here.' },
  'tagger-preposition': { zh: '这里的介词可能要换一个。', en: 'Perhaps another preposition here.' },
  'tagger-number': { zh: '看看这个名词该用单数还是复数。', en: 'Check whether this noun is one or several.' },
  'tagger-possessive': {
    zh: '如果这里要说的是“谁的”，看看要不要加 ’s。',
    en: "If this says whose it is, check whether the word takes 's.",
  },
  'tagger-form': {
    zh: '看看这个词的形式：作名词时是一个还是几个，作动词时主语是谁、说的是什么时候。',
    en: 'Check the form of this word: as a noun, one or several; as a verb, whose it is and when.',
  },
  'tagger-agreement': { zh: '看看动词和主语的单复数是否一致。', en: 'Check that the verb agrees with its subject.' },
  'tagger-verb': { zh: '看看这里动词该用什么形式或时态。', en: 'Check the form or the tense of this verb.' },
  'tagger-to': { zh: '看看这个动词前要不要用 to。', en: 'Check whether "to" belongs before this verb.' },
  'tagger-auxiliary': {
    zh: '看看这个动词：形式、时态，以及和主语是否一致。',
    en: 'Check this verb: its form, its tense, and whether it fits its subject.',
  },
  'tagger-split': {
    zh: '两个完整的句子不能只用逗号连接：断成两句，或者加连词。',
    en: 'Two whole sentences need a full stop or a linking word between them.',
  },
  'tagger-comma-in': { zh: '这里可能少一个逗号。', en: 'A comma may be missing here.' },
  'tagger-comma-out': { zh: '这里可能多了一个逗号。', en: 'Perhaps no comma here.' },
  'tagger-mark': { zh: '看看这里的标点。', en: 'Check the punctuation here.' },
  'tagger-small-letter': { zh: '这个词不是专有名词，一般小写。', en: 'No name, so perhaps a small letter.' },
  'tagger-capital': { zh: '看看这里是否要大写。', en: 'Check whether a capital letter is needed.' },
  'tagger-spelling': { zh: '看看这个词的拼写。', en: 'Check the spelling of this word.' },
  'tagger-order': { zh: '这两个词的顺序可能要换。', en: 'Perhaps these words stand the other way round.' },
  'tagger-word-in': { zh: '这里可能缺一个词。', en: 'A word may be missing here.' },
  'tagger-word-out': { zh: '这里可能多了一个词。', en: 'Perhaps this word is not needed.' },
  'tagger-wording': { zh: '这几个词可能要换一种写法。', en: 'Perhaps these words take another form.' },
  'tagger-word': { zh: '这里换一个词可能更准确。', en: 'Perhaps another word is meant here.' },
};
