import { copiedWords } from '../features/copied.ts';
import { share } from '../features/numbers.ts';
import type { Both, NotAssessableReason, Remark } from '../report.ts';
import { type EssayText, MAX_CHARACTERS, type Sentence } from '../text/essay-text.ts';
import type { Spelling } from '../text/spelling.ts';

/** What is wrong with a text before anybody reads it for quality. */
type Guarded =
  | { assessable: false; reason: { code: NotAssessableReason } & Both }
  | { assessable: true; own: Sentence[]; cap: number; warnings: Remark[] };

const RUN = 8;

const REFUSALS: Record<NotAssessableReason, Both> = {
  empty: {
    zh: '还没有内容。写下你的回答，再来估分。',
    en: 'There is nothing here yet. Write your answer, then ask for an estimate.',
  },
  too_short: {
    zh: '不到 20 个英文词，无法估分。',
    en: 'There are fewer than 20 English words, too few to estimate a band.',
  },
  too_long: {
    zh: '超过 20,000 个字符，请只提交一篇作文。',
    en: 'This is over 20,000 characters. Please hand in one essay at a time.',
  },
  not_english: {
    zh: '这篇文字主要不是英文，无法估分。',
    en: 'Most of this text is not in English, so there is no band to estimate.',
  },
  gibberish: {
    zh: '大部分词不是英文单词，无法估分。',
    en: 'Most of these are not English words, so there is no band to estimate.',
  },
  copied: {
    zh: '几乎全部抄自题目。考官不计抄题的词，请用自己的话作答。',
    en: 'Almost all of this is copied from the question. Examiners do not count copied words: answer in your own.',
  },
  code: {
    zh: '这是程序代码或标记，不是作文，无法估分。',
    en: 'This is program code or mark-up, not an essay, so there is no band to estimate.',
  },
  list: {
    zh: '这是提纲或列表，不是完整的文章。写成段落再来估分。',
    en: 'This is a list of notes, not a text. Write it out in paragraphs, then ask for an estimate.',
  },
  failed: {
    zh: '这次没能估分，文章已保存，请稍后再试。',
    en: 'The estimate did not work this time. Your essay is safe; please try again.',
  },
};

export const refusal = (code: NotAssessableReason) => ({ code, ...REFUSALS[code] });

export function guard(essay: EssayText, prompt: string, spelling: Spelling): Guarded {
  const refuse = (code: NotAssessableReason): Guarded => ({ assessable: false, reason: refusal(code) });
  if (!/\p{L}/u.test(essay.text)) return refuse('empty');
  if (essay.text.length > MAX_CHARACTERS) return refuse('too_long');
  if (foreignShare(essay.text) > 0.3) return refuse('not_english');
  if (isCode(essay.text)) return refuse('code');
  if (essay.words.length < 20) return refuse('too_short');
  const known = share(
    essay.words,
    (word) => word.lower.length < 3 || spelling.isWord(word.text) || /^[A-Z]/.test(word.text),
  );
  if (known < 0.6) return refuse(knownFunctionWords(essay) < 0.12 ? 'not_english' : 'gibberish');
  // Words of the dictionary in no English order have next to none of the small words that hold English together.
  if (knownFunctionWords(essay) < 0.12) return refuse('gibberish');
  if (isList(essay)) return refuse('list');
  return ownText(essay, prompt) ?? refuse('copied');
}

/** Brackets, signs and key words of programs in a good part of the lines. */
function isCode(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim());
  const signs = text.match(/[{}<>;=[\]\\|$#]|=>|\/\//g)?.length ?? 0;
  const coded = share(lines, (line) =>
    /[{};]\s*$|^\s*(?:def|function|import|const|let|var|class|public|return|if\s*\(|for\s*\(|#include|<\/?\w+)/.test(
      line,
    ),
  );
  return signs / Math.max(1, text.length) > 0.03 || (lines.length >= 5 && coded > 0.4);
}

/** Lines that are notes: marked with a dash or a number, or short and without a stop. */
function isList(essay: EssayText): boolean {
  const lines = essay.text.split('\n').filter((line) => line.trim());
  if (lines.length < 5) return false;
  const noted = share(lines, (line) => {
    const words = line.split(/\s+/).length;
    return (
      (/^\s*(?:[-*•·–]|\(?\d+[.)]|[a-z][.)])\s/.test(line) && words < 25) || (words < 9 && !/[.!?:,]\s*$/.test(line))
    );
  });
  return noted > 0.6;
}

/** The sentences that are the learner's own and said once. Null when next to nothing is. */
function ownText(essay: EssayText, prompt: string): Guarded | null {
  const warnings: Remark[] = [];
  let cap = 9;
  const copied = copiedWords(
    essay.words.map((word) => word.lower),
    prompt,
  );
  const copiedShare = copied.size / essay.words.length;
  const isCopied = new Set(essay.words.filter((_, i) => copied.has(i)));
  if (essay.words.length - copied.size < 20) return null;
  const unique = firstSayings(essay.sentences);
  const uniqueShare = Math.min(wordsIn(unique) / essay.words.length, newShare(essay.words.map((word) => word.lower)));
  const own = unique.filter((sentence) => share(sentence.words, (word) => isCopied.has(word)) < 0.8);
  if (wordsIn(own) < 20) return null;
  if (copiedShare > 0.4) {
    cap = Math.min(cap, 4);
    warnings.push({
      zh: `约 ${Math.round(copiedShare * 100)}% 的词抄自题目。考官不计抄题的词，改用自己的话。`,
      en: `About ${Math.round(copiedShare * 100)}% of the words are copied from the question. Examiners do not count them: use your own words.`,
    });
  }
  if (uniqueShare < 0.65) {
    cap = Math.min(cap, 4);
    warnings.push({
      zh: '大段内容重复出现。重复的话不加分，删掉后再估一次。',
      en: 'Long stretches appear twice. Repeating adds nothing: delete them and ask again.',
    });
  }
  return { assessable: true, own, cap, warnings };
}

const wordsIn = (sentences: Sentence[]) => sentences.reduce((sum, sentence) => sum + sentence.words.length, 0);

/** Sentences that are new in this essay: neither a repetition nor nearly one. */
function firstSayings(sentences: Sentence[]): Sentence[] {
  const seen: Set<string>[] = [];
  return sentences.filter((sentence) => {
    const words = new Set(sentence.words.map((word) => word.lower));
    if (words.size < 4) return true;
    const again = seen.some((before) => {
      const shared = [...words].filter((word) => before.has(word)).length;
      return shared / words.size > 0.85 && shared / before.size > 0.85;
    });
    if (!again) seen.push(words);
    return !again;
  });
}

/** Share of the words that do not stand in a run of eight the essay has had before. */
function newShare(words: string[]): number {
  const seen = new Set<string>();
  const again = new Set<number>();
  for (let i = 0; i + RUN <= words.length; i++) {
    const run = words.slice(i, i + RUN).join(' ');
    if (seen.has(run)) for (let k = i; k < i + RUN; k++) again.add(k);
    seen.add(run);
  }
  return 1 - again.size / Math.max(1, words.length);
}

function foreignShare(text: string): number {
  const letters = text.match(/\p{L}/gu) ?? [];
  return share(letters, (letter) => !/\p{Script=Latin}/u.test(letter));
}

const FUNCTION_WORDS = new Set(
  'the a an of to in and is are was were be been it that this these those for on with as at by from or not but they we i you he she his her their our my your its have has had do does did can will would should could may might more most some many there which who what when where how if so than then also because'.split(
    ' ',
  ),
);
const knownFunctionWords = (essay: EssayText) => share(essay.words, (word) => FUNCTION_WORDS.has(word.lower));

const NEEDS_NOUN = /^(?:the|a|an|my|your|our|their|his|its|every)$/;
const NEVER_AFTER_THE =
  /^(?:the|a|an|of|is|are|was|were|be|been|and|or|but|to|in|on|at|for|with|from|by|that|this|they|we|he|she|it|will|would|can|could|should|have|has|do|does|not|because|if|which|who|than)$/;
const MODAL = /^(?:can|could|will|would|should|must|may|might)$/;
const NEVER_AFTER_MODAL =
  /^(?:the|a|an|of|is|are|was|were|and|or|in|on|for|with|from|by|that|their|my|our|which|who|than|because|to)$/;
const PREPOSITION = /^(?:of|from|with|into|at|by|for)$/;
const NEVER_AFTER_PREPOSITION =
  /^(?:is|are|was|were|of|and|or|will|would|can|should|have|has|do|does|than|because|be|they|we|he|she|i)$/;

/** Share of small words followed by what can never follow them. About .01 in essays, .3 in shuffled ones. */
export function disorder(essay: EssayText): number {
  let chances = 0;
  let broken = 0;
  const things = nounsLikeModals(essay);
  for (const { words } of essay.sentences) {
    words.forEach(({ lower }, i) => {
      if (things.has(lower)) return;
      const rule = NEEDS_NOUN.test(lower)
        ? NEVER_AFTER_THE
        : MODAL.test(lower)
          ? NEVER_AFTER_MODAL
          : PREPOSITION.test(lower)
            ? NEVER_AFTER_PREPOSITION
            : null;
      if (!rule) return;
      chances++;
      const next = words[i + 1]?.lower;
      if (next === undefined || (rule.test(next) && !things.has(next))) broken++;
    });
  }
  return chances < 8 ? 0 : broken / chances;
}

/** "Cans are collected": then "every can is sealed" is in order as well. */
const nounsLikeModals = ({ text }: EssayText) =>
  new Set(['can', 'will', 'must', 'might'].filter((modal) => new RegExp(`\\b${modal}s\\b`, 'i').test(text)));

/** Share of the words in paragraphs that are broken by themselves: a whole opening and ending hide a body in no order. */
export function brokenShare(essay: EssayText): number {
  const broken = essay.paragraphs.filter(
    ({ sentences }) => wordsIn(sentences) >= 30 && disorder({ ...essay, sentences }) > 0.2,
  );
  return broken.reduce((sum, { sentences }) => sum + wordsIn(sentences), 0) / Math.max(1, essay.words.length);
}
