import type { Training } from '@ninefold/contract/training/record';
import { lazy, Suspense } from 'react';
import { loadChunk } from '#lib/load-chunk.ts';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';

type ExercisesProps = { record: Training; title: string; onDone: (record: Training) => void };

const Sittings = lazy(async () => ({ default: (await loadChunk(() => import('./LessonSitting.tsx'))).LessonSitting }));
const EveryItem = lazy(async () => ({
  default: (await loadChunk(() => import('#features/training/result/EveryItem.tsx'))).EveryItem,
}));

/** One sitting of a lesson's own exercises, by training's player; it is fetched when there is something to answer. */
export function LessonExercises(props: ExercisesProps) {
  return (
    <Suspense fallback={<LoadingRows rows={5} look="line" />}>
      <Sittings {...props} />
    </Suspense>
  );
}

export function LessonAnswers({ record }: { record: Training }) {
  return (
    <Suspense fallback={<LoadingRows rows={3} look="line" />}>
      <EveryItem record={record} />
    </Suspense>
  );
}
