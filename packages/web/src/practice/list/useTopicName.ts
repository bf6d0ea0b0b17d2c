import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import type { PaperSource } from '../practice-kit.ts';
import { listQueries } from './list.queries.ts';

/** The name of a topic; its key in words until the names are loaded, or if it has none. */
export function useTopicName(source: PaperSource): (topic: string) => string {
  const { language } = useLanguage();
  const { data } = useQuery(listQueries.config(source));
  return (topic) => data?.topics.find(({ key }) => key === topic)?.name[language] ?? topic.replace(/-/g, ' ');
}
