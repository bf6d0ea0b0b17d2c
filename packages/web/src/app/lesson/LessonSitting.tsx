import type { Training } from '@ninefold/contract/training/record';
import { use, useMemo } from 'react';
import { Sitting } from '#features/training/sitting/Sitting.tsx';
import { wordTools } from '#features/vocabulary/look-up/word-tools.ts';
import { WordToolsContext } from '#practice/word-tools/word-tools.ts';
import { loadDrillKits } from '../mistakes/drill-kits.ts';
import { questionKit } from '../training/question-kit.tsx';

type SittingProps = { record: Training; title: string; onDone: (record: Training) => void };

/** Exercises need only training; questions of papers are drawn by their skills, as in a drill. */
export function LessonSitting(props: SittingProps) {
  if (props.record.items.some((item) => item.do === 'question')) return <WithQuestions {...props} />;
  return <Sitting {...props} questions={null} />;
}

function WithQuestions(props: SittingProps) {
  const kits = use(loadDrillKits());
  const questions = useMemo(() => questionKit(kits), [kits]);
  return (
    <WordToolsContext value={wordTools}>
      <Sitting {...props} questions={questions} />
    </WordToolsContext>
  );
}
