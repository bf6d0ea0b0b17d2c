import type { Day } from '@ninefold/core/time/day';
import { useMemo } from 'react';
import { formatter } from '#i18n/formatters.ts';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { languageTag } from '#i18n/language.ts';

/** A calendar day in words: it has no time zone, so it is read as a local noon. */
export function useDayName() {
  const { language } = useLanguage();
  return useMemo(() => {
    const tag = languageTag(language);
    const month = new Intl.DateTimeFormat(tag, { month: 'short' });
    const at = (day: Day) => new Date(`${day}T12:00:00`);
    return {
      /** 9月12日 · 12 Sept */
      short: (day: Day) => formatter('monthDay', tag).format(at(day)),
      /** 周六 · Sat */
      weekday: (day: Day) => formatter('weekday', tag).format(at(day)),
      /** 12月 · Dec */
      month: (day: Day) => month.format(at(day)),
    };
  }, [language]);
}
