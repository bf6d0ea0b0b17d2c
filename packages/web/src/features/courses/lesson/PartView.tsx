import type { LessonPart } from '@ninefold/contract/courses/lesson';
import type { Where } from './lesson.queries.ts';
import type { LessonDoors } from './lesson-doors.ts';
import { DoorPart } from './parts/DoorPart.tsx';
import { ExercisesPart } from './parts/ExercisesPart.tsx';
import { ShowPart } from './parts/ShowPart.tsx';
import { TeachPart } from './parts/TeachPart.tsx';
import { VideoPart } from './parts/VideoPart.tsx';
import { TaskPart } from './task/TaskPart.tsx';
import type { Progress } from './useLessonProgress.ts';

type PartProps = {
  part: LessonPart;
  at: number;
  where: Where;
  doors: LessonDoors;
  progress: Progress;
  startAt: number;
  onPlace: (second: number) => void;
  onEnded: () => void;
  /** Exercises are being answered: they fill the page. */
  onSitting: (open: boolean) => void;
};

/** One step, by its kind. */
export function PartView({ part, at, where, doors, progress, onSitting, ...place }: PartProps) {
  const done = progress.progress.done.includes(at);
  const look = () => void progress.tell({ part: at, second: 0 });
  switch (part.is) {
    case 'teach':
      return <TeachPart part={part} {...place} />;
    case 'show':
      return <ShowPart part={part} {...place} />;
    case 'video':
      return <VideoPart part={part} {...place} />;
    case 'exercises':
      return <ExercisesPart {...{ part, at, where, done, doors, onSitting }} {...place} onWorked={look} />;
    case 'door':
      return <DoorPart {...{ part, at, done, doors }} preview={where.preview} onWorked={look} />;
    case 'task':
      return (
        <TaskPart
          {...{ part, at, where }}
          answer={progress.progress.answer}
          handedIn={progress.handedIn}
          onArrived={progress.arrived}
          onTaken={progress.answered}
        />
      );
  }
}
