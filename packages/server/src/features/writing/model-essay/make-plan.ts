import type { EssayPlan, Thought } from '@ninefold/contract/writing/model-essay';
import type { Idea, ModelText, OutlinePart } from '@ninefold/contract/writing/study';

type Both = { en: string; zh: string };
/** A written question that is near in meaning, with what was written for it. */
export type NearMaterial = {
  paper_id: number;
  title: Both;
  outline: readonly OutlinePart[];
  essays: readonly ModelText[];
};

const BAND = 7;
const MOST_PHRASES = 3;

/**
 * A plan for a title that nobody has written about: the learner's position and reasons, support from the idea bank, and
 * phrases of written essays that do the same job. The one whole paragraph in it says whose it is and for what question.
 * null: nobody has a reason yet, so there is nothing to plan.
 */
export function makePlan(thought: Thought, ideas: readonly Idea[], near: readonly NearMaterial[]): EssayPlan | null {
  const position = same(thought.position);
  const reasons = thought.reasons.length > 0 ? thought.reasons : ideas.slice(0, 2).map(asReason);
  if (reasons.length === 0) return null;
  const sides = [...new Set(reasons.map(({ side }) => side))];
  const groups =
    sides.length > 1 ? sides.map((side) => reasons.filter((one) => one.side === side)) : reasons.map((one) => [one]);
  const model = near[0] && essayOf(near[0].essays);
  return {
    position,
    paragraphs: [
      {
        role: 'introduction',
        point: {
          en: thought.position
            ? `Say the question in your own words, then your position: ${thought.position}`
            : 'Say the question in your own words, then your position in one sentence',
          zh: thought.position
            ? `用自己的话说题目，再亮出立场：${thought.position}`
            : '用自己的话说题目，再用一句话亮出立场',
        },
        support: [],
        phrases: phrasesOf(model, 'introduction'),
      },
      ...groups.map((group) => ({
        role: 'body',
        point: same(group.map(({ text }) => text).join('; ')),
        support: group.flatMap(({ text }) => supportFor(text, ideas)),
        phrases: phrasesOf(model, 'body'),
      })),
      {
        role: 'conclusion',
        point: { en: 'Return to your position; add no new reason', zh: '回到立场，不加新理由' },
        support: [],
        phrases: phrasesOf(model, 'conclusion'),
      },
    ],
    paragraph: modelParagraph(near[0]),
  };
}

const asReason = ({ idea, side }: Idea) => ({ text: idea.en, side, own: 0 as const });
const same = (text: string): Both => ({ en: text, zh: text });

/** What the bank says for this reason: why, and for example what. Nothing for a reason of the learner's own. */
function supportFor(text: string, ideas: readonly Idea[]): Both[] {
  const known = ideas.find(({ idea }) => idea.en === text || idea.zh === text);
  return [known?.because, known?.example].flatMap((one) => one ?? []);
}

const essayOf = (essays: readonly ModelText[]): ModelText | undefined =>
  essays.find(({ band }) => band === BAND) ?? essays.at(-1);

function phrasesOf(essay: ModelText | undefined, role: string) {
  const words = essay?.paragraphs.filter((one) => one.role === role).map(({ text }) => text.toLowerCase()) ?? [];
  const found = essay?.phrases.filter(({ text }) => words.some((one) => one.includes(text.toLowerCase()))) ?? [];
  return found.slice(0, MOST_PHRASES);
}

function modelParagraph(near: NearMaterial | undefined): EssayPlan['paragraph'] {
  const essay = near && essayOf(near.essays);
  const body = essay?.paragraphs.find(({ role }) => role === 'body');
  return near && essay && body
    ? { text: body.text, band: essay.band, paper_id: near.paper_id, title: near.title }
    : null;
}
