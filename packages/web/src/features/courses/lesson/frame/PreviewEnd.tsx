import type { Lesson } from '@ninefold/contract/courses/lesson';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { lessonType } from '../../packages/course-types.ts';
import { lessonMessages } from '../lesson.messages.ts';
import styles from './Frame.module.css';

const Go = linkAs(ButtonLink);

/** What a preview did not show, and the way to it. */
export function PreviewEnd({ lesson }: { lesson: Lesson }) {
  const t = useText(lessonMessages);
  const { language } = useLanguage();
  const { course, id, named } = lesson;
  const isClosed = named.length > 0;
  return (
    <section className={styles.end} data-preview-end>
      <h2>{t('previewEnd')}</h2>
      {isClosed && (
        <>
          <p>{t('previewEndSentence')}</p>
          <ul className={styles.namedList}>
            {named.map(({ title }) => (
              <li key={title.en}>{title[language]}</li>
            ))}
          </ul>
        </>
      )}
      <div className={styles.endActions}>
        {isClosed ? (
          <Go kind="primary" size="lg" to="/profile/vip">
            {t('unlock')}
          </Go>
        ) : (
          <Go
            kind="primary"
            size="lg"
            to="/lesson/$type/$courseId/$lessonId"
            params={{ type: lessonType(course.type_id), courseId: course.id, lessonId: id }}
          >
            {t('previewStart')}
          </Go>
        )}
        <Go kind="ghost" size="lg" to="/course/{-$courseId}" params={{ courseId: course.id }}>
          {t('toCourse')}
        </Go>
      </div>
    </section>
  );
}
