import type { Sentence } from '../../text/essay-text.ts';
import { quote } from '../../text/quote.ts';
import { type Facts, isClean, type Point, praise, weakness } from '../facts.ts';
import { modelEssay, paragraphsOf } from '../model-essay.ts';
import { hasStages, kindOf } from '../places.ts';
import { DRAWN, hasOverview, isOneSentence, isOverviewLine } from '../structure.ts';
import { ADVICE, hasFigures, mayBeOverview, SECOND } from './overview-kinds.ts';

/** Is there an overview, and is it more than a line? */
export function overviewPoints(facts: Facts): Point[] {
  const { essay, structure, bands } = facts;
  const overviews = overviewsIn(facts);
  const [overview] = overviews;
  const model = modelEssay(facts);
  const theirs = model && paragraphsOf(model, 'overview')[0];
  const before = essay.paragraphs[0]!.sentences.at(-1)!;
  if (!overview)
    return bands.criteria.tr.band >= 7 || mayBeOverview(essay)
      ? []
      : [
          weakness(
            2.6,
            '没有一句以 Overall、In general 或别的概述标志开头，也没有一句不带数字地总说全图。',
            'No sentence opens with "Overall", "In general" or another sign of an overview.',
            quote(before),
            theirs
              ? {
                  zh: `在这一句后面另起一段写概述。${model.band} 分范文的概述：${theirs}`,
                  en: `Put one behind this sentence. The band ${model.band} report has: "${theirs}"`,
                }
              : kindOf(facts.request) === 'process' && !hasStages(facts.request)
                ? ADVICE.picture
                : ADVICE[kindOf(facts.request)],
          ),
        ];
  const place = structure.find((one) => one.start <= overview.start && one.end >= overview.end);
  const next = place && structure[structure.indexOf(place) + 1];
  if (next && isOverviewLine(essay, structure, next)) return [];
  if (place?.role !== 'overview' || !isOneSentence(essay, place) || overviews.length > 1 || bands.criteria.tr.band >= 7)
    return [];
  // "Overall employee numbers": the word belongs to the noun.
  if (/\boverall (?!it|there|the|this|we|these|both|all|most|in|from|a|an|while|although)[a-z]+/i.test(overview.text))
    return [];
  const kind = kindOf(facts.request);
  if (SECOND[kind].said.test(overview.text)) return [];
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
        : kind === 'process' && !hasStages(facts.request)
          ? {
              zh: '再加一句，写图中最大的不同。',
              en: 'Add a second one: the largest difference that the picture shows.',
            }
          : SECOND[kind].better,
    ),
  ];
}

/** The trends of a whole figure named in general: "Three different trends", "What stands out", "it generally rose". */
const IN_GENERAL =
  /\b(?:two|three|four|five|different|similar|opposite|contrasting|general|main|common|clear|various|upward|downward|rising|falling|increasing|decreasing|upper|up|down)(?: \w+)? (?:trends?|patterns?|tendenc\w+)\b|\bwhat (?:stands out|is (?:most |immediately |particularly )?(?:striking|noticeable|clear|apparent))\b|\bgenerally\b|\bmain (?:differences?|similarit\w+)\b|\bmost (?:noticeabl|strikin|notabl)\w+\b/i;
const RANKS = /\b(?:most|least|highest|lowest|largest|smallest|biggest)\b/i;

/** Every sentence that gives the whole: by its opener wherever it stands, or by what it names in the first two paragraphs and the last. */
function overviewsIn({ essay }: Facts): Sentence[] {
  const last = essay.paragraphs.length - 1;
  const outer = essay.paragraphs.filter((_, i) => i <= 1 || i === last);
  const isOuter = ({ start, end }: Sentence) => outer.some((one) => one.start <= start && one.end >= end);
  const isGeneral = (one: Sentence) =>
    isOuter(one) && IN_GENERAL.test(one.text) && !DRAWN.test(one.text) && !hasFigures(one);
  const opened = essay.sentences.filter((one) => hasOverview(one.text) || isGeneral(one));
  // "Overall, … in 1950. In 2010 the most …": what the sentence right behind says of the whole belongs to it.
  const goesOn = (one: Sentence) =>
    RANKS.test(one.text) && !hasFigures(one) && opened.some(({ end }) => one.start > end && one.start <= end + 3);
  return essay.sentences.filter((one) => opened.includes(one) || goesOn(one));
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
          undefined,
        )
      : praise(
          2,
          '概述自成一段，不带数字，只写主要特点。',
          'The overview has a paragraph of its own and names the main features without numbers.',
          undefined,
        ),
  ];
}

/** A machine, a map or a process has no figures and no item against the others. */
export const NO_NUMBERS = /\b(?:process|stages|maps?|plans?|diagrams?|pictures?|machines?)\b/i;

/** What sets one thing against the rest. */
const SETS_APART =
  /\b(?:while|whereas|except|apart from|although|though|but|however|unlike|only|exception|contrast|contrary|opposite|despite|in spite|whilst|yet|than|other|another|where|differ\w*|most|least|highest|lowest|largest|smallest|biggest)\b/i;

/** For a figure without a finished report: an overview of one piece, with nothing that stands out against the rest. */
export function lastWord(facts: Facts): Point[] {
  const { essay, structure, request } = facts;
  const drawn = [request.figure ?? []].flat().some((one) => one.type === 'process' || one.type === 'map');
  if (modelEssay(facts) || drawn || NO_NUMBERS.test(request.prompt)) return [];
  const own = structure.filter((one) => one.role === 'overview');
  const [first] = own;
  // The line behind an overview belongs to it, and what is general elsewhere may set something apart as well.
  const parts = [...own, ...structure.filter((one) => isOverviewLine(essay, structure, one)), ...overviewsIn(facts)];
  if (!first || parts.some(({ start, end }) => SETS_APART.test(essay.text.slice(start, end)))) return [];
  return [
    weakness(
      0.2,
      '概述里没有把哪一项和其余的区分开：没有 while、whereas、except 或 only。',
      'The overview sets nothing apart from the rest: it has no "while", "whereas", "except" or "only".',
      first.point,
      {
        zh: '图中有和整体相反的一项，就在这里加上，不带数字。',
        en: 'Where one item of the figure goes against the others, add it here without numbers.',
      },
    ),
  ];
}
