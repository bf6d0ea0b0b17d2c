import type { AssessedReport, Both, Criterion, CriterionReport, Remark } from '../report.ts';
import { cohesionPoints } from './cohesion-points.ts';
import type { Facts, Point } from './facts.ts';
import { figureChecks } from '../figures/figure-check.ts';
import { grammarPoints } from './grammar-points.ts';
import { lexisPoints } from './lexis-points.ts';
import { questionParts } from './question-parts.ts';
import { structureOf } from './structure.ts';
import { taskPoints } from './task-points.ts';
import { upgradesOf } from './upgrades.ts';

const NAMES: Record<Criterion, Both> = {
  tr: { zh: '任务回应', en: 'task response' },
  cc: { zh: '连贯与衔接', en: 'coherence and cohesion' },
  lr: { zh: '词汇', en: 'vocabulary' },
  gra: { zh: '语法', en: 'grammar' },
};
const NOTHING_MORE: Record<Criterion, Both> = {
  tr: {
    zh: '保持：每段一个要点，一个理由，一个例子。',
    en: 'Keep it up: one point, one reason and one example a paragraph.',
  },
  cc: {
    zh: '保持：用指代和关键词承接，少用句首连接词。',
    en: 'Keep it up: carry on by reference and key words more than by linking words.',
  },
  lr: {
    zh: '再进一步：用准确的搭配替换一处笼统的说法。',
    en: 'One step on: replace one general phrase with an exact collocation.',
  },
  gra: {
    zh: '再进一步：加一句倒装、强调或非谓语结构。',
    en: 'One step on: add an inversion, a cleft sentence or a participle clause.',
  },
};

/** Describing a figure needs no reasons and no examples. */
const NOTHING_MORE_IN_A_FIGURE: Both = {
  zh: '保持：先写概述，再把数据分组比较。',
  en: 'Keep it up: the overview first, then the figures in groups, compared.',
};

type Comment = Pick<
  AssessedReport,
  'overall' | 'criteria' | 'warnings' | 'good' | 'upgrades' | 'structure' | 'coverage' | 'figureChecks'
>;

/** Bands in words: why, where, and what to do next. */
export function comment(known: Omit<Facts, 'structure' | 'coverage' | 'figureChecks'>): Comment {
  const { essay, request, tools, bands, warnings } = known;
  const facts: Facts = {
    ...known,
    structure: structureOf(essay, request.task),
    coverage: questionParts(essay, request.prompt, tools.vectors),
    figureChecks: request.task === 1 ? figureChecks(essay, request.figure) : [],
  };
  const points: Record<Criterion, Point[]> = {
    tr: taskPoints(facts),
    cc: cohesionPoints(facts),
    lr: lexisPoints(facts),
    gra: grammarPoints(facts),
  };
  const of = (name: Criterion): CriterionReport => ({
    ...bands.criteria[name],
    reasons: reasonsFrom(points[name], bands.criteria[name].band),
    raise: raiseFrom(points[name]) ?? keepOn(name, request),
  });
  const good = (Object.keys(points) as Criterion[]).flatMap((name) =>
    points[name].filter((one) => one.good && one.quote).map(plain),
  );
  return {
    overall: { ...bands.overall, comment: summary(facts) },
    criteria: { tr: of('tr'), cc: of('cc'), lr: of('lr'), gra: of('gra') },
    warnings,
    good: onePerPlace(good).slice(0, 4),
    upgrades: upgradesOf(essay, tools.tag, tools.vectors),
    structure: facts.structure,
    coverage: facts.coverage,
    figureChecks: facts.figureChecks,
  };
}

/** Praise for the same words twice is praise once. */
const onePerPlace = (remarks: Remark[]) =>
  remarks.filter((one, i) => remarks.findIndex((other) => other.quote?.start === one.quote?.start) === i);

const plain = ({ zh, en, quote }: Point): Remark => ({ zh, en, ...(quote ? { quote } : {}) });

/** A high band leads with what works, a low one with what is missing; both sides always show. */
function reasonsFrom(points: Point[], band: number): Remark[] {
  const ranked = [...points].sort((a, b) => b.weight - a.weight);
  const good = ranked.filter((one) => one.good);
  const weak = ranked.filter((one) => !one.good);
  const chosen = band >= 7 ? [...good.slice(0, 2), ...weak.slice(0, 2)] : [...weak.slice(0, 3), ...good.slice(0, 1)];
  return chosen.map(plain);
}

function raiseFrom(points: Point[]): Both | null {
  const worst = [...points].sort((a, b) => b.weight - a.weight).find((one) => one.raise);
  return worst?.raise ? { zh: worst.raise.zh, en: worst.raise.en } : null;
}

const keepOn = (name: Criterion, { task, module }: Facts['request']): Both =>
  name === 'tr' && task === 1 && module !== 'general' ? NOTHING_MORE_IN_A_FIGURE : NOTHING_MORE[name];

function summary({ bands: { overall, criteria } }: Facts): Both {
  const order = (Object.keys(criteria) as Criterion[]).sort((a, b) => criteria[b].band - criteria[a].band);
  const [best, worst] = [order[0]!, order.at(-1)!];
  const range = `${overall.low.toFixed(1)}–${overall.high.toFixed(1)}`;
  const even = criteria[best].band === criteria[worst].band;
  return {
    zh: `估分 ${overall.band.toFixed(1)}，可能在 ${range} 之间。${even ? '四项水平接近。' : `${NAMES[best].zh}最好，${NAMES[worst].zh}最需要练。`}`,
    en: `Estimated ${overall.band.toFixed(1)}, likely ${range}. ${even ? 'The four criteria are close together.' : `Strongest: ${NAMES[best].en}. Most to gain: ${NAMES[worst].en}.`}`,
  };
}
