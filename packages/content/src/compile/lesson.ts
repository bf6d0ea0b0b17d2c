import type { Lesson } from '../schema/lesson.ts';
import type { LessonStep } from '../schema/lesson-step.ts';
import { headOf, type Parts } from './parts.ts';
import { exerciseMark, exerciseReview, publicExercise } from './training.ts';

/** A lesson is open, except for the answers of its checks. What it plays is split into its parts where it is defined. */
export function compileLesson(lesson: Lesson): Parts {
  const { kind: _kind, id: _id, rev: _rev, status: _status, origin: _origin, steps, ...open } = lesson;
  const checks = (steps ?? []).flatMap((step, at) =>
    step.step === 'check' && step.items ? [{ at, items: step.items }] : [],
  );
  return {
    public: { ...open, ...(steps && { steps: steps.map(publicStep) }), ...headOf(lesson) },
    key: checks.length ? { checks: checks.map(({ at, items }) => ({ at, marks: items.map(exerciseMark) })) } : {},
    review: checks.length ? { checks: checks.map(({ at, items }) => ({ at, items: items.map(exerciseReview) })) } : {},
  };
}

function publicStep(step: LessonStep) {
  if (step.step !== 'check') return step;
  const { items, ...rest } = step;
  return { ...rest, ...(items && { items: items.map(publicExercise) }) };
}
