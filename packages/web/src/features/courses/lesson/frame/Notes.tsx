import type { Lesson, LessonNote } from '@ninefold/contract/courses/lesson';
import { shortDuration } from '@ninefold/core/time/duration';
import { IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { useBreakpoint } from '#platform/breakpoints.ts';
import { useKeptText } from '#practice/kept/useKeptText.ts';
import { newId } from '#practice/new-id.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Drawer } from '#ui/overlay/Drawer.tsx';
import { toast } from '#ui/states/toast.ts';
import { lessonMessages } from '../lesson.messages.ts';
import styles from './Frame.module.css';

type NotesProps = {
  lesson: Lesson;
  opened: boolean;
  onClose: () => void;
  /** Where a new note belongs. */
  place: () => { part: number; second: number };
  onGo: (part: number, second: number) => void;
};

/** What the learner wrote down, each with the place where they wrote it; a press leads back there. */
export function Notes({ lesson, opened, onClose, place, onGo }: NotesProps) {
  const t = useText(lessonMessages);
  const phone = useBreakpoint() === 'mobile';
  const label = useId();
  const [notes, setNotes] = useState<readonly LessonNote[]>(lesson.notes);
  const [key, setKey] = useState(newId);
  const kept = useKeptText('lesson', `note ${lesson.id}`, '');
  const save = useMutation({
    mutationFn: () =>
      api.course.saveLessonNote({
        ...{ course_id: lesson.course.id, lesson_id: lesson.id, key, text: kept.text.trim() },
        ...place(),
      }),
    onSuccess: (note) => {
      setNotes((all) => [...all.filter(({ id }) => id !== note.id), note]);
      setKey(newId());
      kept.change('');
      kept.forget();
    },
    // The same key is kept: should the first try have arrived after all, this is the same note.
    onError: ({ message }) => toast.error(message || t('noteFailed')),
  });
  const remove = useMutation({
    mutationFn: (id: number) => api.course.deleteLessonNote({ id }),
    onSuccess: (_, id) => setNotes((all) => all.filter((note) => note.id !== id)),
    onError: ({ message }) => toast.error(message || t('noteFailed')),
  });
  return (
    <Drawer opened={opened} onClose={onClose} title={t('notesTitle')} side={phone ? 'bottom' : 'right'}>
      <div className={styles.notes}>
        <label htmlFor={label} className="nf-sr-only">
          {t('noteWrite')}
        </label>
        <textarea
          id={label}
          className={styles.note}
          rows={3}
          maxLength={2000}
          placeholder={t('noteWrite')}
          value={kept.text}
          onChange={(event) => kept.change(event.currentTarget.value)}
        />
        <Button kind="primary" busy={save.isPending} disabled={kept.text.trim() === ''} onClick={() => save.mutate()}>
          {t('noteSave')}
        </Button>
        {notes.length === 0 && <p className={styles.noNotes}>{t('noNotes')}</p>}
        <ul className={styles.noteList}>
          {notes.map((note) => (
            <li key={note.id} className={styles.noteRow}>
              <button type="button" className={styles.notePlace} onClick={() => onGo(note.part, note.second)}>
                {note.second > 0
                  ? t('noteAt', { step: note.part + 1, time: shortDuration(note.second) })
                  : t('noteAtStep', { step: note.part + 1 })}
              </button>
              <p className={styles.noteText}>{note.text}</p>
              <IconButton
                size="sm"
                label={t('noteDelete')}
                icon={<Icon of={IconTrash} size={16} />}
                onClick={() => remove.mutate(note.id)}
              />
            </li>
          ))}
        </ul>
      </div>
    </Drawer>
  );
}
