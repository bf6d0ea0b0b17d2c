import type { PartOf } from '@ninefold/contract/courses/lesson';
import { isTaskAnswered, LEAST_ANSWER } from '@ninefold/core/courses/lesson-progress';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { Button } from '#ui/Button.tsx';
import { Callout } from '#ui/states/Callout.tsx';
import { lessonMessages } from '../lesson.messages.ts';
import type { Where } from '../lesson.queries.ts';
import { Markdown } from '../markdown/Markdown.tsx';
import { useKeptText } from '../useKeptText.ts';
import styles from './Parts.module.css';

type TaskProps = {
  part: PartOf<'task'>;
  at: number;
  where: Where;
  /** What the server has. */
  answer: string;
  onSaved: (answer: string) => void;
};

/** Something to do away from the screen, or to write here. What is typed is on the device before it is handed in. */
export function TaskPart({ part, at, where, answer, onSaved }: TaskProps) {
  const t = useText(lessonMessages);
  const { language } = useLanguage();
  const label = useId();
  const kept = useKeptText(`task ${where.lessonId}`, answer);
  const [other, setOther] = useState<string | null>(null);
  const hand = useMutation({
    mutationFn: (base: string) =>
      api.course.saveLessonAnswer({
        ...{ course_id: where.courseId, lesson_id: where.lessonId, part: at, text: kept.text, base },
      }),
    onSuccess: (saved) => {
      if (saved.outcome === 'stale') return setOther(saved.answer);
      setOther(null);
      kept.forget();
      onSaved(saved.answer);
    },
  });
  const isWritten = part.submit === 'text';
  const changed = kept.text !== answer;
  return (
    <article className={styles.slide} data-task={part.submit}>
      <h2 className={styles.heading}>{part.title[language]}</h2>
      {part.text && <Markdown text={part.text[language]} lang={language === 'zh' ? 'zh-CN' : 'en'} />}
      {where.preview ? (
        <Callout>
          <b>{t('previewWork')}</b> {t('previewWorkSentence')}
        </Callout>
      ) : (
        <>
          {!isWritten && <p className={styles.lead}>{t('taskNote')}</p>}
          <label className={styles.label2} htmlFor={label}>
            {t('taskWrite')}
          </label>
          <textarea
            id={label}
            className={styles.write}
            rows={isWritten ? 10 : 4}
            maxLength={20_000}
            value={kept.text}
            onChange={(event) => kept.change(event.currentTarget.value)}
          />
          {other !== null && (
            <Callout tone="warn" live>
              <p>{t('taskStale')}</p>
              <p className={styles.other}>{other}</p>
              <span className={styles.choices}>
                <Button size="sm" onClick={() => hand.mutate(other)}>
                  {t('taskTakeMine')}
                </Button>
                <Button
                  size="sm"
                  onClick={() => {
                    kept.change(other);
                    kept.forget();
                    onSaved(other);
                    setOther(null);
                  }}
                >
                  {t('taskTakeOther')}
                </Button>
              </span>
            </Callout>
          )}
          <p className={styles.state} role="status">
            {hand.isError
              ? hand.error.message || t('taskFailed')
              : answer !== '' && !changed
                ? t('taskSent')
                : isTaskAnswered(kept.text)
                  ? t('taskChanged')
                  : t('taskLeast', { count: LEAST_ANSWER })}
          </p>
          <p>
            <Button
              kind={answer !== '' && !changed ? 'secondary' : 'primary'}
              size="lg"
              busy={hand.isPending}
              disabled={!isTaskAnswered(kept.text) || !changed}
              onClick={() => hand.mutate(answer)}
            >
              {t('taskSend')}
            </Button>
          </p>
        </>
      )}
    </article>
  );
}
