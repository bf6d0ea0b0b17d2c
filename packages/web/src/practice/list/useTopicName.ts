import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import type { Skill } from '../skill.ts';
import { listQueries } from './list.queries.ts';

/** A topic by its name; until the names are there, and for one nobody named, its key in words. */
export function useTopicName(skill: Skill): (topic: string) => string {
  const { language } = useLanguage();
  const { data } = useQuery(listQueries.config(skill));
  return (topic) => data?.topics.find(({ key }) => key === topic)?.name[language] ?? topic.replace(/-/g, ' ');
}
