import type { PartOf } from '@ninefold/contract/courses/lesson';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { Callout } from '#ui/states/Callout.tsx';
import { lessonMessages } from '../lesson.messages.ts';
import type { LessonDoors } from '../lesson-doors.ts';
import styles from './Parts.module.css';

type DoorProps = {
  part: PartOf<'door'>;
  at: number;
  preview: boolean;
  done: boolean;
  doors: LessonDoors;
  onWorked: () => void;
};

/** Another feature's page inside the lesson, with a line that says when this step is done. */
export function DoorPart({ part: { door }, at, preview, done, doors, onWorked }: DoorProps) {
  const t = useText(lessonMessages);
  if (preview)
    return (
      <Callout>
        <b>{t('previewWork')}</b> {t('previewWorkSentence')}
      </Callout>
    );
  return (
    <div data-door={door.to}>
      <p className={styles.rule} role="status">
        {done ? (
          <span className={styles.done}>
            <IconCircleCheckFilled size={17} aria-hidden="true" />
            {t('doorDone')}
          </span>
        ) : (
          rule()
        )}
      </p>
      <doors.Door door={door} at={at} onWorked={onWorked} />
    </div>
  );

  function rule(): string {
    if (door.to === 'essay') return t('door_essay', { words: door.words });
    if (door.to === 'segmented') return t('door_segmented', { sentences: door.sentences });
    return t(`door_${door.to}`);
  }
}
