import type { AssessedReport, QuestionPart } from '../../report.ts';
import type { Facts } from '../facts.ts';

type Idea = AssessedReport['ideas'][number];

/** Which side of the pack's ideas answers which part of the question. */
const SIDES: Record<string, RegExp> = {
  'the causes': /^(?:causes|reasons|why)/i,
  'the solutions': /^(?:solutions|measures)/i,
  'the problems': /^(?:problems|effects)/i,
  'advantages and disadvantages': /^disadvantages/i,
  'positive or negative': /^(?:positive|negative)/i,
};

/** Ideas the essay does not use yet, those farthest from anything it says first. */
export function unusedIdeas({ request, essay, tools }: Pick<Facts, 'request' | 'essay' | 'tools'>): Idea[] {
  const { vectors } = tools;
  const whole = essay.sentences.map((sentence) => vectors.of(sentence.text));
  const used = (text: string) => Math.max(0, ...whole.map((one) => vectors.similar(one, vectors.of(text))));
  return (
    [...(request.material?.ideas ?? [])]
      .map((idea) => ({ idea, near: used(`${idea.idea.en} ${idea.because?.en ?? ''}`) }))
      // "They reach people" says nothing without its heading.
      .filter(({ idea, near }) => near < 0.5 && !/^(?:they|it|this|these)\b/i.test(idea.idea.en))
      .sort((a, b) => a.near - b.near)
      .map(({ idea }) => idea)
  );
}

/** An unused idea for the part that was not found; without a part, any. */
export function ideaFor(facts: Facts, part?: QuestionPart): Idea | undefined {
  const side = part && SIDES[part.part];
  if (part && !side) return undefined;
  return unusedIdeas(facts).find((one) => !side || side.test(one.side));
}
