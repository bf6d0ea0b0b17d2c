import type { AssessedReport, Both, Criterion, CriterionReport, Reason, Remark } from '../report.ts';
import type { Place } from '../text/essay-text.ts';
import { opensWithTask } from './counted/own-words.ts';
import { type Facts, isUnsuspected, type Point } from './facts.ts';
import { helpFor } from './help.ts';
import { cohesionPoints } from './language/cohesion-points.ts';
import { grammarPoints } from './language/grammar-points.ts';
import { lexisPoints } from './language/lexis-points.ts';
import { fitsBeside, upgradesOf } from './language/upgrades.ts';
import { lastPoints } from './last/last.ts';
import { plainPraise } from './last/plain-praise.ts';
import { isLetter } from './letter.ts';
import { looksRight } from './looks-right.ts';
import { measuredPoints } from './measured/measured.ts';
import { openPlace } from './open-place.ts';
import { unwantedSentences } from './parts/unwanted.ts';
import { raiseFrom } from './raise/raise.ts';
import { structureOf } from './structure.ts';
import { keyFeaturesIn } from './task/key-features.ts';
import { questionParts } from './task/question-parts.ts';
import { taskPoints } from './task/task-points.ts';

const NAMES: Record<Criterion, Both> = {
  tr: { zh: '任务回应', en: 'task response' },
  cc: { zh: '连贯与衔接', en: 'coherence and cohesion' },
  lr: { zh: '词汇', en: 'vocabulary' },
  gra: { zh: '语法', en: 'grammar' },
};
const ACHIEVEMENT: Both = { zh: '任务完成', en: 'task achievement' };
/** A weakness that no strong criterion can have. */
const HEAVY = 2.2;

type Comment = Pick<
  AssessedReport,
  | 'overall'
  | 'criteria'
  | 'warnings'
  | 'good'
  | 'upgrades'
  | 'structure'
  | 'coverage'
  | 'figureChecks'
  | 'keyFeatures'
  | 'ideas'
  | 'models'
  | 'rewrite'
>;
type Known = Omit<Facts, 'structure' | 'coverage' | 'keyFeatures' | 'upgrades' | 'unwanted'>;

/** Bands in words: why, where, and what to do next. */
export function comment(known: Known): Comment {
  const { essay, request, tools, bands, warnings } = known;
  const structure = structureOf(essay, request);
  const unwanted = unwantedSentences({ essay, request, structure });
  const isUnwanted = ({ start }: Place) => unwanted.some((one) => one.start <= start && one.end > start);
  const facts: Facts = {
    ...known,
    structure,
    unwanted,
    coverage: questionParts(essay, request, structure, tools.vectors),
    keyFeatures: request.task === 1 && !isLetter(request) ? keyFeaturesIn(essay, request.material, tools.vectors) : [],
    // A strong writer's plain word is a choice, and a letter to a friend may be plain.
    upgrades:
      bands.criteria.lr.band < 7 && !isLetter(request)
        ? upgradesOf(essay, request.task).filter(
            (one) => !isUnwanted(one) && fitsBeside(essay.text, one, known.suspected),
          )
        : [],
  };
  const isFit = ({ good, quote }: Point) => !good || quote === undefined || isFlawless(facts, quote);
  const plainest = plainPraise(facts);
  const withPraise = (name: Criterion, found: Point[]) => {
    const fit = found.filter(isFit);
    return fit.some(({ good }) => good) ? fit : [...fit, ...(plainest[name] ?? [])];
  };
  const points: Record<Criterion, Point[]> = {
    tr: withPraise('tr', taskPoints(facts)),
    cc: withPraise('cc', cohesionPoints(facts)),
    lr: withPraise('lr', lexisPoints(facts)),
    gra: withPraise('gra', grammarPoints(facts)),
  };
  const all = Object.keys(points) as Criterion[];
  const surest = (name: Criterion) => reasonsFrom(points[name], bands.criteria[name].band, bands.overall.band < STRONG);
  const praised = all.flatMap((name) => surest(name).filter((one) => one.good));
  const measured = measuredPoints(facts);
  const last = lastPoints(facts);
  const reasonsOf = (name: Criterion) => withMeasured(surest(name), [...measured[name], ...last[name]], praised);
  const faults = all.flatMap((name) => reasonsOf(name).filter((one) => !one.good));
  // What one criterion faults another does not praise.
  const isFaulted = (remark: Remark) => faults.some((one) => sameWords(one, remark));
  const of = (name: Criterion): CriterionReport => {
    const { band } = bands.criteria[name];
    const reasons = reasonsOf(name).filter((one) => !one.good || !isFaulted(one));
    const raise = raiseFrom(name, reasons, band, facts);
    const isOpen = band < STRONG && reasons.every(({ good }) => good);
    return { ...bands.criteria[name], reasons: [...(isOpen ? openPlace(name, facts, raise) : []), ...reasons], raise };
  };
  const good = all.flatMap((name) =>
    bands.criteria[name].band > LOW
      ? points[name].filter((one) => one.good && one.quote && !isFaulted(one)).map(plain)
      : [],
  );
  return {
    overall: { ...bands.overall, comment: summary(facts, points) },
    criteria: { tr: of('tr'), cc: of('cc'), lr: of('lr'), gra: of('gra') },
    warnings,
    good: onePerPlace(good).slice(0, 4),
    upgrades: facts.upgrades,
    structure: facts.structure,
    coverage: facts.coverage,
    figureChecks: facts.figureChecks,
    keyFeatures: facts.keyFeatures,
    ...helpFor(facts),
  };
}

/** From here on a sentence is believed to be right where no tagger has read it, and little doubts are its writer's style. */
const TRUSTED = 8;
const LITTLE = 0.5;
/** Up to here a criterion is not praised: the band would contradict it. */
const LOW = 5;
/** From here on nothing is looked for that is not plainly wrong: in a strong text a light remark is mostly a false one. */
const STRONG = 7;

/** Praise of a sentence that may hold a slip nobody named is no praise: its whole sentence must be beyond doubt. */
function isFlawless(facts: Facts, quote: Place): boolean {
  const { essay, bands, tools, suspected } = facts;
  // Words of the task are nobody's merit.
  if (opensWithTask(facts) && quote.start < essay.paragraphs[0]!.end) return false;
  if (!suspected) return bands.overall.band >= TRUSTED;
  const whole = essay.sentences.filter(({ start, end }) => start < quote.end && end > quote.start);
  const least = bands.overall.band >= TRUSTED ? LITTLE : 0;
  return whole.every((one) => isUnsuspected(facts, one, least) && (least || looksRight(one.text, tools)));
}

/** Praise for the same words twice is praise once. */
const onePerPlace = (remarks: Remark[]) =>
  remarks.filter((one, i) => remarks.findIndex((other) => other.quote?.start === one.quote?.start) === i);

const plain = ({ zh, en, quote }: Point): Remark => ({ zh, en, ...(quote ? { quote } : {}) });
const reason = (one: Point): Reason => ({
  ...plain(one),
  good: one.good,
  ...(one.better ? { better: one.better } : {}),
});

/**
 * A high band leads with what works, a low one with what holds it back. Light weaknesses speak only where nothing
 * heavier does, and only in a text that is weak as a whole.
 */
function reasonsFrom(points: Point[], band: number, light: boolean): Reason[] {
  const ranked = [...points].sort((a, b) => b.weight - a.weight);
  const good = band > LOW ? ranked.filter((one) => one.good) : [];
  const weak = ranked.filter((one) => !one.good);
  const told = weak.filter((one) => one.weight >= 1);
  const chosen = told.length || band >= 7 || !light ? told : weak.slice(0, 1);
  if (band >= 7) return [...good.slice(0, 2), ...chosen.slice(0, band >= 8 ? 1 : 2)].map(reason);
  return [...withQuote(chosen, light ? weak : told).slice(0, 3), ...good.slice(0, 1)].map(reason);
}

/**
 * Where no weakness was shown in the text: what can be counted in it, after the weaknesses and before the praise. It
 * rather speaks of a place that nobody praises.
 */
function withMeasured(reasons: Reason[], measured: Point[], praised: Reason[]): Reason[] {
  const best = measured.find((one) => !praised.some((other) => sameWords(one, other))) ?? measured[0];
  if (!best || reasons.some((one) => !one.good && one.quote && one.better)) return reasons;
  return [...reasons.filter((one) => !one.good), reason(best), ...reasons.filter((one) => one.good)];
}

const sameWords = ({ quote: one }: Remark, { quote: other }: Remark): boolean =>
  one !== undefined && other !== undefined && one.start < other.end && one.end > other.start;

/** Below 7 one of the weaknesses must be shown in the text. */
function withQuote(chosen: Point[], weak: Point[]): Point[] {
  if (chosen.slice(0, 3).some((one) => one.quote)) return chosen;
  const shown = weak.find((one) => one.quote);
  return shown ? [shown, ...chosen.filter((one) => one !== shown)] : chosen;
}

function summary({ bands: { overall, criteria }, request }: Facts, points: Record<Criterion, Point[]>): Both {
  const names = (of: Criterion[]) =>
    of.map((name) => (name === 'tr' && request.task === 1 ? ACHIEVEMENT : NAMES[name]));
  const all = Object.keys(criteria) as Criterion[];
  const at = (band: number) => all.filter((name) => criteria[name].band === band);
  const numbers = all.map((name) => criteria[name].band);
  const [best, worst] = [at(Math.max(...numbers)), at(Math.min(...numbers))];
  // What has a heavy fault is not named for its height, whatever its number; three out of four are no exception.
  const isHeavy = (name: Criterion) => points[name].some((one) => !one.good && one.weight >= HEAVY);
  const strong = best.length <= 2 && criteria[best[0]!].band >= 6 && !best.some(isHeavy) ? names(best) : [];
  const weak = worst.length <= 2 ? names(worst) : [];
  const even = !strong.length && !weak.length;
  const zh = even
    ? '四项水平接近。'
    : [
        ...(strong.length ? [`${strong.map((one) => one.zh).join('、')}估分最高`] : []),
        ...(weak.length ? [`${weak.map((one) => one.zh).join('、')}估分最低`] : []),
      ].join('，');
  const en = even
    ? 'The four criteria are close together.'
    : [
        ...(strong.length ? [`Highest estimate: ${strong.map((one) => one.en).join(', ')}.`] : []),
        ...(weak.length ? [`Lowest estimate: ${weak.map((one) => one.en).join(', ')}.`] : []),
      ].join(' ');
  const range = `${overall.low.toFixed(1)}–${overall.high.toFixed(1)}`;
  return {
    zh: `估分 ${overall.band.toFixed(1)}，可能在 ${range} 之间。${even ? zh : `${zh}。`}`,
    en: `Estimated ${overall.band.toFixed(1)}, likely ${range}. ${en}`,
  };
}
