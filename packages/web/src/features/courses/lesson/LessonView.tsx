import type { Lesson } from '@ninefold/contract/courses/lesson';
import { isWork } from '@ninefold/core/courses/lesson-progress';
import { IconArrowRight } from '@tabler/icons-react';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { useBreakpoint } from '#platform/breakpoints.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Drawer } from '#ui/overlay/Drawer.tsx';
import { Callout } from '#ui/states/Callout.tsx';
import { EndOfLesson } from './frame/EndOfLesson.tsx';
import styles from './frame/Frame.module.css';
import { LessonBar } from './frame/LessonBar.tsx';
import { LessonFooter } from './frame/LessonFooter.tsx';
import { Notes } from './frame/Notes.tsx';
import { PreviewEnd } from './frame/PreviewEnd.tsx';
import { StepList } from './frame/StepList.tsx';
import { lessonMessages } from './lesson.messages.ts';
import type { Where } from './lesson.queries.ts';
import type { LessonDoors } from './lesson-doors.ts';
import { PartView } from './PartView.tsx';
import { useLessonProgress } from './useLessonProgress.ts';
import { useStays } from './useStays.ts';

type ViewProps = {
  lesson: Lesson;
  where: Where;
  step: number | undefined;
  onStep: (step: number) => void;
  doors: LessonDoors;
};

/** One lesson: its steps beside the stage, one step on it, and the way on. The step stands in the address. */
export function LessonView({ lesson: first, where, step, onStep, doors }: ViewProps) {
  const t = useText(lessonMessages);
  const { language } = useLanguage();
  const screen = useBreakpoint();
  // Kept as it was opened: whatever is fetched meanwhile must not change the step at hand.
  const [lesson] = useState(first);
  const { parts } = lesson;
  const stays = useStays();
  const progress = useLessonProgress(where, lesson, stays.take);
  const [sitting, setSitting] = useState(false);
  const [open, setOpen] = useState<'steps' | 'notes' | null>(null);
  const resume = useRef(progress.left ?? resumePlace(lesson));
  // An address without a step, while the lesson is open, is where the learner is now, not where they were at its opening.
  const at = Math.min(step === undefined ? resume.current.part : step - 1, parts.length);
  const part = parts[at];
  const { tell } = progress;

  const go = useCallback(
    (to: number, second = 0) => {
      resume.current = { part: to, second };
      // From the press on: drawing the next step may take its time.
      stays.moveTo(to);
      setOpen(null);
      setSitting(false);
      onStep(to + 1);
    },
    [onStep, stays],
  );
  const onPlace = useCallback(
    (second: number) => {
      resume.current = { part: at, second };
      void tell({ part: at, second });
    },
    [tell, at],
  );
  // Its last second, which is no place to go on from: whoever comes back begins it anew.
  const length = part?.is === 'video' ? part.seconds : (part?.narration?.seconds ?? 0);
  const onEnded = useCallback(() => void tell({ part: at, second: Math.floor(length) }, [at]), [tell, at, length]);
  // Also for a step that was reached by its address.
  useLayoutEffect(() => stays.moveTo(at), [stays, at]);
  // Opening a step is already a place to come back to.
  useEffect(() => {
    if (!parts[at]) return;
    const second = resume.current.part === at ? resume.current.second : 0;
    void tell({ part: at, second });
  }, [tell, parts, at]);
  const isLeft = part !== undefined && !progress.progress.done.includes(at);
  useNowAndThen(isLeft && (isWork(part.is) || length > 0), () =>
    tell({ part: at, second: resume.current.part === at && length > 0 ? resume.current.second : 0 }),
  );

  // A page that is put away may not come back, and one that is left is gone: what was counted is told first.
  const tellNow = useRef(() => {});
  useEffect(() => {
    tellNow.current = () =>
      void (part && tell({ part: at, second: resume.current.part === at ? resume.current.second : 0 }));
  });
  useEffect(() => {
    const away = () => document.visibilityState === 'hidden' && tellNow.current();
    document.addEventListener('visibilitychange', away);
    return () => {
      document.removeEventListener('visibilitychange', away);
      tellNow.current();
    };
  }, []);

  const leave = () => {
    if (!part) return;
    // What is taught is gone through by going on; work is judged by the server.
    void tell(
      { part: at, second: resume.current.part === at ? resume.current.second : 0 },
      isWork(part.is) ? [] : [at],
    );
    // After the last one comes the page that tells what was done, or what is left.
    go(at + 1);
  };
  const full = part?.is === 'door' || sitting;
  const steps = <StepList lesson={lesson} at={at} done={progress.progress.done} onGo={go} />;
  const beside = screen === 'desktop' && !full;
  return (
    <div className={styles.page} data-full={full || undefined} data-lesson={lesson.kind}>
      <LessonBar
        lesson={lesson}
        preview={where.preview}
        at={at}
        all={parts.length + lesson.named.length}
        done={progress.progress.done}
        onNotes={() => setOpen('notes')}
        onSteps={beside ? null : () => setOpen('steps')}
      >
        {full && part && (
          <Button
            kind="soft"
            size="sm"
            data-next-step
            rightIcon={<Icon of={IconArrowRight} size={16} />}
            onClick={leave}
          >
            {t('nextShort')}
          </Button>
        )}
      </LessonBar>
      {beside && <aside className={styles.rail}>{steps}</aside>}
      <div className={styles.stage}>
        {progress.trouble && (
          <Callout tone="warn" live>
            {progress.trouble.is === 'refused' ? progress.trouble.why || t('saveRefused') : t('saveFailed')}
          </Callout>
        )}
        {part ? (
          <PartView
            key={at}
            {...{ part, at, where, doors, progress, onPlace, onEnded }}
            startAt={resume.current.part === at ? resume.current.second : 0}
            onSitting={setSitting}
          />
        ) : where.preview ? (
          <PreviewEnd lesson={lesson} />
        ) : (
          <EndOfLesson lesson={lesson} progress={progress} onGo={go} />
        )}
        {part && !full && (
          <LessonFooter
            plays={part.is === 'video' || part.narration !== null}
            next={parts[at + 1]?.title[language] ?? null}
            kind={isWork(part.is) && !progress.progress.done.includes(at) && !where.preview ? 'soft' : 'primary'}
            onBefore={at > 0 ? () => go(at - 1) : null}
            onNext={leave}
          />
        )}
      </div>
      {!beside && (
        <Drawer
          opened={open === 'steps'}
          onClose={() => setOpen(null)}
          title={t('steps')}
          side={screen === 'mobile' ? 'bottom' : 'left'}
        >
          {steps}
        </Drawer>
      )}
      {!where.preview && (
        <Notes
          lesson={lesson}
          opened={open === 'notes'}
          onClose={() => setOpen(null)}
          place={() => ({
            part: Math.min(at, parts.length - 1),
            second: resume.current.part === at ? resume.current.second : 0,
          })}
          onGo={go}
        />
      )}
    </div>
  );
}

/** Somebody who has done the lesson begins it again from the start. */
const resumePlace = ({ progress: { state, part, second } }: Lesson) =>
  state === 'done' ? { part: 0, second: 0 } : { part, second };

/**
 * Work is done on the page of another feature: the server is asked now and then whether it is. Whoever reads what others
 * hear is there too, without anything moving.
 */
const NOW_AND_THEN_MS = 30_000;
function useNowAndThen(wanted: boolean, tell: () => Promise<void>): void {
  const latest = useRef(tell);
  latest.current = tell;
  useEffect(() => {
    if (!wanted) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void latest.current();
    }, NOW_AND_THEN_MS);
    return () => clearInterval(timer);
  }, [wanted]);
}
