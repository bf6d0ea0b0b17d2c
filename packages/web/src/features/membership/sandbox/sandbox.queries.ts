import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#i18n/language.ts';
import { api } from '#lib/api.ts';

export const sandboxQueries = {
  /** The title comes in the page's language. */
  order: (ticket: string, language: Language) =>
    queryOptions({
      queryKey: ['sandbox', ticket, language],
      queryFn: () => api.pay.getSandboxOrder({ ticket }),
      enabled: ticket !== '',
      staleTime: 0,
    }),
};
