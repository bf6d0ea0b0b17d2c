import type { AssessedReport, Correction, ModelSentence, Rewrite, Upgrade } from '../report.ts';
import { applyEdits } from './corrections.ts';
import type { Facts } from './facts.ts';
import { quoteAt } from './quote.ts';

/** What the pack and the rules can show beside the report: ideas, a finished sentence, the learner's own paragraph mended. */
export function helpFor(facts: Facts): Pick<AssessedReport, 'ideas' | 'models' | 'rewrite'> {
  return { ideas: ideasFor(facts), models: modelsFor(facts), rewrite: rewriteOf(facts) };
}

/** Two ideas the essay does not use yet, those for the side it says least about first. */
function ideasFor({ request, essay, tools }: Facts): AssessedReport['ideas'] {
  const { vectors } = tools;
  const whole = essay.sentences.map((sentence) => vectors.of(sentence.text));
  const used = (text: string) => Math.max(0, ...whole.map((one) => vectors.similar(one, vectors.of(text))));
  return [...(request.material?.ideas ?? [])]
    .map((idea) => ({ idea, near: used(idea.idea.en) }))
    .filter(({ near }) => near < 0.6)
    .sort((a, b) => a.near - b.near)
    .slice(0, 2)
    .map(({ idea }) => idea);
}

const ROLES: Record<string, string> = {
  opening: 'introduction',
  overview: 'overview',
  closing: 'conclusion',
  body: 'body',
};

/** The paragraph of a better essay that has the same role: its first sentence, for the body the one nearest in meaning. */
function modelsFor({ request, structure, bands, tools }: Facts): ModelSentence[] {
  const essays = [...(request.material?.essays ?? [])].sort((a, b) => a.band - b.band);
  const better = essays.find((one) => one.band >= bands.overall.band + 0.5) ?? null;
  if (!better) return [];
  return structure.flatMap((paragraph): ModelSentence[] => {
    const role = ROLES[paragraph.role];
    const texts = better.paragraphs.filter((one) => one.role === role).map((one) => firstSentence(one.text));
    const own = tools.vectors.of(paragraph.point.text);
    const model = texts.sort(
      (a, b) => tools.vectors.similar(tools.vectors.of(b), own) - tools.vectors.similar(tools.vectors.of(a), own),
    )[0];
    return role && model ? [{ role, yours: paragraph.point, model, band: better.band }] : [];
  });
}

const firstSentence = (text: string) => /^[\s\S]*?[.!?](?=\s+[A-Z]|\s*$)/.exec(text)?.[0] ?? text;

/** The paragraph with most to mend, with every sure correction and one plain word changed; nothing is invented. */
function rewriteOf({ essay, structure, corrections, upgrades }: Facts): Rewrite | null {
  const sure = corrections.filter((one) => one.certain);
  const inside = <Item extends { start: number; end: number }>(items: Item[], part: { start: number; end: number }) =>
    items.filter((one) => one.start >= part.start && one.end <= part.end);
  const part = [...structure].sort((a, b) => inside(sure, b).length - inside(sure, a).length)[0];
  if (!part || !inside(sure, part).length) return null;
  const mends = inside(sure, part);
  const changes = inside(upgrades, part).filter(
    (one) => SAFE.test(one.original) && !mends.some((mend) => mend.start < one.end && mend.end > one.start),
  );
  const edits = [...mends.map(asEdit), ...changes.map(asChange)];
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

/** Words that fit in place of the plain one whatever stands beside them. */
const SAFE = /^(?:very\b|kids|guys|bad|big|good)/i;

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
