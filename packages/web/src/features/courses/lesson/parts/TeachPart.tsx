import type { PartOf } from '@ninefold/contract/courses/lesson';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { Markdown } from '../markdown/Markdown.tsx';
import { Narrated, type NarratedProps } from './Narrated.tsx';
import styles from './Parts.module.css';

type TeachProps = Omit<NarratedProps, 'children' | 'narration'> & { part: PartOf<'teach'> };

/** One idea: a heading, the words, a picture. With a voice it plays, without one it is read. */
export function TeachPart({ part, ...place }: TeachProps) {
  const { language } = useLanguage();
  const lang = language === 'zh' ? 'zh-CN' : 'en';
  return (
    <Narrated narration={part.narration} {...place}>
      <article className={styles.slide} data-slide>
        <h2 className={styles.heading}>{part.title[language]}</h2>
        {part.picture && (
          // It repeats what the words beside it say.
          <img className={styles.picture} src={part.picture} alt="" />
        )}
        {part.text && <Markdown text={part.text[language]} lang={lang} />}
      </article>
    </Narrated>
  );
}
