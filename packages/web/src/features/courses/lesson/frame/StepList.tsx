import type { Lesson, LessonPart } from '@ninefold/contract/courses/lesson';
import { isWork, type PartKind } from '@ninefold/core/courses/lesson-progress';
import { shortDuration } from '@ninefold/core/time/duration';
import {
  IconCheck,
  IconClipboardText,
  IconEye,
  IconListCheck,
  IconLock,
  IconPencil,
  IconPlayerPlay,
  IconPresentation,
} from '@tabler/icons-react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { Icon, type IconDrawing } from '#ui/Icon.tsx';
import { lessonMessages } from '../lesson.messages.ts';
import styles from './Frame.module.css';

const DRAWINGS: Record<PartKind, IconDrawing> = {
  teach: IconPresentation,
  show: IconEye,
  video: IconPlayerPlay,
  exercises: IconListCheck,
  door: IconPencil,
  task: IconClipboardText,
};

type StepListProps = { lesson: Lesson; at: number; done: readonly number[]; onGo: (at: number) => void };

/** The steps of the lesson: number or check, title, kind and length. Any of them may be pressed. */
export function StepList({ lesson, at, done, onGo }: StepListProps) {
  const t = useText(lessonMessages);
  const { language } = useLanguage();
  const { parts, named } = lesson;
  return (
    <div className={styles.steps}>
      <p className={styles.stepsHead}>
        <b>{t('thisLesson')}</b>
        <span>{t('about', { minutes: lesson.minutes })}</span>
      </p>
      {lesson.goals.length > 0 && (
        <div className={styles.goals}>
          <p>{t('goals')}</p>
          <ul>
            {lesson.goals.map((goal) => (
              <li key={goal.en}>{goal[language]}</li>
            ))}
          </ul>
        </div>
      )}
      <ol aria-label={t('steps')}>
        {placed(parts).map(({ part, place }) => (
          <li key={place}>
            <button
              type="button"
              className={styles.stepRow}
              aria-current={place === at ? 'step' : undefined}
              onClick={() => onGo(place)}
            >
              <Mark place={place} now={place === at} done={done.includes(place)} />
              <span className={styles.stepWords}>
                <span className={styles.stepTitle}>{part.title[language]}</span>
                <span className={styles.stepFacts}>
                  <Icon of={DRAWINGS[part.is]} size={14} />
                  {t(`kind_${part.is}`)} {lengthOf(part)}
                </span>
              </span>
            </button>
          </li>
        ))}
        {placed(named).map(({ part, place }) => (
          <li key={place} className={styles.closedStep}>
            <Icon of={IconLock} size={16} />
            {part.title[language]}
          </li>
        ))}
      </ol>
      <p className={styles.stepsHint}>{t(parts.some(({ is }) => isWork(is)) ? 'hintWork' : 'hintTaught')}</p>
    </div>
  );

  function lengthOf(part: LessonPart): string {
    if (part.is === 'video') return shortDuration(part.seconds);
    if (part.is === 'exercises') return t('partCount', { count: part.count });
    // Of work only its beginning is told.
    if (part.narration && !isWork(part.is)) return shortDuration(part.narration.seconds);
    return part.minutes > 0 ? t('partMinutes', { minutes: part.minutes }) : '';
  }
}

/** Steps never move while a lesson is open, so a step is its place. */
const placed = <T,>(parts: readonly T[]) => parts.map((part, place) => ({ part, place }));

function Mark({ place, now, done }: { place: number; now: boolean; done: boolean }) {
  const t = useText(lessonMessages);
  return (
    <span className={styles.mark} data-now={now || undefined} data-done={done || undefined}>
      {done ? <Icon of={IconCheck} size={16} /> : place + 1}
      {done && <span className="nf-sr-only">{t('stepDone')}</span>}
    </span>
  );
}
