import type { Language } from '@ninefold/contract/errors';
import type { SubjectReason } from '@ninefold/core/writing/subject/judge-subject';

/** Why a question cannot be used, or what is odd about it: kind, short, and with something to do. */
const WORDS: Record<SubjectReason, Record<Language, string>> = {
  empty: {
    zh: '还没有题目，先把题目打进来，或传一张图。',
    en: 'There is no question yet. Type it, or upload a picture.',
  },
  too_short: {
    zh: '太短了，看不出要写什么。请把整道题打完整。',
    en: 'Too short to tell what to write. Please type the whole question.',
  },
  too_long: {
    zh: '比一道题长得多。只留题目本身，不要连文章一起贴进来。',
    en: 'Much longer than a question. Keep the question and leave the rest out.',
  },
  not_english: {
    zh: '雅思的题目是英文。请贴英文原题。',
    en: 'IELTS questions are in English. Please paste the English one.',
  },
  no_question: {
    zh: '这里没有要回答的问题。题目通常以问句或 Discuss、Summarise 结尾。',
    en: 'Nothing is asked here. A question usually ends with a question mark, or with Discuss or Summarise.',
  },
  no_figure: {
    zh: '题目提到图表，却没有图。传上图片，批改才能核对数据。',
    en: 'It speaks of a figure, but there is none. Upload it, or the numbers cannot be checked.',
  },
  other_task: {
    zh: '看起来是另一个 Task 的题目，请确认选对了 Task。',
    en: 'This looks like a question of the other task. Please check which task it is.',
  },
  an_essay: {
    zh: '这像是一篇文章，不是题目。文章请在下一步写。',
    en: 'This reads like an essay, not a question. Write the essay in the next step.',
  },
  instructions: {
    zh: '这是写给机器的话，不是题目。考官只看作文。',
    en: 'These are words to a machine, not a question. Examiners only read the essay.',
  },
  not_allowed: { zh: '这个题目不能用，换一个吧。', en: 'This question cannot be used. Please take another one.' },
};

export const subjectWords = (reasons: readonly SubjectReason[], language: Language): string =>
  reasons.map((reason) => WORDS[reason][language]).join(language === 'zh' ? '' : ' ');
