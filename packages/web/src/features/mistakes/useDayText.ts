import { useLanguage } from '#i18n/LanguageProvider.tsx';

/** A day of the learner's own calendar, short: 11月17日, 17 Nov. It has no time zone, so it is never made an instant. */
export function useDayText(): (day: string) => string {
  const { language } = useLanguage();
  return (day) => {
    const [, month = 1, date = 1] = day.split('-').map(Number);
    return language === 'zh' ? `${month}月${date}日` : `${date} ${MONTHS[month - 1] ?? ''}`;
  };
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The calendar day of an instant, where the learner is. */
export const dayOf = (seconds: number): string => {
  const at = new Date(seconds * 1000);
  const two = (part: number) => String(part).padStart(2, '0');
  return [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
};
