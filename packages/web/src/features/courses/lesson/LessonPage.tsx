import { useQuery } from '@tanstack/react-query';
import { useOwnFrame } from '#platform/own-frame.ts';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import styles from './frame/Frame.module.css';
import { LessonTrouble } from './frame/LessonTrouble.tsx';
import { TaskBarAlone } from './frame/TaskBarAlone.tsx';
import { LessonView } from './LessonView.tsx';
import { lessonQueries, type Where } from './lesson.queries.ts';
import type { LessonDoors } from './lesson-doors.ts';

type LessonPageProps = {
  where: Where;
  type: 1 | 2 | 3 | 4;
  /** The step in the address, from 1; undefined: where the learner was. */
  step: number | undefined;
  onStep: (step: number) => void;
  doors: LessonDoors;
};

/** `/lesson/{type}/{courseId}/{lessonId}` and its preview. */
export function LessonPage({ where, type, step, onStep, doors }: LessonPageProps) {
  useOwnFrame();
  const { data, error, isFetching, refetch } = useQuery(lessonQueries.lesson(where));
  if (data)
    return (
      <LessonView
        key={`${where.lessonId} ${where.preview}`}
        lesson={data}
        where={where}
        step={step}
        onStep={onStep}
        doors={doors}
      />
    );
  return (
    <>
      <TaskBarAlone courseId={where.courseId} />
      {error ? (
        <LessonTrouble error={error} where={where} type={type} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <div className={styles.waiting}>
          <LoadingRows rows={5} rowHeight={72} />
        </div>
      )}
    </>
  );
}
