import type { Day } from '@ninefold/core/time/day';
import { useMemo } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { languageTag } from '#i18n/language.ts';

/** A calendar day in words: it has no time zone, so it is read as a local noon. */
export function useDayName() {
  const { language } = useLanguage();
  return useMemo(() => {
    const tag = languageTag(language);
    // Made here and not shared with every page: what two downloads share becomes a third one, named in the first load.
    const monthDay = new Intl.DateTimeFormat(tag, { month: 'short', day: 'numeric' });
    const weekday = new Intl.DateTimeFormat(tag, { weekday: 'short' });
    const month = new Intl.DateTimeFormat(tag, { month: 'short' });
    const at = (day: Day) => new Date(`${day}T12:00:00`);
    return {
      /** 9月12日 · 12 Sept */
      short: (day: Day) => monthDay.format(at(day)),
      /** 周六 · Sat */
      weekday: (day: Day) => weekday.format(at(day)),
      /** 12月 · Dec */
      month: (day: Day) => month.format(at(day)),
    };
  }, [language]);
}
