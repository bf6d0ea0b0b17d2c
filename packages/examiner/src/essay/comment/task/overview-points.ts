import type { Sentence } from '../../text/essay-text.ts';
import { quote } from '../../text/quote.ts';
import { type Facts, isClean, type Point, praise, weakness } from '../facts.ts';
import { modelEssay, paragraphsOf } from '../model-essay.ts';
import { hasOverview } from '../structure.ts';

/** Is there an overview, and is it more than a line? */
export function overviewPoints(facts: Facts): Point[] {
  const { essay, structure, bands } = facts;
  const overviews = overviewsIn(facts);
  const [overview] = overviews;
  const model = modelEssay(facts);
  const theirs = model && paragraphsOf(model, 'overview')[0];
  if (!overview)
    return bands.criteria.tr.band >= 7
      ? []
      : [
          weakness(
            2.6,
            '没有找到概述句（Overall、In general 一类的开头）。最主要的特点写在哪一句？',
            'No overview sentence was found (none begins like "Overall" or "In general"). Which sentence gives the main pattern?',
            quote(essay.sentences[0]!),
            theirs
              ? {
                  zh: `在引言后面另起一段写概述。${model.band} 分范文的概述：${theirs}`,
                  en: `Put one after the introduction. The band ${model.band} report has: "${theirs}"`,
                }
              : {
                  zh: '在引言后面另起一段，用 Overall 写两句最主要的特点，不带数字。',
                  en: 'After the introduction begin a paragraph with "Overall": the two main features, without numbers.',
                },
          ),
        ];
  const place = structure.find((one) => one.start <= overview.start && one.end >= overview.end);
  if (place?.role !== 'overview' || place.sentences > 1 || overviews.length > 1 || bands.criteria.tr.band >= 7)
    return [];
  return [
    weakness(
      1.1,
      '概述只有一句话。',
      'The overview is one sentence long.',
      quote(overview),
      theirs
        ? {
            zh: `再加一句。${model.band} 分范文的概述：${theirs}`,
            en: `Add a second one. The overview of the band ${model.band} report: "${theirs}"`,
          }
        : {
            zh: '再加一句，写最大的差别或唯一的例外。',
            en: 'Add a second one: the largest difference, or the one exception.',
          },
    ),
  ];
}

/** The trends of a whole figure named in general: "Three different trends", "What stands out", "it generally rose". */
const IN_GENERAL =
  /\b(?:two|three|four|five|different|similar|opposite|contrasting|general|main|common|clear|various|upward|downward|rising|falling|increasing|decreasing|upper|up|down)(?: \w+)? (?:trends?|patterns?|tendenc\w+)\b|\bwhat (?:stands out|is (?:most |immediately |particularly )?(?:striking|noticeable|clear|apparent))\b|\bgenerally\b|\bmost (?:noticeabl|strikin|notabl)\w+\b/i;
/** "The graph shows three different trends" only says what is drawn. */
const DRAWN =
  /^\W*(?:the|this|these|here)\b[^.]{0,60}\b(?:shows?|illustrates?|depicts?|describes?|represents?|presents?|compares?|gives?|demonstrates?)\b/i;

/** Every sentence that gives the whole: by its opener wherever it stands, or by what it names in the first two paragraphs and the last. */
function overviewsIn({ essay }: Facts): Sentence[] {
  const last = essay.paragraphs.length - 1;
  const outer = essay.paragraphs.filter((_, i) => i <= 1 || i === last);
  const isOuter = ({ start, end }: Sentence) => outer.some((one) => one.start <= start && one.end >= end);
  const isGeneral = (one: Sentence) =>
    isOuter(one) &&
    IN_GENERAL.test(one.text) &&
    !DRAWN.test(one.text) &&
    !/\d/.test(one.text.replace(/\b(?:19|20)\d\d\b/g, ''));
  return essay.sentences.filter((one) => hasOverview(one.text) || isGeneral(one));
}

/** Praise for what can be seen: a paragraph of its own, and no numbers in it. */
export function overviewPraise({ structure, essay, corrections, figureChecks, bands }: Facts): Point[] {
  const place = structure.find((one) => one.role === 'overview');
  if (!place || bands.criteria.tr.band < 7 || !isClean(corrections, place)) return [];
  const text = essay.text.slice(place.start, place.end).replace(/\b(?:19|20)\d\d\b/g, '');
  const wrong = figureChecks.some((one) => !one.ok && one.quote.start >= place.start && one.quote.end <= place.end);
  if (/\d/.test(text) || wrong || place.sentences < 2) return [];
  const counts = /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|weeks?|months?|hours?)\b/i.test(text);
  if (structure.indexOf(place) !== 1) return [];
  return [
    counts
      ? praise(
          2,
          '概述自成一段，先说全貌，再写细节。',
          'The overview has a paragraph of its own and gives the whole before the details.',
          place.point,
        )
      : praise(
          2,
          '概述自成一段，不带数字，只写主要特点。',
          'The overview has a paragraph of its own and names the main features without numbers.',
          place.point,
        ),
  ];
}

/** Where nothing else is to say: which features the overview of a finished report names. */
export function modelOverview(facts: Facts): Point[] {
  const model = modelEssay(facts);
  const theirs = model && paragraphsOf(model, 'overview')[0];
  const own = facts.structure.find((one) => one.role === 'overview');
  if (!theirs || !own) return [];
  return [
    weakness(
      0.4,
      '概述可以和高分范文对照：它点出了哪些特点？',
      'Hold your overview against that of the model: which features does it name?',
      own.point,
      { zh: `${model.band} 分范文的概述：${theirs}`, en: `The overview of the band ${model.band} report: "${theirs}"` },
    ),
  ];
}

/** For a figure without a finished report. */
export function lastWord(facts: Facts): Point[] {
  const { essay, structure } = facts;
  if (modelEssay(facts)) return [];
  const own = structure.find((one) => one.role === 'overview') ?? structure[0]!;
  const first = essay.sentences.find((one) => one.start >= own.start)!;
  return [
    weakness(
      0.2,
      '概述里最该有的两点：图中最大的差别和最明显的例外。这两点都在这里吗？',
      'An overview needs two things most: the largest difference and the plainest exception in the figure. Are both here?',
      quote(first),
      { zh: '少了哪一点，就在这里补一句，不带数字。', en: 'Add the one that is not, in one sentence without numbers.' },
    ),
  ];
}
