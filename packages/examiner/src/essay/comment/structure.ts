import type { Both, EssayRequest, ParagraphRole } from '../report.ts';
import type { EssayText, Paragraph } from '../text/essay-text.ts';
import { quote } from './quote.ts';
import { exampleSignal, hasExample, hasReason } from './signals.ts';

const OVERVIEW =
  /\b(?:overall|in general|generally speaking|as a whole|it is (?:also )?(?:clear|evident|noticeable|apparent|obvious)|it can (?:also )?be seen|we can see|in summary|to sum up|the (?:most striking|main) (?:feature|trend|point|change))\b/i;
const CLOSING =
  /^\W*(?:in conclusion|to conclude|to sum up|in summary|all in all|overall|to summari[sz]e|in short|finally, i|for these reasons)\b/i;

/** What each paragraph does for the reader, told by what can be seen in it. */
export function structureOf(essay: EssayText, request: EssayRequest): ParagraphRole[] {
  const last = essay.paragraphs.length - 1;
  return essay.paragraphs.map((paragraph, i) => {
    const role = roleOf(paragraph, i, last, request.task);
    const words = paragraph.sentences.reduce((sum, sentence) => sum + sentence.words.length, 0);
    return {
      start: paragraph.start,
      end: paragraph.end,
      role,
      sentences: paragraph.sentences.length,
      words,
      point: quote(paragraph.sentences[0]!),
      comment: commentOn(paragraph, role, words, request),
    };
  });
}

function roleOf(paragraph: Paragraph, index: number, last: number, task: 1 | 2): ParagraphRole['role'] {
  if (last === 0) return 'single';
  // "Dear Sir or Madam," and the name under a letter are no paragraphs of it.
  const few = paragraph.sentences.reduce((sum, one) => sum + one.words.length, 0) <= 6;
  if (task === 1 && few && index === 0) return 'opening';
  if (task === 1 && few && index >= last - 1) return 'closing';
  if (task === 1 && OVERVIEW.test(paragraph.text) && paragraph.sentences.length <= 4) return 'overview';
  if (index === 0) return 'opening';
  if (index === last && (CLOSING.test(paragraph.text) || (task === 2 && paragraph.sentences.length <= 3)))
    return 'closing';
  return 'body';
}

const FIXED: Partial<Record<ParagraphRole['role'], Both>> = {
  single: { zh: '全文只有这一段。', en: 'The whole text is this one block.' },
  opening: { zh: '开头段。', en: 'The opening.' },
  overview: { zh: '概述段。', en: 'The overview.' },
  closing: { zh: '结尾段。', en: 'The ending.' },
};

function commentOn({ text }: Paragraph, role: ParagraphRole['role'], words: number, request: EssayRequest): Both {
  const fixed = FIXED[role];
  if (fixed) return fixed;
  if (request.task === 1) {
    const numbers = text.match(/\d[\d.,]*/g)?.length ?? 0;
    if (!numbers) return { zh: `正文段，${words} 词。`, en: `A body paragraph of ${words} words.` };
    return {
      zh: `细节段，有 ${numbers} 个数字。`,
      en: `Details, with ${numbers} ${numbers === 1 ? 'number' : 'numbers'}.`,
    };
  }
  const example = exampleSignal(text);
  if (example)
    return { zh: `正文段，用“${example}”举了例子。`, en: `A body paragraph with an example ("${example}").` };
  if (hasExample(text))
    return {
      zh: '正文段，提到了具体的人、地方或年份。',
      en: 'A body paragraph that names a person, a place or a year.',
    };
  return hasReason(text)
    ? { zh: '正文段，说了原因或结果，没有举例。', en: 'A body paragraph with a cause or a result, and no example.' }
    : {
        zh: '正文段，没有举例，也没有 because 一类的词。',
        en: 'A body paragraph without an example or a word like "because".',
      };
}

export const hasOverview = (text: string): boolean => OVERVIEW.test(text);
