import type { Lesson } from '@ninefold/contract/courses/lesson';
import { IconArrowLeft, IconList, IconNotes } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { useBreakpoint } from '#platform/breakpoints.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Tag } from '#ui/Tag.tsx';
import { lessonMessages } from '../lesson.messages.ts';
import styles from './Frame.module.css';

const Back = linkAs(ButtonLink);

type BarProps = {
  lesson: Lesson;
  preview: boolean;
  at: number;
  all: number;
  done: readonly number[];
  onNotes: () => void;
  /** null: the steps stand beside the page. */
  onSteps: (() => void) | null;
  /** The way on, where the page below has no footer of the lesson's. */
  children?: ReactNode;
};

/** The task bar: the way back, which lesson this is, how far it has come, and the notes. */
export function LessonBar({ lesson, preview, at, all, done, onNotes, onSteps, children }: BarProps) {
  const t = useText(lessonMessages);
  const screen = useBreakpoint();
  const { course, order, name } = lesson;
  return (
    <header className={styles.bar}>
      <div className={styles.left}>
        <Back
          kind="ghost"
          to="/course/{-$courseId}"
          params={{ courseId: course.id }}
          aria-label={t('back')}
          className={styles.back}
        >
          <Icon of={IconArrowLeft} />
        </Back>
        <h1 className={styles.title} title={t('inCourse', { course: course.name, order, lessons: course.lessons })}>
          <span className={styles.order}>{t('order', { order })}</span> {name}
        </h1>
        {preview && <Tag tone="line">{t('previewTag')}</Tag>}
      </div>
      <div className={styles.middle}>
        <span className={styles.step}>
          {t(screen === 'mobile' ? 'stepShort' : 'stepOf', { step: Math.min(at + 1, all), all })}
        </span>
        <span className={styles.cells} aria-hidden="true">
          {cellsOf(all).map((cell) => (
            <span key={cell} data-done={done.includes(cell) || undefined} data-now={cell === at || undefined} />
          ))}
        </span>
      </div>
      <div className={styles.right}>
        {onSteps && <IconButton label={t('steps')} icon={<Icon of={IconList} />} onClick={onSteps} />}
        {!preview &&
          (screen === 'desktop' ? (
            <Button kind="ghost" leftIcon={<Icon of={IconNotes} size={18} />} onClick={onNotes}>
              {t('notes')}
            </Button>
          ) : (
            <IconButton label={t('notes')} icon={<Icon of={IconNotes} />} onClick={onNotes} />
          ))}
        {children}
      </div>
    </header>
  );
}

const cellsOf = (all: number): number[] => Array.from({ length: all }, (_, cell) => cell);
