import type { SignInRates, Week } from './sign-in.ts';

type Language = 'zh' | 'en';

const DAY_NAMES: Record<Language, readonly string[]> = {
  zh: ['周一', '周二', '周三', '周四', '周五', '周六', '周日'],
  en: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
};

/** 1 Monday … 7 Sunday. */
export const dayName = (weekday: number, language: Language): string => DAY_NAMES[language][weekday - 1] ?? '';

/** What the card says under its title: how long the row of days is, and what Sunday brings while it is still to come. */
export function daysDesc(
  { continuousDays, currentDay }: Pick<Week, 'continuousDays' | 'currentDay'>,
  { each, seventh }: SignInRates,
  language: Language,
): string {
  const sunday = currentDay < 7 && seventh > each;
  return sunday ? SENTENCES[language].withSunday(continuousDays, seventh) : SENTENCES[language].alone(continuousDays);
}

const row = (days: number) => (days === 1 ? 'for 1 day' : `${days} days in a row`);

const SENTENCES = {
  zh: {
    alone: (days: number) => (days ? `已连续签到 ${days} 天。` : '今天签到，开始新的连续记录。'),
    withSunday: (days: number, coins: number) =>
      days
        ? `已连续签到 ${days} 天。周日签到得 ${coins} 金币。`
        : `今天签到，开始新的连续记录。周日签到得 ${coins} 金币。`,
  },
  en: {
    alone: (days: number) => (days ? `Signed in ${row(days)}.` : 'Sign in today to start a new row of days.'),
    withSunday: (days: number, coins: number) =>
      days
        ? `Signed in ${row(days)}. Sunday brings ${coins} coins.`
        : `Sign in today to start a new row of days. Sunday brings ${coins} coins.`,
  },
} as const;
