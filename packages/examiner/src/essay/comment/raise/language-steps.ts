import { type Aim, type Step, step } from './step.ts';

type Steps = Record<'prose' | 'report', Record<Aim, Step>>;

const COHESION_PROSE: Record<Aim, Step> = {
  '6': step(
    '内容安排连贯，整体上能看出推进；连接词用得有效。',
    'ideas arranged so that they move forward as a whole, with linking words that do some work.',
    '盖住每句开头的连接词再读一遍。意思没变的，连接词可以删掉。',
    'cover the linking word at the start of each sentence and read on. Where nothing is lost, drop it.',
  ),
  '7': step(
    '条理清楚，一步步推进；分段有效，连接方式灵活多样。',
    'a logical order that moves forward clearly, effective paragraphs and a range of ways to link.',
    '给每段写一句“这一段说的是……”。写出两件事的段落要分开。',
    'write one line per paragraph: "this one says …". A paragraph that needs two lines is two paragraphs.',
  ),
  '7+': step(
    '连接和指代的方式灵活，偶尔用得多一点或少一点也可以。',
    'linking and reference that are flexible; a little too much or too little of it here and there is allowed.',
    '圈出 this、these、it、they，用箭头指向它所指的词。箭头指不定的，写出名词。',
    'circle "this", "these", "it" and "they" and draw an arrow to what each stands for. Where the arrow wavers, write the noun.',
  ),
  '8': step(
    '读者很容易跟上：先后有序，衔接处理得好。',
    'a text that is followed with ease: ideas in logical sequence, cohesion well managed.',
    '打乱一个段落的句子，请别人排回去。排不回去的地方，就缺一个联系。',
    'shuffle the sentences of one paragraph and let somebody put them back. Where they cannot, a link is missing.',
  ),
  '9': step(
    '衔接自然到几乎不引人注意，分段巧妙。',
    'cohesion that hardly ever draws attention to itself, and skilful paragraphs.',
    '朗读一遍，只听段与段之间：在哪里会停下来想“怎么到这儿了”？',
    'read aloud and listen only where one paragraph meets the next: where do you stop to ask how you got there?',
  ),
};
const COHESION_REPORT: Record<Aim, Step> = {
  ...COHESION_PROSE,
  '7': step(
    '信息条理清楚，一步步推进；连接方式灵活多样。',
    'information in a logical order that moves forward clearly, and a range of ways to link.',
    '细节按什么排先后：时间、大小、位置还是类别？哪一句跳出了这个次序？',
    'what are the details ordered by: time, size, place or kind? Does a sentence leave that order?',
  ),
};
/** Task 1 is not asked for its paragraphs at this step. */
const COHESION_LETTER: Record<Aim, Step> = {
  ...COHESION_PROSE,
  '7': step(
    '条理清楚，一步步推进；连接方式灵活多样。',
    'a logical order that moves forward clearly, and a range of ways to link.',
    '在每句旁边写上它回答的是哪个要点。同一个要点的句子都在一处吗？',
    'write beside each sentence which bullet point it answers. Do those on one point stand together?',
  ),
};
/** For a text with hardly a word that points back. */
export const WITHOUT_REFERENCE: Step['check'] = {
  zh: '找出接连两句里都写了的名词。第二次能换成代词，或换成指示词加名词吗？',
  en: 'find a noun that stands in two sentences running. Could a pronoun, or a word that points back with another noun, take its second place?',
};

const LEXIS_PROSE: Record<Aim, Step> = {
  '6': step(
    '词汇够用、合适，意思大体清楚；拼写和构词的错误不妨碍理解。',
    'enough fitting words for a meaning that is clear on the whole; slips in spelling or word form do not get in its way.',
    '从最后一个词往前，逐词只看拼写；再看每个长词：这里要的是名词、动词还是形容词？',
    'go backwards word by word for spelling alone; then ask of each long word whether its place needs a noun, a verb or an adjective.',
  ),
  '7': step(
    '用词有一定的灵活和准确，会用一些不太常见的词，注意搭配和语体。',
    'some flexibility and precision, some less common words, and an eye for style and for words that go together.',
    '圈出 good、bad、big、thing、people。哪一个能换成更准确的词？',
    'circle "good", "bad", "big", "thing" and "people". Which of them could be the exact word?',
  ),
  '7+': step(
    '词与词搭配得当，拼写和构词的错误很少。',
    'words that go together, with few slips in spelling and word form.',
    '挑五个“动词加名词”的说法，在词典的例句里查：英语里有没有人这样搭配？',
    'take five pairs of verb and noun and look each up among the examples of a dictionary: does English pair them like this?',
  ),
  '8': step(
    '词汇量大，用得灵活，意思精确；不常见的词也用得恰当。',
    'a wide range used flexibly for precise meanings, uncommon words among them where they fit.',
    '给三个最少见的词各写一句释义。和你在文中的意思一样吗？',
    'write a definition of your three rarest words. Is it what each means in your sentence?',
  ),
  '9': step(
    '用词灵活、精确，自然得当；小错极少。',
    'full flexibility and precise use, so natural that minor slips are extremely rare.',
    '每段找出最笼统的一个词。换一个更准确的，还是它就是最好的？',
    'find the vaguest word of each paragraph. Is there a more exact one, or is it the best?',
  ),
};
const LEXIS_REPORT: Record<Aim, Step> = {
  ...LEXIS_PROSE,
  '7': step(
    '用词有一定的灵活和准确，会用一些不太常见的词，注意搭配和语体。',
    'some flexibility and precision, some less common words, and an eye for style and for words that go together.',
    '圈出描述变化或差别的动词。程度（一点还是很多）和快慢都说出来了吗？',
    'circle the verbs for change or difference. Do they say how much, and how fast?',
  ),
};

const GRAMMAR_PROSE: Record<Aim, Step> = {
  '6': step(
    '简单句和复合句都有；有错误，但很少妨碍理解。',
    'both simple and complex sentences, with errors that rarely get in the way.',
    '只为动词读一遍：每个动词和主语一致吗？时态是这一段的时态吗？',
    'read once for the verbs only: does each agree with its subject, and is its tense that of the paragraph?',
  ),
  '7': step(
    '复合句形式多样；没有错误的句子常常出现，标点大体掌握得好。',
    'a variety of complex structures, frequent sentences without an error, and punctuation that is mostly under control.',
    '只为句号和逗号读一遍：每个逗号两边，有没有两个完整的句子只靠它连着？',
    'read once for commas and full stops only: do two full sentences anywhere hang together by a comma alone?',
  ),
  '7+': step(
    '语法总体掌握得好，复合句既灵活又准确。',
    'grammar that is generally well controlled, in complex sentences too.',
    '只为名词读一遍：可数单数有没有 a 或 the？复数有没有 -s？',
    'read once for the nouns only: has each singular one that can be counted its "a" or "the", each plural its -s?',
  ),
  '8': step(
    '句式范围广，用得灵活准确；大多数句子没有错误。',
    'a wide range of structures used flexibly, with most sentences free of error.',
    '把一句复合句拆成短句，再用另一种方式合起来。哪一种读起来更清楚？',
    'take one complex sentence apart and join it another way. Which of the two reads more clearly?',
  ),
  '9': step(
    '句式范围广，运用自如；小错极少。',
    'a wide range of structures under full control, with minor slips extremely rare.',
    '朗读最长的一句。一口气读得完、一遍听得懂吗？',
    'read your longest sentence aloud. Can it be said in one breath and followed at once?',
  ),
};

const GRAMMAR_REPORT: Record<Aim, Step> = {
  ...GRAMMAR_PROSE,
  '6': step(
    '简单句和复合句都有；有错误，但很少妨碍理解。',
    'both simple and complex sentences, with errors that rarely get in the way.',
    '只为动词读一遍：过去的年份配过去时了吗？每个动词和主语一致吗？',
    'read once for the verbs only: is a year of the past told in the past tense, and does each verb agree with its subject?',
  ),
  '7+': step(
    '语法总体掌握得好，复合句既灵活又准确。',
    'grammar that is generally well controlled, in complex sentences too.',
    '只为比较读一遍：than 前面有比较级吗？比的是同类的东西吗？',
    'read once for the comparisons only: is there a comparative before each "than", and are like things compared?',
  ),
};

export const COHESION = { prose: COHESION_PROSE, report: COHESION_REPORT, letter: COHESION_LETTER };
export const LEXIS: Steps = { prose: LEXIS_PROSE, report: LEXIS_REPORT };
export const GRAMMAR: Steps = { prose: GRAMMAR_PROSE, report: GRAMMAR_REPORT };
