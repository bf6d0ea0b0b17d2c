import type { PartOf } from '@ninefold/contract/courses/lesson';
import type { Training } from '@ninefold/contract/training/record';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { newId } from '#practice/new-id.ts';
import { Button } from '#ui/Button.tsx';
import { Callout } from '#ui/states/Callout.tsx';
import { lessonMessages } from '../lesson.messages.ts';
import type { Where } from '../lesson.queries.ts';
import type { LessonDoors } from '../lesson-doors.ts';
import { Markdown } from '../markdown/Markdown.tsx';
import { Narrated, type NarratedProps } from './Narrated.tsx';
import styles from './Parts.module.css';

type ExercisesProps = Omit<NarratedProps, 'children' | 'narration'> & {
  part: PartOf<'exercises'>;
  at: number;
  where: Where;
  done: boolean;
  doors: LessonDoors;
  /** A sitting has ended: the server is asked whether that was enough. */
  onWorked: () => void;
  onSitting: (open: boolean) => void;
};

/** The lesson's own exercises: before, during and after a sitting of training's. */
export function ExercisesPart({ part, at, where, done, doors, onWorked, onSitting, ...place }: ExercisesProps) {
  const t = useText(lessonMessages);
  const { language } = useLanguage();
  const [record, setRecord] = useState<Training | null>(null);
  const start = useMutation({
    mutationFn: (fresh: boolean) =>
      api.course.startLessonExercises({
        ...{ course_id: where.courseId, lesson_id: where.lessonId, part: at, key: newId(), fresh },
      }),
    onSuccess: (begun) => {
      setRecord(begun);
      onSitting(begun.state === 'open');
    },
  });
  const end = (ended: Training) => {
    setRecord(ended);
    onSitting(false);
    onWorked();
  };
  if (record?.state === 'open')
    return <doors.Exercises key={record.id} record={record} title={part.title[language]} onDone={end} />;
  const { count, pass } = part;
  const card = (
    <article className={styles.slide} data-exercises>
      <h2 className={styles.heading}>{part.title[language]}</h2>
      {part.text && <Markdown text={part.text[language]} lang={language === 'zh' ? 'zh-CN' : 'en'} />}
      <p className={styles.lead}>{pass > 0 ? t('exercisesPass', { count, pass }) : t('exercisesLead', { count })}</p>
      {record?.result && <Result right={record.result.right} total={record.result.total} pass={pass} />}
      {start.isError && (
        <Callout tone="danger" live>
          {start.error.message || t('exercisesFailed')}
        </Callout>
      )}
      {where.preview ? (
        <Callout>
          <b>{t('previewWork')}</b> {t('previewWorkSentence')}
        </Callout>
      ) : (
        <p>
          <Button
            kind={done ? 'secondary' : 'primary'}
            size="lg"
            busy={start.isPending}
            onClick={() => start.mutate(false)}
          >
            {t(done || record ? 'exercisesAgain' : 'exercisesStart')}
          </Button>
        </p>
      )}
      {record && <doors.Answers record={record} />}
    </article>
  );
  return (
    <Narrated narration={part.narration} {...place}>
      {card}
    </Narrated>
  );
}

function Result({ right, total, pass }: { right: number; total: number; pass: number }) {
  const t = useText(lessonMessages);
  const passed = right >= pass;
  return (
    <p className={styles.result} role="status" data-result={`${right}/${total}`}>
      <b>{t('resultRight', { right, total })}</b>{' '}
      {pass > 0 && (passed ? t('resultPassed') : t('resultNotPassed', { left: pass - right }))}
    </p>
  );
}
