import type { QuestionType } from '@ninefold/core/practice/question-types';
import { useParams } from '@tanstack/react-router';
import { use, useMemo } from 'react';
import { QuestionCard } from '#features/mistakes/drill/QuestionCard.tsx';
import { BeginDrillPage } from '#features/training/drill/BeginDrillPage.tsx';
import { TrainingDrillPage } from '#features/training/drill/TrainingDrillPage.tsx';
import type { QuestionKit, QuestionProps } from '#features/training/sitting/question-kit.ts';
import type { DrillKits } from '#practice/drill-kit.ts';
import { loadDrillKits } from '../mistakes/drill-kits.ts';
import { withWordTools } from '../papers/with-word-tools.tsx';

/** Questions of papers, drawn by the skills' own parts as in the book of mistakes. */
function Drill() {
  const kits = use(loadDrillKits());
  const recordId = Number(useParams({ strict: false }).recordId);
  const questions = useMemo(() => questionKit(kits), [kits]);
  return <TrainingDrillPage key={recordId} recordId={recordId} questions={questions} />;
}

const DrillWithTools = withWordTools(Drill);

const questionKit = (kits: DrillKits): QuestionKit => ({
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
  prepare: async ({ paper }) => kits[paper.kind].prepare?.(paper),
});

/**
 * `/training-drill/{recordId}`, and `/training-drill/{skill}/{type}`, which puts one together and goes there. A type that
 * there is not is refused by the server, in words.
 */
export function TrainingDrillRoute() {
  const { recordId, skill, type } = useParams({ strict: false });
  if (recordId) return <DrillWithTools />;
  return (
    <BeginDrillPage
      key={`${skill} ${type}`}
      skill={skill === 'listening' ? 'listening' : 'reading'}
      type={type as QuestionType}
    />
  );
}
