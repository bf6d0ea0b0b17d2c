import type { PartOf } from '@ninefold/contract/courses/lesson';
import { isTaskAnswered, LEAST_ANSWER } from '@ninefold/core/courses/lesson-progress';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { useKeptText } from '#practice/kept/useKeptText.ts';
import { Button } from '#ui/Button.tsx';
import { Callout } from '#ui/states/Callout.tsx';
import { lessonMessages } from '../lesson.messages.ts';
import type { Where } from '../lesson.queries.ts';
import styles from '../parts/Parts.module.css';
import type { Arrived } from '../useLessonProgress.ts';

type WriteProps = {
  submit: PartOf<'task'>['submit'];
  at: number;
  where: Where;
  /** What the server has. */
  answer: string;
  onArrived: (news: Arrived) => void;
  /** The words of another device are to stand. */
  onTaken: (answer: string) => void;
};

/** What is typed is on the device before it is handed in. Beside a recording or a photo it is as one likes. */
export function WriteTask({ submit, at, where, answer, onArrived, onTaken }: WriteProps) {
  const t = useText(lessonMessages);
  const label = useId();
  const kept = useKeptText('lesson', `task ${where.lessonId}`, answer);
  const [other, setOther] = useState<string | null>(null);
  const hand = useMutation({
    mutationFn: ({ text, base }: { text: string; base: string }) =>
      api.course.saveLessonAnswer({
        ...{ course_id: where.courseId, lesson_id: where.lessonId, part: at, text, base },
      }),
    onSuccess: ({ outcome, answer: stands, ...settled }, { text }) => {
      const isSaved = outcome === 'saved';
      setOther(isSaved ? null : stands);
      // What was typed while this was under way stays on the device.
      if (isSaved && kept.text === text) kept.forget();
      onArrived(isSaved ? { ...settled, answer: stands } : settled);
    },
  });
  const isWanted = submit === 'text' || submit === 'none';
  const changed = kept.text !== answer;
  return (
    <>
      {submit === 'none' && <p className={styles.lead}>{t('taskNote')}</p>}
      <label className={styles.label2} htmlFor={label}>
        {t(isWanted ? 'taskWrite' : 'taskWriteToo')}
      </label>
      <textarea
        id={label}
        className={styles.write}
        rows={submit === 'text' ? 10 : 4}
        maxLength={20_000}
        value={kept.text}
        onChange={(event) => kept.change(event.currentTarget.value)}
      />
      {other !== null && (
        <Callout tone="warn" live>
          <p>{t('taskStale')}</p>
          <p className={styles.other}>{other}</p>
          <span className={styles.choices}>
            <Button size="sm" onClick={() => hand.mutate({ text: kept.text, base: other })}>
              {t('taskTakeMine')}
            </Button>
            <Button
              size="sm"
              onClick={() => {
                kept.change(other);
                kept.forget();
                onTaken(other);
                setOther(null);
              }}
            >
              {t('taskTakeOther')}
            </Button>
          </span>
        </Callout>
      )}
      <p className={styles.state} role="status">
        {says()}
      </p>
      <p>
        <Button
          kind={isWanted && (answer === '' || changed) ? 'primary' : 'secondary'}
          size="lg"
          busy={hand.isPending}
          disabled={!isTaskAnswered(kept.text) || !changed}
          onClick={() => hand.mutate({ text: kept.text, base: answer })}
        >
          {t('taskSend')}
        </Button>
      </p>
    </>
  );

  function says(): string {
    if (hand.isError) return hand.error.message || t('taskFailed');
    if (answer !== '' && !changed) return t('taskSent');
    if (isTaskAnswered(kept.text)) return t('taskChanged');
    return isWanted || kept.text !== '' ? t('taskLeast', { count: LEAST_ANSWER }) : '';
  }
}
