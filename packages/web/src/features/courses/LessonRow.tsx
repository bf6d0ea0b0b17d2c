import type { CourseLesson } from '@ninefold/contract/courses';
import type { LessonKind } from '@ninefold/core/courses/lessons';
import {
  IconBook,
  IconBulb,
  IconCircleCheckFilled,
  IconClipboardText,
  IconFileText,
  IconHeadphones,
  IconListCheck,
  IconLock,
  IconMicrophone,
  IconPencil,
  IconPlayerPlay,
  IconZoomQuestion,
} from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { Link, linkAs } from '#navigation/link.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Icon, type IconDrawing } from '#ui/Icon.tsx';
import { courseMessages } from './courses.messages.ts';
import styles from './LessonRow.module.css';
import { lessonType } from './packages/course-types.ts';

const DRAWINGS: Record<LessonKind, IconDrawing> = {
  video: IconPlayerPlay,
  'basic-practice': IconListCheck,
  speaking: IconMicrophone,
  speaking2: IconMicrophone,
  reading: IconBook,
  listening: IconHeadphones,
  writing_topic: IconZoomQuestion,
  writing_ideas: IconBulb,
  writing_segment: IconPencil,
  task: IconClipboardText,
  common: IconFileText,
};

const LessonLink = linkAs(ButtonLink);

type LessonRowProps = {
  lesson: CourseLesson;
  courseId: number;
  typeId: number;
  onOpen: () => void;
};

/** The next lesson has a button; any other row is a link, of a locked lesson to what can be tried of it. */
export function LessonRow({ lesson, courseId, typeId, onOpen }: LessonRowProps) {
  const t = useText(courseMessages);
  const next = lesson.next === 1;
  const address = {
    to: '/lesson/$type/$courseId/$lessonId',
    params: { type: lessonType(typeId), courseId, lessonId: lesson.id },
    onClick: onOpen,
  } as const;
  return (
    <li className={styles.row} data-next={next || undefined}>
      <span className={styles.number}>{lesson.order}</span>
      <span className={styles.icon}>
        <Icon of={DRAWINGS[lesson.kind]} size={18} />
      </span>
      {next ? (
        <span className={styles.name}>{lesson.name}</span>
      ) : lesson.status === 0 ? (
        <Link to="/lesson-preview/$type/$courseId/$lessonId" params={address.params} className={styles.name}>
          {lesson.name}
        </Link>
      ) : (
        <Link {...address} className={styles.name}>
          {lesson.name}
        </Link>
      )}
      <span className={styles.kind}>{t(lesson.kind)}</span>
      <span className={styles.minutes}>{t('minutes', { count: lesson.minutes })}</span>
      <span className={styles.state}>
        {next ? (
          <LessonLink {...address} kind="secondary" size="sm">
            {t('begin')}
            <span className="nf-sr-only">{t('lessonTitle', { order: lesson.order, name: lesson.name })}</span>
          </LessonLink>
        ) : (
          <LessonState status={lesson.status} />
        )}
      </span>
    </li>
  );
}

function LessonState({ status }: { status: CourseLesson['status'] }) {
  const t = useText(courseMessages);
  if (status === 1) return t('notLearnt');
  return status === 2 ? (
    <span className={styles.done}>
      <IconCircleCheckFilled size={17} aria-hidden="true" />
      {t('done')}
    </span>
  ) : (
    <span className={styles.locked}>
      <Icon of={IconLock} size={16} />
      {t('locked')}
    </span>
  );
}
