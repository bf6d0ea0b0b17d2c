import { QuestionCard, useSolution } from '#features/mistakes/drill/QuestionCard.tsx';
import type { QuestionKit, QuestionProps } from '#features/training/sitting/question-kit.ts';
import type { DrillKits } from '#practice/drill-kit.ts';

/** Questions of papers inside training and lessons, drawn as in the book of mistakes. */
export const questionKit = (kits: DrillKits): QuestionKit => ({
  Question: ({ item, value, onChange, readOnly, answered }: QuestionProps) => (
    <QuestionCard
      kits={kits}
      drill={{ form: 'question', paper: item.paper, key: item.key, clip: item.clip, seconds: 0 }}
      kind="question"
      value={value}
      onChange={onChange}
      answered={
        answered && {
          right: answered.right ? 1 : 0,
          others_open: 0,
          // Here it is asked for the first time, or long after it was lost: there is no last answer to show.
          solution: { form: 'question', ...answered.solution, last_given: null, last_reason: '' },
        }
      }
      readOnly={readOnly}
    />
  ),
  async prepare({ paper }) {
    await Promise.all([useSolution.ready(), kits[paper.kind].prepare?.(paper)]);
  },
});
