import { useQueryClient } from '@tanstack/react-query';
import type { Language } from '../i18n/language.ts';
import { api } from '../lib/api.ts';
import { reportSilentRefusal } from '../lib/report-error.ts';
import { sessionQueries } from './session.queries.ts';
import { useIsLoggedIn } from './session.ts';

/** Keeps the choice with the account, for messages the server sends. The page has switched already, so nobody waits. */
export function useSaveLanguage(): (language: Language) => void {
  const loggedIn = useIsLoggedIn();
  const queryClient = useQueryClient();
  return (language) => {
    if (!loggedIn) return;
    api.student
      .updateInfo({ language })
      .then((me) => queryClient.setQueryData(sessionQueries.me().queryKey, me), reportSilentRefusal);
  };
}
