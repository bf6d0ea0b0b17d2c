import { ApiError } from '@ninefold/contract/client';
import type { Language } from '@ninefold/contract/errors';
import { useQueryClient } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useText } from '../../i18n/useText.ts';
import { api } from '../../lib/api.ts';
import { sessionQueries } from '../../session/session.queries.ts';
import { useIsLoggedIn } from '../../session/session.ts';
import { toast } from '../../ui/toast.ts';
import { profileMessages } from './profile.messages.ts';

/** The page changes at once; an account remembers the choice, because its text messages are written in it. */
export function useChangeLanguage() {
  const t = useText(profileMessages);
  const { setLanguage } = useLanguage();
  const loggedIn = useIsLoggedIn();
  const client = useQueryClient();
  return async (language: Language) => {
    setLanguage(language);
    if (!loggedIn) return;
    try {
      client.setQueryData(sessionQueries.me().queryKey, await api.student.updateInfo({ language }));
    } catch (error) {
      toast.error(error instanceof ApiError ? error.message : t('updateFailed'));
    }
  };
}
