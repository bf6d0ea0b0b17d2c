import type { SentenceScore } from '@ninefold/contract/intensive-listening/score';
import { unclearWords } from '@ninefold/core/intensive-listening/follow-read/unclear-words';
import { IconNotebook } from '@tabler/icons-react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { languageTag } from '#i18n/language.ts';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { linkAs } from '#navigation/link.tsx';
import { MISTAKES } from '#session/session.queries.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { intensiveMessages } from '../intensive.messages.ts';
import styles from './SectionResult.module.css';

const Go = linkAs(ButtonLink);
const SOUNDS = { skill: 'speaking', kind: 'sound' } as const;

/** By the reading: a word that was unclear before keeps its old place in the book, and would not be among the newest. */
const soundsOf = (readingId: number) =>
  queryOptions({
    queryKey: [MISTAKES, 'sounds', readingId],
    queryFn: () => api.mistakes.getList({ reading_id: readingId, page_size: 50 }),
  });

/** Which words of this reading were not clear and went into the book of mistakes, and the way there. */
export function UnclearInBook({ score }: { score: SentenceScore }) {
  const isUnclear = score.assessed === 1 && unclearWords(score.words).length > 0;
  return isUnclear && <InBook readingId={score.id} />;
}

/** Asked of the book itself: a word that the learner took out of it is not in it. */
function InBook({ readingId }: { readingId: number }) {
  const t = useText(intensiveMessages);
  const { language } = useLanguage();
  const { data } = useQuery(soundsOf(readingId));
  const words = (data?.list ?? []).flatMap(({ place, removed, state }) =>
    place.source === 'reading' && removed === 0 && state !== 'closed' ? [place.word] : [],
  );
  if (words.length === 0) return null;
  const listed = new Intl.ListFormat(languageTag(language)).format(words);
  return (
    <div className={styles.row} data-in-book={words.join(' ')}>
      <p className={styles.told}>
        <Icon of={IconNotebook} size={18} />
        <span>{t('unclearInBook', { words: listed })}</span>
      </p>
      <Go kind="ghost" size="sm" to="/mistakes" search={SOUNDS}>
        {t('toBook')}
      </Go>
    </div>
  );
}
