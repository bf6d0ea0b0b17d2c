import type { QuestionType } from '@ninefold/core/practice/question-types';
import { useParams } from '@tanstack/react-router';
import { use, useMemo } from 'react';
import { BeginDrillPage } from '#features/training/drill/BeginDrillPage.tsx';
import { TrainingDrillPage } from '#features/training/drill/TrainingDrillPage.tsx';
import { loadDrillKits } from '../mistakes/drill-kits.ts';
import { withWordTools } from '../papers/with-word-tools.tsx';
import { questionKit } from './question-kit.tsx';

/** Questions of papers, drawn by the skills' own parts as in the book of mistakes. */
function Drill() {
  const kits = use(loadDrillKits());
  const recordId = Number(useParams({ strict: false }).recordId);
  const questions = useMemo(() => questionKit(kits), [kits]);
  return <TrainingDrillPage key={recordId} recordId={recordId} questions={questions} />;
}

const DrillWithTools = withWordTools(Drill);

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
