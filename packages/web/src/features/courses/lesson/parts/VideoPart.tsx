import type { PartOf } from '@ninefold/contract/courses/lesson';
import { useMemo } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { LessonPlayer } from '../player/LessonPlayer.tsx';
import type { NarratedProps } from './Narrated.tsx';
import styles from './Parts.module.css';

type VideoProps = Omit<NarratedProps, 'children' | 'narration'> & { part: PartOf<'video'> };

/** A film of a school's own. */
export function VideoPart({ part, ...place }: VideoProps) {
  const { language } = useLanguage();
  const title = part.title[language];
  const recording = useMemo(
    () => ({
      ...{ of: 'film' as const, url: part.url, seconds: part.seconds, title },
      ...{ vtt: part.captions, poster: part.poster },
    }),
    [part, title],
  );
  return (
    <>
      <h2 className={styles.filmTitle}>{title}</h2>
      <LessonPlayer recording={recording} {...place} />
    </>
  );
}
