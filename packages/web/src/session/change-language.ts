import { useQueryClient } from '@tanstack/react-query';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import type { Language } from '#i18n/language.ts';
import { api } from '#lib/api.ts';
import { reportSilentRefusal } from '#lib/report-error.ts';
import { sessionQueries } from './session.queries.ts';
import { useIsLoggedIn } from './session.ts';

/** The page changes at once; an account remembers the choice, because its text messages are written in it. */
export function useChangeLanguage(): (language: Language) => void {
  const { setLanguage } = useLanguage();
  const loggedIn = useIsLoggedIn();
  const queryClient = useQueryClient();
  return (language) => {
    setLanguage(language);
    if (!loggedIn) return;
    api.student
      .updateInfo({ language })
      .then((me) => queryClient.setQueryData(sessionQueries.me().queryKey, me), reportSilentRefusal);
  };
}
