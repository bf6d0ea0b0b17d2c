import type { Both, ParagraphRole } from '../report.ts';
import type { EssayText, Paragraph } from '../text/essay-text.ts';
import { quote } from './quote.ts';

const OVERVIEW =
  /\b(?:overall|in general|it is (?:clear|evident|noticeable|apparent)|it can be seen|in summary|to sum up)\b/i;
const CLOSING =
  /^\W*(?:in conclusion|to conclude|to sum up|in summary|all in all|overall|to summari[sz]e|in short|finally, i)\b/i;
const EXAMPLE =
  /\b(?:for example|for instance|such as|a good example|to illustrate|in my country|studies? show|research)\b/i;
const REASON =
  /\b(?:because|since|therefore|as a result|so that|this means|which means|consequently|due to|leads? to|thus|hence|if|when|so|more importantly|in order to|that is why|the reason)\b/i;

/** What each paragraph does for the reader. */
export function structureOf(essay: EssayText, task: 1 | 2): ParagraphRole[] {
  const last = essay.paragraphs.length - 1;
  return essay.paragraphs.map((paragraph, i) => {
    const role = roleOf(paragraph, i, last, task);
    const words = paragraph.sentences.reduce((sum, sentence) => sum + sentence.words.length, 0);
    return {
      start: paragraph.start,
      end: paragraph.end,
      role,
      sentences: paragraph.sentences.length,
      words,
      point: quote(paragraph.sentences[0]!),
      comment: commentOn(paragraph, role, words, task),
    };
  });
}

function roleOf(paragraph: Paragraph, index: number, last: number, task: 1 | 2): ParagraphRole['role'] {
  if (last === 0) return 'single';
  if (task === 1 && OVERVIEW.test(paragraph.text) && paragraph.sentences.length <= 4) return 'overview';
  if (index === 0) return 'opening';
  if (index === last && (CLOSING.test(paragraph.text) || (task === 2 && paragraph.sentences.length <= 3)))
    return 'closing';
  return 'body';
}

function commentOn(paragraph: Paragraph, role: ParagraphRole['role'], words: number, task: 1 | 2): Both {
  if (role === 'single')
    return {
      zh: '全文只有一段。把开头、每个要点和结尾分开。',
      en: 'Everything is in one block. Give the opening, each point and the ending a paragraph of its own.',
    };
  if (role === 'opening') return { zh: '开头：引出话题。', en: 'Opening: leads into the topic.' };
  if (role === 'overview') return { zh: '概述：主要趋势集中在这里。', en: 'Overview: the main pattern in one place.' };
  if (role === 'closing') return { zh: '结尾：收束观点。', en: 'Closing: draws the points together.' };
  if (task === 1) {
    const numbers = paragraph.text.match(/\d[\d.,]*/g)?.length ?? 0;
    return numbers
      ? { zh: `细节段：用了 ${numbers} 处数据。`, en: `Details: ${numbers} figures support it.` }
      : {
          zh: '细节段里没有数据。补上图中的关键数字。',
          en: 'A detail paragraph without figures. Add the key numbers from the chart.',
        };
  }
  if (!hasReason(paragraph.text) && !hasExample(paragraph.text)) {
    return {
      zh: '提出了要点，但没有解释原因，也没有例子。',
      en: 'States a point but gives neither a reason nor an example.',
    };
  }
  if (!hasExample(paragraph.text))
    return {
      zh: '有理由，没有例子。加一个具体的例子。',
      en: 'Gives reasons, no example. One concrete case would carry it.',
    };
  if (words < 50) return { zh: '要点有例子，但展开得短。', en: 'Has an example, but stays short.' };
  return { zh: '要点、理由和例子都有。', en: 'Point, reason and example are all there.' };
}

/** A signal word, a year, or a name in the middle of a sentence: something that happened somewhere. */
export const hasExample = (text: string): boolean =>
  EXAMPLE.test(text) ||
  /\b(?:19|20)\d\d\b/.test(text) ||
  /[a-z,] (?!I\b|English\b|Internet\b|TV\b)[A-Z][a-z]{2,}/.test(text);
export const hasReason = (text: string): boolean => REASON.test(text);
export const hasOverview = (text: string): boolean => OVERVIEW.test(text);
