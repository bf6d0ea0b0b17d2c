import { contentStems } from '../../relevance.ts';
import type { QuestionPart, TaskMaterial } from '../../report.ts';
import type { Facts } from '../facts.ts';

type Idea = NonNullable<TaskMaterial['ideas']>[number];

/** Which side of the pack's ideas answers which part of the question. */
const SIDES: Record<string, RegExp> = {
  'the causes': /^(?:causes|reasons|why)/i,
  'the solutions': /^(?:solutions|measures)/i,
  'the problems': /^(?:problems|effects)/i,
  'advantages and disadvantages': /^disadvantages/i,
  'positive or negative': /^(?:positive|negative)/i,
};

/** How many words of an idea, of its reason and of its example may stand in the essay before it counts as used. */
const TOUCHED = 2;

/** Ideas the essay does not use yet, those farthest from anything it says first. */
export function unusedIdeas({ request, essay, tools }: Pick<Facts, 'request' | 'essay' | 'tools'>): Idea[] {
  const { vectors } = tools;
  const whole = essay.sentences.map((sentence) => vectors.of(sentence.text));
  const near = (text: string) => Math.max(0, ...whole.map((one) => vectors.similar(one, vectors.of(text))));
  const asked = contentStems(request.prompt);
  const used = contentStems(essay.text);
  return [...(request.material?.ideas ?? [])]
    .map((idea) => {
      const stems = contentStems(`${idea.idea.en} ${idea.because?.en ?? ''} ${(idea.words ?? []).join(' ')}`);
      const touched = [...stems].filter((one) => !asked.has(one) && used.has(one)).length;
      return { idea, touched, near: near(`${idea.idea.en} ${idea.because?.en ?? ''}`) };
    })
    .filter(
      // "They reach people" says nothing without its heading.
      ({ idea, near: far, touched }) =>
        far < 0.5 && touched <= TOUCHED && !/^(?:they|it|this|these)\b/i.test(idea.idea.en),
    )
    .sort((a, b) => a.touched - b.touched || a.near - b.near)
    .map(({ idea }) => idea);
}

/** An unused idea for the part that was not found; without a part, any. */
export function ideaFor(facts: Facts, part?: QuestionPart): Idea | undefined {
  const side = part && SIDES[part.part];
  if (part && !side) return undefined;
  return unusedIdeas(facts).find((one) => !side || side.test(one.side));
}
