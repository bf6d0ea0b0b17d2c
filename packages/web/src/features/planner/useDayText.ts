import type { Day } from '@ninefold/core/time/day';
import { useMemo } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { languageTag } from '#i18n/language.ts';

/** Calendar days in words. A day has no time zone: noon keeps it on its own date everywhere. */
export function useDayText() {
  const { language } = useLanguage();
  return useMemo(() => {
    const tag = languageTag(language);
    const style = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(tag, options);
      return (day: Day) => format.format(new Date(`${day}T12:00:00`));
    };
    return {
      /** 2027年1月16日 · 16 January 2027 */
      long: style({ dateStyle: 'long' }),
      /** 1月16日 · 16 Jan */
      short: style({ month: 'short', day: 'numeric' }),
      /** 周六 · Sat */
      weekday: style({ weekday: 'short' }),
    };
  }, [language]);
}
