/** Memberships are sold per skill; a time is in epoch seconds, 0 = never bought. */
export const VIP_SKILLS = ['writing', 'reading', 'listening'] as const;
export type VipSkill = (typeof VIP_SKILLS)[number];
export type VipExpirations = Record<VipSkill, number>;

const DAY = 86_400;

const MEMBER = {
  zh: { writing: '写作会员', reading: '阅读会员', listening: '听力会员' },
  en: { writing: 'Writing member', reading: 'Reading member', listening: 'Listening member' },
} as const;

/** Ends at its second: a membership that runs out now is over. */
export const isCurrent = (expires: number, now: number): boolean => expires > now;

export const isVip = (expirations: VipExpirations, now: number): boolean => isCurrent(expirationTime(expirations), now);

/** The overall end: whichever skill lasts longest. */
export function expirationTime({ writing, reading, listening }: VipExpirations): number {
  return Math.max(writing, reading, listening);
}

/** A day that has begun still counts, so the last hours read "1 day left". */
export const daysLeft = (expires: number, now: number): number => Math.max(0, Math.ceil((expires - now) / DAY));

/** One sentence about every current membership; empty without one. */
export function vipText(expirations: VipExpirations, now: number, language: 'zh' | 'en'): string {
  return VIP_SKILLS.filter((skill) => isCurrent(expirations[skill], now))
    .map((skill) => sentence(MEMBER[language][skill], daysLeft(expirations[skill], now), language))
    .join(language === 'zh' ? '；' : '; ');
}

function sentence(member: string, days: number, language: 'zh' | 'en'): string {
  if (language === 'zh') return `${member}，还剩 ${days} 天`;
  return `${member}, ${days} ${days === 1 ? 'day' : 'days'} left`;
}
