import type { Lesson } from '@ninefold/contract/courses/lesson';
import { partsLeft } from '@ninefold/core/courses/lesson-progress';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { lessonType } from '../../packages/course-types.ts';
import { lessonMessages } from '../lesson.messages.ts';
import type { Progress } from '../useLessonProgress.ts';
import styles from './Frame.module.css';

const Go = linkAs(ButtonLink);

type EndProps = { lesson: Lesson; progress: Progress; onGo: (at: number) => void };

/** After the last step: it is done and what comes next, or what is still to be done. */
export function EndOfLesson({ lesson, progress: { progress, coins, send }, onGo }: EndProps) {
  const t = useText(lessonMessages);
  const { language } = useLanguage();
  const { course, after } = lesson;
  const contents = (kind: 'primary' | 'ghost') => (
    <Go kind={kind} size="lg" to="/course/{-$courseId}" params={{ courseId: course.id }}>
      {t('doneCourse')}
    </Go>
  );
  const left = partsLeft(lesson.parts, progress.done);
  if (progress.state !== 'done' && left.length > 0)
    return (
      <section className={styles.end} data-left={left.length}>
        <h2>{t('leftTitle', { count: left.length })}</h2>
        <p>{t('leftSentence')}</p>
        {left.some((at) => lesson.parts[at]?.is === 'video' || lesson.parts[at]?.narration) && <p>{t('leftHeard')}</p>}
        <ul className={styles.leftList}>
          {left.map((at, place) => (
            <li key={at}>
              <Button kind={place === 0 ? 'primary' : 'secondary'} onClick={() => onGo(at)}>
                {lesson.parts[at]?.title[language]}
              </Button>
            </li>
          ))}
        </ul>
        {contents('ghost')}
      </section>
    );
  // The page is ahead of the server: nothing is called done before the server has it.
  if (progress.state !== 'done')
    return (
      <section className={styles.end} role="status">
        <h2>{t('savingTitle')}</h2>
        <p>{t('savingSentence')}</p>
        <Button kind="primary" onClick={() => void send()}>
          {t('savingAgain')}
        </Button>
        {contents('ghost')}
      </section>
    );
  return (
    <section className={styles.end} data-lesson-done role="status">
      <IconCircleCheckFilled size={48} className={styles.endMark} aria-hidden="true" />
      <h2>{t('doneTitle')}</h2>
      {coins.paid > 0 && <p>{t('doneCoins', { coins: coins.paid })}</p>}
      {coins.over_limit === 1 && <p>{t('doneOver')}</p>}
      {!after && <p>{t('doneAll')}</p>}
      {after?.status === 0 && <p>{t('doneLocked', { name: after.name })}</p>}
      <div className={styles.endActions}>
        {after && after.status !== 0 && (
          <Go
            kind="primary"
            size="lg"
            to="/lesson/$type/$courseId/$lessonId"
            params={{ type: lessonType(course.type_id), courseId: course.id, lessonId: after.id }}
          >
            {t('doneNext', { name: after.name })}
          </Go>
        )}
        {contents(after && after.status !== 0 ? 'ghost' : 'primary')}
        <Button kind="ghost" size="lg" onClick={() => onGo(0)}>
          {t('again')}
        </Button>
      </div>
    </section>
  );
}
