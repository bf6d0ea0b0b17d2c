import type { Country } from '@ninefold/contract/shell';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { identityQueries } from '../identity.queries.ts';

const NONE: readonly Country[] = [];

/** The server puts the site's own country first. */
export function useCountries(): readonly Country[] {
  const { language } = useLanguage();
  return useQuery(identityQueries.countries(language)).data ?? NONE;
}
