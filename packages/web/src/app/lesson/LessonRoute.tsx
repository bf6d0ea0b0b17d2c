import type { LessonDoor } from '@ninefold/contract/courses/lesson';
import { useNavigate, useParams, useRouterState, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { LessonPage } from '#features/courses/lesson/LessonPage.tsx';
import { lessonAhead } from '#features/courses/lesson/lesson.queries.ts';
import type { LessonDoors } from '#features/courses/lesson/lesson-doors.ts';
import { queryClient } from '#lib/query-client.ts';
import type { Destination } from '#navigation/link.tsx';
import { type Inside, InsideContext } from '#practice/inside/inside.ts';
import type { PracticeSearch } from '#practice/practice-search.ts';
import { LessonAnswers, LessonExercises } from './LessonExercises.tsx';
import { OpenDoor } from './OpenDoor.tsx';

/** What an address of a lesson holds behind its question mark. */
export type LessonSearch = PracticeSearch & {
  /** The step, from 1. */
  step?: number;
  /** A draft of an essay that is written inside the lesson. */
  record?: number;
};

type LessonParams = { type: 1 | 2 | 3 | 4; courseId: number; lessonId: number };

const PATH = '/lesson/$type/$courseId/$lessonId';
const PREVIEW = '/lesson-preview/$type/$courseId/$lessonId';

const doors: LessonDoors = { Door: OpenDoorHere, Exercises: LessonExercises, Answers: LessonAnswers };

/** For a link that the pointer rests on: a press shows the lesson at once. */
export const askAhead = ({ courseId, lessonId }: Omit<LessonParams, 'type'>, preview: boolean): void =>
  void queryClient.prefetchQuery(lessonAhead({ courseId, lessonId, preview }));

/** `/lesson/{type}/{courseId}/{lessonId}` and `/lesson-preview/…`: the lesson with the players of all features at hand. */
export function LessonRoute() {
  const params = useParams({ strict: false }) as LessonParams;
  const search: LessonSearch = useSearch({ strict: false });
  const preview = useRouterState({ select: ({ location }) => location.pathname.startsWith('/lesson-preview/') });
  const navigate = useNavigate();
  const { type, courseId, lessonId } = params;
  const where = useMemo(() => ({ courseId, lessonId, preview }), [courseId, lessonId, preview]);
  const onStep = useCallback(
    (step: number) =>
      void navigate({
        to: preview ? PREVIEW : PATH,
        params: { type, courseId, lessonId },
        search: { step },
        replace: true,
      }),
    [navigate, preview, type, courseId, lessonId],
  );
  const step = search.step ?? 0;
  const inside = useMemo<Inside>(() => {
    const at = (more: LessonSearch): Destination => ({
      to: PATH,
      params: { type, courseId, lessonId },
      search: { step, ...more },
    });
    return { home: at({}), draft: (record) => at({ record }) };
  }, [type, courseId, lessonId, step]);
  return (
    <InsideContext value={inside}>
      <LessonPage where={where} type={type} step={search.step} onStep={onStep} doors={doors} />
    </InsideContext>
  );
}

/** The player of a feature at this very address: what it opens stays in the lesson. */
function OpenDoorHere({ door, at, onWorked }: { door: LessonDoor; at: number; onWorked: () => void }) {
  const { type, courseId, lessonId } = useParams({ strict: false }) as LessonParams;
  const search: LessonSearch = useSearch({ strict: false });
  const { step } = search;
  const paperPath = useCallback(
    (_: number, more: PracticeSearch = {}): Destination => ({
      to: PATH,
      params: { type, courseId, lessonId },
      search: { ...(step !== undefined && { step }), ...more },
    }),
    [type, courseId, lessonId, step],
  );
  const where = { course_id: courseId, lesson_id: lessonId, part: at };
  return <OpenDoor door={door} where={where} search={search} paperPath={paperPath} onWorked={onWorked} />;
}
