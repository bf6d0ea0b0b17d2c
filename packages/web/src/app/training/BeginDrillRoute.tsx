import type { QuestionType } from '@ninefold/core/practice/question-types';
import { useParams } from '@tanstack/react-router';
import { BeginDrillPage } from '#features/training/drill/BeginDrillPage.tsx';

/** `/training-drill/{skill}/{type}`. A type that there is not is refused by the server, in words. */
export function BeginDrillRoute() {
  const { skill, type } = useParams({ strict: false });
  return (
    <BeginDrillPage
      key={`${skill} ${type}`}
      skill={skill === 'listening' ? 'listening' : 'reading'}
      type={type as QuestionType}
    />
  );
}
