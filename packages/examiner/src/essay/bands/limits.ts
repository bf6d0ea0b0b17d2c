import type { Features } from '../features/measure.ts';
import { share } from '../features/numbers.ts';
import { TEMPLATES } from '../guards/templates.ts';
import type { Criterion, EssayRequest, FigureCheck, Remark } from '../report.ts';
import type { EssayText } from '../text/essay-text.ts';

/** What the public descriptors rule out whatever a model says: the most a criterion can get, and what it loses. */
export type Limits = { most: Record<Criterion, number>; loss: Record<Criterion, number>; warnings: Remark[] };

export type Seen = {
  request: EssayRequest;
  essay: EssayText;
  words: number;
  features: Features;
  /** 1 for an essay on its question, 0 for one on another. */
  topic: number;
  figureChecks: FigureCheck[];
  /** What sentences in no order a reader can follow cost cohesion. */
  orderLoss: number;
  /** Opening and ending of one essay around the bodies of another. */
  othersBodies?: boolean;
};

/** Below this the essay is on another question beyond doubt: one in a hundred honest essays lies there. */
export const FAR_OFF_TOPIC = 0.36;

export function limitsOf(seen: Seen): Limits {
  const limits: Limits = { most: { tr: 9, cc: 9, lr: 9, gra: 9 }, loss: { tr: 0, cc: 0, lr: 0, gra: 0 }, warnings: [] };
  const cap = (bands: Partial<Record<Criterion, number>>, warning?: Remark) => {
    for (const name of Object.keys(bands) as Criterion[]) limits.most[name] = Math.min(limits.most[name], bands[name]!);
    if (warning) limits.warnings.push(warning);
  };
  const all = (band: number) => ({ tr: band, cc: band, lr: band, gra: band });
  const { essay, words, request } = seen;
  if (words < 60) cap(all(4), tooShort(words, 4));
  else if (words < 100) cap(all(5), tooShort(words, 5));
  if (essay.paragraphs.length === 1 && words >= 100) cap({ cc: 6 });
  if (seen.topic < FAR_OFF_TOPIC) cap({ tr: 4, cc: 6, lr: 6, gra: 6 });
  if (request.task === 1 && isOpinionEssay(request, essay)) cap({ tr: 4 }, OTHER_TASK);
  if (seen.othersBodies) cap(all(4.5), OTHERS_BODIES);
  limits.loss.cc += seen.orderLoss;
  limits.loss.gra += writingLoss(essay);
  const learnt = templateLoss(essay);
  limits.loss.tr += learnt;
  limits.loss.lr += learnt;
  limits.loss.tr += factLoss(seen.figureChecks);
  return limits;
}

const tooShort = (words: number, most: number): Remark => ({
  zh: `只有 ${words} 词，这么短的文章每项最多估 ${most} 分。`,
  en: `Only ${words} words: a text this short gets ${most} at most for each criterion.`,
});
const OTHER_TASK: Remark = {
  zh: '题目要求描述图表，这篇写的是议论文，任务回应最多 4 分。',
  en: 'The task asks for a report on the figure, and this is an opinion essay: task response is 4 at most.',
};

const OTHERS_BODIES: Remark = {
  zh: '中间各段似乎谈的不是题目问的事，和开头、结尾也接不上，所以每项最多估 4.5 分。',
  en: 'The paragraphs between opening and ending do not seem to be about what the question asks, nor to go with either: 4.5 at most for each criterion.',
};

const OPINION =
  /\b(?:i (?:\w+ ){0,2}(?:agree|disagree|believe|think)|in my (?:opinion|view)|should|on the one hand|on the other hand|advantages?|disadvantages?|governments?|society)\b/gi;

/** Task 1 Academic reports numbers and takes no side. */
function isOpinionEssay({ prompt, figure }: EssayRequest, essay: EssayText): boolean {
  const report =
    figure !== undefined || /\b(?:chart|graph|table|diagram|maps?|plans?|figures? below|pie)\b/i.test(prompt);
  if (!report || /\bletter\b/i.test(prompt)) return false;
  const numbers = essay.text.match(/\d[\d.,]*/g)?.length ?? 0;
  const opinions = essay.text.match(OPINION)?.length ?? 0;
  const reports =
    essay.text.match(
      /\b(?:the (?:chart|graph|table|diagram|map|figure|bar|line|pie)\w*|overall|respectively|stage|process)\b/gi,
    )?.length ?? 0;
  return opinions >= 4 && opinions > 2 * reports && numbers < essay.words.length / 40;
}

/** No capitals, no stops: every sentence breaks a rule that the error rules count once at most. */
function writingLoss({ sentences, text, words }: EssayText): number {
  const small = share(sentences, (one) => !/^\W*[A-Z0-9]/.test(one.text));
  const stops = text.match(/[.!?](?:\s|$)/g)?.length ?? 0;
  const marks = text.match(/[.,;:!?]/g)?.length ?? 0;
  const bare = words.length >= 60 && (words.length / Math.max(1, stops) > 55 || words.length / Math.max(1, marks) > 45);
  return (small > 0.6 ? 1 : small > 0.3 ? 0.5 : 0) + (bare ? 1 : 0);
}

/** Phrases learnt by heart are not the writer's answer nor the writer's words. */
function templateLoss({ text, words }: EssayText): number {
  const found = [...text.matchAll(TEMPLATES)].map(([phrase]) => phrase);
  const part = found.join(' ').split(/\s+/).length / Math.max(1, words.length);
  if (found.length >= 6 || (found.length >= 4 && part > 0.14)) return 1;
  return found.length >= 3 ? 0.5 : 0;
}

/** Half a band for a wrong number or superlative, one for a trend told the other way round, two at most. */
export function factLoss(checks: FigureCheck[]): number {
  const wrong = checks.filter((check) => !check.ok);
  const trends = wrong.filter((check) => check.kind === 'trend').length;
  const others = wrong.length - trends;
  return Math.min(2, (trends >= 3 ? 1.5 : trends ? 1 : 0) + (others >= 3 ? 1 : others ? 0.5 : 0));
}
