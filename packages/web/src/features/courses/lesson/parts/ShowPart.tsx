import type { LessonMaterial, PartOf } from '@ninefold/contract/courses/lesson';
import { useState } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { lessonMessages } from '../lesson.messages.ts';
import { Markdown } from '../markdown/Markdown.tsx';
import { HearPiece } from './HearPiece.tsx';
import { Narrated, type NarratedProps } from './Narrated.tsx';
import styles from './Parts.module.css';

type ShowProps = Omit<NarratedProps, 'children' | 'narration'> & { part: PartOf<'show'> };

/** A worked example: a piece of real material, and what an expert sees in it, point by point. */
export function ShowPart({ part, ...place }: ShowProps) {
  const { language } = useLanguage();
  const lang = language === 'zh' ? 'zh-CN' : 'en';
  return (
    <Narrated narration={part.narration} {...place}>
      <article className={styles.slide} data-slide>
        <h2 className={styles.heading}>{part.title[language]}</h2>
        {part.text && <Markdown text={part.text[language]} lang={lang} />}
        {part.material && <Material material={part.material} />}
        {part.points.length > 0 && (
          <ol className={styles.points}>
            {part.points.map(({ quote, note }) => (
              <li key={note.en}>
                {quote && (
                  <q className={styles.quote} lang="en">
                    {quote}
                  </q>
                )}
                <Markdown text={note[language]} lang={lang} />
              </li>
            ))}
          </ol>
        )}
      </article>
    </Narrated>
  );
}

function Material({ material }: { material: LessonMaterial }) {
  const t = useText(lessonMessages);
  const { language } = useLanguage();
  const [chinese, setChinese] = useState(false);
  const { lines, questions, sound, title } = material;
  const hasChinese = lines.some(({ zh }) => zh !== '');
  return (
    <section className={styles.material} aria-label={t('source', { title: title[language] })}>
      <p className={styles.source}>{t('source', { title: title[language] })}</p>
      {sound && <HearPiece sound={sound} />}
      {lines.map(({ label, text, zh }) => (
        <div key={`${label} ${text}`} className={styles.line}>
          <p lang="en">
            {label && <b className={styles.label}>{label}</b>}
            {text}
          </p>
          {chinese && zh && (
            <p className={styles.chinese} lang="zh-CN">
              {zh}
            </p>
          )}
        </div>
      ))}
      {questions.length > 0 && (
        <ul className={styles.questions}>
          {questions.map(({ n, text }) => (
            <li key={n} lang="en">
              <b className={styles.label}>{n}</b>
              {text}
            </li>
          ))}
        </ul>
      )}
      {hasChinese && (
        <p>
          <Button size="sm" kind="ghost" aria-pressed={chinese} onClick={() => setChinese(!chinese)}>
            {t(chinese ? 'translationHide' : 'translation')}
          </Button>
        </p>
      )}
    </section>
  );
}
