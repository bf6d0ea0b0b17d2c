import type { HandedIn, PartOf } from '@ninefold/contract/courses/lesson';
import { type ComponentProps, Suspense } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { startLanguage } from '#i18n/language.ts';
import { useText } from '#i18n/useText.ts';
import { latePart } from '#lib/late-part.ts';
import { readingMessages } from '#practice/follow-read/reading.messages.ts';
import { Callout } from '#ui/states/Callout.tsx';
import { lessonMessages } from '../lesson.messages.ts';
import type { Where } from '../lesson.queries.ts';
import { Markdown } from '../markdown/Markdown.tsx';
import styles from '../parts/Parts.module.css';
import type { Arrived } from '../useLessonProgress.ts';
import { PhotoTask } from './PhotoTask.tsx';
import { WriteTask } from './WriteTask.tsx';

/** Few lessons are spoken into: the recorder is fetched with the first that is. */
const useRecordTask = latePart(async () => {
  const [file] = await Promise.all([import('./RecordTask.tsx'), readingMessages.load(startLanguage())]);
  return file.RecordTask;
});

type TaskProps = {
  part: PartOf<'task'>;
  at: number;
  where: Where;
  /** What the server has. */
  answer: string;
  handedIn: HandedIn | null;
  onArrived: (news: Arrived) => void;
  /** The words of another device are to stand. */
  onTaken: (answer: string) => void;
};

/** Something to write, to say, to photograph, or to do away from the screen. */
export function TaskPart({ part, where, handedIn, ...written }: TaskProps) {
  const t = useText(lessonMessages);
  const { language } = useLanguage();
  const place = { courseId: where.courseId, lessonId: where.lessonId, part: written.at };
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
          {part.submit === 'audio' && (
            <Suspense fallback={null}>
              <LateRecordTask {...{ place, handedIn }} />
            </Suspense>
          )}
          {part.submit === 'photo' && <PhotoTask {...{ place, handedIn }} onArrived={written.onArrived} />}
          <WriteTask submit={part.submit} where={where} {...written} />
        </>
      )}
    </article>
  );
}

function LateRecordTask(props: ComponentProps<NonNullable<ReturnType<typeof useRecordTask>>>) {
  const RecordTask = useRecordTask();
  return RecordTask && <RecordTask {...props} />;
}
