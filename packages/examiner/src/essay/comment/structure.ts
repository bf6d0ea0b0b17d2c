import type { Both, EssayRequest, ParagraphRole } from '../report.ts';
import { countWords, type EssayText, type Paragraph } from '../text/essay-text.ts';
import { quote } from '../text/quote.ts';
import { isClosing, isGreeting, isLetter, isPurpose } from './letter.ts';
import { exampleSignal } from './signals.ts';

const OVERVIEW =
  /\b(?:overall|in general|generally speaking|as a whole|it(?: is|['’]s) (?:also |very |quite )?(?:clear|evident|noticeable|apparent|obvious)|(?:it|what) (?:can|could|may|might) (?:also |clearly |easily )?be (?:\w+ly )?(?:seen|observed|noticed|noted)|it is \w+ly (?:seen|shown|visible)|(?:we|you|one) can (?:\w+ly )?(?:see|notice|observe)|in summary|to sum(?:mari[sz]e)? ?(?:up)?|in (?:brief|beief|short|overview|conclusion|a nutshell)|by and large|on the whole|over ?all?|at first glance|all in all|the (?:most striking|main) (?:feature|trend|point|change))\b/i;
/** Only such words make a paragraph the overview; "we can see" may stand anywhere. */
const SURE_OVERVIEW =
  /(?:^|\n|[.] )\W*(?:overall|in general|generally speaking|in summary|to sum up|it is (?:also )?(?:clear|evident|noticeable|apparent|obvious)|the (?:most striking|main) (?:feature|trend|point|change))\b|\boverall,|\bas a whole\b/i;
const CLOSING =
  /^\W*(?:in conclusion|to conclude|to sum up|in summary|all in all|overall|to summari[sz]e|in short|finally, i|for these reasons)\b/i;

/** What each paragraph does for the reader, told by what can be seen in it. */
export function structureOf(essay: EssayText, request: EssayRequest): ParagraphRole[] {
  const last = essay.paragraphs.length - 1;
  return essay.paragraphs.map((paragraph, i) => {
    const role = isLetter(request) ? letterRole(paragraph, i, last) : roleOf(paragraph, i, last, request.task);
    const words = countWords(paragraph.text);
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
  if (task === 1 && SURE_OVERVIEW.test(paragraph.text) && paragraph.sentences.length <= 4) return 'overview';
  if (index === 0) return 'opening';
  if (index === last && (CLOSING.test(paragraph.text) || (task === 2 && paragraph.sentences.length <= 3)))
    return 'closing';
  return 'body';
}

/** The greeting and the line of purpose open a letter; the last wish, the close and the name end it. */
function letterRole(paragraph: Paragraph, index: number, last: number): ParagraphRole['role'] {
  if (last === 0) return 'single';
  if (index === 0 && isGreeting(paragraph.text)) return 'opening';
  if (index <= 1 && isPurpose(paragraph)) return 'opening';
  return index >= last - 2 && isClosing(paragraph) ? 'closing' : 'body';
}

/** A year is no datum. */
const YEARS = /\b(?:1[89]|20)\d\ds?\b/g;

const FIXED: Partial<Record<ParagraphRole['role'], Both>> = {
  single: { zh: '全文只有这一段。', en: 'The whole text is this one block.' },
  opening: { zh: '开头段。', en: 'The opening.' },
  overview: { zh: '概述段。', en: 'The overview.' },
  closing: { zh: '结尾段。', en: 'The ending.' },
};

function commentOn({ text }: Paragraph, role: ParagraphRole['role'], words: number, request: EssayRequest): Both {
  const fixed = FIXED[role];
  if (fixed) return fixed;
  const plain = { zh: `正文段，${words} 词。`, en: `A body paragraph of ${words} words.` };
  if (request.task === 1) {
    const numbers = text.replace(YEARS, ' ').match(/\d[\d.,]*/g)?.length ?? 0;
    if (!numbers || isLetter(request)) return plain;
    return {
      zh: `细节段，有 ${numbers} 个数字。`,
      en: `Details, with ${numbers} ${numbers === 1 ? 'number' : 'numbers'}.`,
    };
  }
  const example = exampleSignal(text);
  return example
    ? {
        zh: `正文段，${words} 词，用“${example}”举例。`,
        en: `A body paragraph of ${words} words with an example ("${example}").`,
      }
    : plain;
}

/** Two sentences and no number right behind the overview: its second line, no paragraph of details. */
export function isOverviewLine(essay: EssayText, structure: ParagraphRole[], one: ParagraphRole): boolean {
  const before = structure[structure.indexOf(one) - 1];
  return (
    one.role === 'body' &&
    before?.role === 'overview' &&
    one.sentences <= 2 &&
    !/\d/.test(essay.text.slice(one.start, one.end))
  );
}

/** "… smaller.In 1990": an end without its space is an end. */
export const isOneSentence = (essay: EssayText, { sentences, start, end }: ParagraphRole): boolean =>
  sentences === 1 &&
  !/[a-z]{2}[.!?][A-Z]|[a-z]{3}[.!?](?!com\b|org\b|net\b)[a-z]{2,}/.test(essay.text.slice(start, end));

/** Fewer words than these are a stray line, no paragraph of its own. */
export const FRAGMENT = 6;

/** "The graph shows three different trends" only says what is drawn. */
export const DRAWN =
  /^\W*(?:the|this|these|here)\b[^.]{0,60}\b(?:shows?|illustrates?|depicts?|describes?|represents?|presents?|compares?|gives?|demonstrates?)\b/i;

/** "In short, three brands grew": it sums up, wherever it stands. */
export const isSummary = (text: string): boolean => CLOSING.test(text) || hasOverview(text);
export const hasOverview = (text: string): boolean => OVERVIEW.test(text);
