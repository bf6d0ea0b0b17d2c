import type { Result } from '@ninefold/contract/practice/result';
import { useMemo, useState } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { readAnnotations } from '../annotations/annotations.ts';
import type { Part } from '../paper/seats.ts';
import { Passage } from '../player/Passage.tsx';
import { reviewMessages } from './review.messages.ts';
import { ScriptPane } from './ScriptPane.tsx';
import styles from './TextPane.module.css';

/** The passage or the script, with evidence and the learner's own highlights on it. */
export function TextPane({ result, part }: { result: Result; part: Part }) {
  const t = useText(reviewMessages);
  const { language } = useLanguage();
  const [translated, setTranslated] = useState(false);
  const review = result.papers.find(({ id }) => id === part.paper.id);
  const { scratch } = readAnnotations(result.attempt.work);
  const chinese = useMemo(() => new Map((review?.paragraphs ?? []).map(({ label, zh }) => [label, zh])), [review]);
  const hasChinese = chinese.size > 0 || (review?.script ?? []).some(({ zh }) => zh !== undefined);
  return (
    <section
      className={styles.pane}
      aria-label={t(part.paper.kind === 'reading' ? 'text' : 'script')}
      data-review-text
      {...{ tabIndex: 0 }}
    >
      {hasChinese && (
        <label className={styles.toggle}>
          <input type="checkbox" checked={translated} onChange={() => setTranslated(!translated)} />
          {t('translation')}
        </label>
      )}
      {part.paper.kind === 'reading' ? (
        <Passage paper={part.paper} {...(translated && { translations: chinese })} />
      ) : (
        review && <ScriptPane paper={part.paper} review={review} translated={translated && language === 'zh'} />
      )}
      {scratch !== '' && (
        <div className={styles.scratch}>
          <h3>{t('yourNotes')}</h3>
          <p>{scratch}</p>
        </div>
      )}
    </section>
  );
}
