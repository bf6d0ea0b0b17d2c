import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';

/**
 * The server's answers are in the page's language too (menu, support, sentences), so after a switch all are asked for
 * again.
 */
export function useLanguageRefetch(): void {
  const { language } = useLanguage();
  const queryClient = useQueryClient();
  const asked = useRef(language);

  useEffect(() => {
    if (asked.current === language) return;
    asked.current = language;
    void queryClient.invalidateQueries();
  }, [language, queryClient]);
}
