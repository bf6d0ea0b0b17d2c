import { formatDuration } from '@ninefold/core/time/duration';
import { timeAgo } from '@ninefold/core/time/time-ago';
import { useMemo } from 'react';
import { formatter } from './formatters.ts';
import { useLanguage } from './LanguageProvider.tsx';
import { languageTag } from './language.ts';
import { defineMessages } from './messages.ts';
import { useText } from './useText.ts';

export const timeMessages = defineMessages({ zh: () => import('./time.zh.ts'), en: () => import('./time.en.ts') });

/** All times are epoch seconds, as everywhere in the product, and are shown in the learner's own time zone. */
export function useFormat() {
  const { language } = useLanguage();
  const t = useText(timeMessages);

  return useMemo(() => {
    const tag = languageTag(language);
    return {
      /** 2027年1月16日 · 16 January 2027 */
      date: (seconds: number) => formatter('day', tag).format(seconds * 1000),
      /** 1月16日 · 16 Jan; 2025-01-16 once that year is over */
      shortDate: (seconds: number, now: Date = new Date()) => shortDate(seconds, now, tag),
      /** 1月16日 09:05 · 16 Jan 09:05 */
      shortDateTime: (seconds: number, now: Date = new Date()) =>
        `${shortDate(seconds, now, tag)} ${dateTime(seconds).slice(11)}`,
      /** 周六 · Sat */
      weekday: (seconds: number) => formatter('weekday', tag).format(seconds * 1000),
      /** 2027-01-16 09:05 in both languages */
      dateTime,
      number: (value: number) => formatter('numerals', tag).format(value),
      duration: formatDuration,
      timeAgo: (then: number, now: number) => {
        const ago = timeAgo(then, now);
        return ago.unit === 'now' ? t('now') : t(ago.unit, { count: ago.count });
      },
    };
  }, [language, t]);
}

export function dateTime(seconds: number): string {
  const at = new Date(seconds * 1000);
  const two = (part: number) => String(part).padStart(2, '0');
  const date = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `${date} ${two(at.getHours())}:${two(at.getMinutes())}`;
}

function shortDate(seconds: number, now: Date, tag: string): string {
  const at = new Date(seconds * 1000);
  return at.getFullYear() === now.getFullYear()
    ? formatter('monthDay', tag).format(at)
    : dateTime(seconds).slice(0, 10);
}
