import type { AssessedReport, ModelSentence } from '../report.ts';
import type { Facts } from './facts.ts';
import { firstSentence, modelEssay, paragraphsOf } from './model-essay.ts';
import { rewriteOf } from './rewrite.ts';
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
