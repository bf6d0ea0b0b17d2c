import type { AssessedReport, Correction, ModelSentence, Rewrite, Upgrade } from '../report.ts';
import { quoteAt } from '../text/quote.ts';
import { applyEdits } from './corrections.ts';
import type { Facts } from './facts.ts';
import { firstSentence, modelEssay, paragraphsOf } from './model-essay.ts';
import { GUESSES } from './task/figure-points.ts';
import { unusedIdeas } from './task/ideas.ts';

/** What the pack and the rules can show beside the report: ideas, a finished sentence, the learner's own paragraph mended. */
export function helpFor(facts: Facts): Pick<AssessedReport, 'ideas' | 'models' | 'rewrite'> {
  const ideas = unusedIdeas(facts)
    .slice(0, 2)
    .map(({ side, idea, because, example }) => ({ side, idea, because, example }));
  return { ideas, models: modelsFor(facts), rewrite: rewriteOf(facts) };
}

const ROLES: Record<string, string> = {
  opening: 'introduction',
  overview: 'overview',
  closing: 'conclusion',
  body: 'body',
};

/** The paragraph of a finished essay that has the same role: its first sentence, for the body the one nearest in meaning. */
function modelsFor(facts: Facts): ModelSentence[] {
  const { structure, tools } = facts;
  const model = modelEssay(facts);
  if (!model) return [];
  return structure.flatMap((paragraph): ModelSentence[] => {
    const role = ROLES[paragraph.role];
    const texts = role ? paragraphsOf(model, role).map(firstSentence) : [];
    const own = tools.vectors.of(paragraph.point.text);
    const nearest = texts.sort(
      (a, b) => tools.vectors.similar(tools.vectors.of(b), own) - tools.vectors.similar(tools.vectors.of(a), own),
    )[0];
    return role && nearest ? [{ role, yours: paragraph.point, model: nearest, band: model.band }] : [];
  });
}

const NO_REPORT = new RegExp(`${GUESSES.source}|\\b(?:in conclusion|to sum up|to conclude)\\b`, 'i');
/** One comma is no rewriting: below this the corrections in place say it better. */
const WORTH_IT = 2;

/** The paragraph with most to mend, with every sure correction and plain wording changed; nothing is invented. */
function rewriteOf({ essay, structure, corrections, upgrades, request }: Facts): Rewrite | null {
  const sure = corrections.filter((one) => one.certain);
  const inside = <Item extends { start: number; end: number }>(items: Item[], part: { start: number; end: number }) =>
    items.filter((one) => one.start >= part.start && one.end <= part.end);
  const editsOf = (part: { start: number; end: number }) => {
    const mends = inside(sure, part);
    const free = inside(upgrades, part).filter(
      (one) => !mends.some((mend) => mend.start <= one.end && mend.end >= one.start),
    );
    return [...mends.map(asEdit), ...free.map(asChange)];
  };
  // What should go is not polished: an opinion or a conclusion has no place in a report.
  const kept = structure.filter(
    ({ start, end }) => request.task === 2 || !NO_REPORT.test(essay.text.slice(start, end)),
  );
  const part = [...kept].sort((a, b) => editsOf(b).length - editsOf(a).length)[0];
  const edits = part ? editsOf(part) : [];
  if (!part || edits.length < WORTH_IT) return null;
  const text = essay.text.slice(part.start, part.end);
  return {
    original: { ...quoteAt(essay, part), text },
    better: applyEdits(
      text,
      edits.map((one) => ({ ...one, start: one.start - part.start, end: one.end - part.start })),
    ),
    changes: edits
      .sort((a, b) => a.start - b.start)
      .map(({ from, replacement, why }) => ({ from, to: replacement, why })),
  };
}

const asEdit = (one: Correction) => ({
  start: one.start,
  end: one.end,
  from: one.original,
  replacement: one.replacement,
  why: one.explanation,
});
const asChange = (one: Upgrade) => ({
  start: one.start,
  end: one.end,
  from: one.original,
  replacement: one.better[0]!,
  why: one.explanation,
});
