import type { AssessedReport, Both, Criterion, CriterionReport, Reason, Remark } from '../report.ts';
import type { Facts, Point } from './facts.ts';
import { helpFor } from './help.ts';
import { cohesionPoints } from './language/cohesion-points.ts';
import { grammarPoints } from './language/grammar-points.ts';
import { lexisPoints } from './language/lexis-points.ts';
import { upgradesOf } from './language/upgrades.ts';
import { isLetter } from './letter.ts';
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
type Known = Omit<Facts, 'structure' | 'coverage' | 'keyFeatures' | 'upgrades'>;

/** Bands in words: why, where, and what to do next. */
export function comment(known: Known): Comment {
  const { essay, request, tools, bands, warnings } = known;
  const structure = structureOf(essay, request);
  const facts: Facts = {
    ...known,
    structure,
    coverage: questionParts(essay, request, structure, tools.vectors),
    keyFeatures: request.task === 1 && !isLetter(request) ? keyFeaturesIn(essay, request.material, tools.vectors) : [],
    // A strong writer's plain word is a choice, and a letter to a friend may be plain.
    upgrades: bands.criteria.lr.band < 7 && !isLetter(request) ? upgradesOf(essay, request.task) : [],
  };
  const points: Record<Criterion, Point[]> = {
    tr: taskPoints(facts),
    cc: cohesionPoints(facts),
    lr: lexisPoints(facts),
    gra: grammarPoints(facts),
  };
  const faults = (Object.keys(points) as Criterion[]).flatMap((name) =>
    reasonsFrom(points[name], bands.criteria[name].band).filter((one) => !one.good),
  );
  // What one criterion faults another does not praise.
  const isFaulted = ({ quote }: Remark) =>
    quote !== undefined &&
    faults.some((one) => one.quote && one.quote.start < quote.end && one.quote.end > quote.start);
  const of = (name: Criterion): CriterionReport => {
    const reasons = reasonsFrom(points[name], bands.criteria[name].band).filter((one) => !one.good || !isFaulted(one));
    return { ...bands.criteria[name], reasons, raise: raiseFrom(name, reasons) };
  };
  const good = (Object.keys(points) as Criterion[]).flatMap((name) =>
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

/** Up to here a criterion is not praised: the band would contradict it. */
const LOW = 5;

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
 * A high band leads with what works, a low one with what holds it back. Light weaknesses, true of any text, speak only
 * where nothing heavier does.
 */
function reasonsFrom(points: Point[], band: number): Reason[] {
  const ranked = [...points].sort((a, b) => b.weight - a.weight);
  const good = band > LOW ? ranked.filter((one) => one.good) : [];
  const weak = ranked.filter((one) => !one.good);
  const told = weak.filter((one) => one.weight >= 1);
  const chosen = told.length || band >= 7 ? told : weak.slice(0, 1);
  if (band >= 7) return [...good.slice(0, 2), ...chosen.slice(0, band >= 8 ? 1 : 2)].map(reason);
  return [...withQuote(chosen, weak).slice(0, 3), ...good.slice(0, 1)].map(reason);
}

/** Below 7 one of the weaknesses must be shown in the text. */
function withQuote(chosen: Point[], weak: Point[]): Point[] {
  if (chosen.slice(0, 3).some((one) => one.quote)) return chosen;
  const shown = weak.find((one) => one.quote);
  return shown ? [shown, ...chosen.filter((one) => one !== shown)] : chosen;
}

/** For a criterion in which nothing weak was shown. */
const KEEP: Record<Criterion, Both> = {
  tr: {
    zh: '保持现在的写法：每个要点都有理由和具体的事。',
    en: 'Keep to it: every point with its reason and something concrete.',
  },
  cc: { zh: '保持现在的写法：用指代和关键词接上文。', en: 'Keep to it: carry on by reference and key words.' },
  lr: { zh: '保持现在的写法：用准确的词，不求生僻。', en: 'Keep to it: the exact word rather than the rare one.' },
  gra: {
    zh: '保持现在的写法：长短句交替，句句核对。',
    en: 'Keep to it: long and short sentences in turn, each one checked.',
  },
};
/** The advice of the first weakness that is shown, so that it points at something the learner can see. */
const raiseFrom = (name: Criterion, reasons: Reason[]): Both => reasons.find((one) => one.better)?.better ?? KEEP[name];

function summary({ bands: { overall, criteria } }: Facts, points: Record<Criterion, Point[]>): Both {
  const order = (Object.keys(criteria) as Criterion[]).sort((a, b) => criteria[b].band - criteria[a].band);
  const [best, worst] = [order[0]!, order.at(-1)!];
  const range = `${overall.low.toFixed(1)}–${overall.high.toFixed(1)}`;
  const even = criteria[best].band === criteria[worst].band;
  // What has a heavy fault is not called the strongest, whatever its number.
  const strong = criteria[best].band >= 6 && !points[best].some((one) => !one.good && one.weight >= HEAVY);
  const zh = even ? '四项水平接近。' : `${strong ? `${NAMES[best].zh}最好，` : ''}${NAMES[worst].zh}最需要练。`;
  const en = even
    ? 'The four criteria are close together.'
    : `${strong ? `Strongest: ${NAMES[best].en}. ` : ''}Most to gain: ${NAMES[worst].en}.`;
  return {
    zh: `估分 ${overall.band.toFixed(1)}，可能在 ${range} 之间。${zh}`,
    en: `Estimated ${overall.band.toFixed(1)}, likely ${range}. ${en}`,
  };
}
