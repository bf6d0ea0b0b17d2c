import type { Language } from '@ninefold/contract/errors';
import type { Goods } from '@ninefold/contract/membership';
import { VIP_SKILLS, type VipSkill } from '@ninefold/core/membership/vip';
import { TERMS, type Term, termOfLevel, type VipLevel } from '@ninefold/core/membership/vip-periods';
import type { Settings } from '#settings.ts';

/** What is sold, in the order it is shown. A price of 0 takes a membership off the shelf. */
export function goodsOf(settings: Settings): Goods[] {
  const prices: Record<VipSkill, number[]> = {
    writing: settings.VIP_PRICES_WRITING,
    reading: settings.VIP_PRICES_READING,
    listening: settings.VIP_PRICES_LISTENING,
  };
  return VIP_SKILLS.flatMap((skill) =>
    TERMS.map((term, place) => ({
      id: goodsId(skill, term),
      skill,
      term,
      price: prices[skill][place] ?? 0,
      currency: 'CNY' as const,
    })),
  ).filter(({ price }) => price > 0);
}

export const goodsId = (skill: VipSkill, term: Term) => `${skill}_${term}`;

const WORDS = {
  zh: {
    writing: '写作会员',
    reading: '阅读会员',
    listening: '听力会员',
    month: '1 个月',
    season: '3 个月',
    year: '12 个月',
  },
  en: {
    writing: 'Writing membership',
    reading: 'Reading membership',
    listening: 'Listening membership',
    month: '1 month',
    season: '3 months',
    year: '12 months',
  },
} as const;

/** What the buyer reads at the cashier and on the statement of the provider. */
export function titleOf({ skill, level }: { skill: VipSkill; level: VipLevel }, language: Language): string {
  const words = WORDS[language];
  const term = words[termOfLevel(level)];
  return language === 'zh' ? `九阶雅思 ${words[skill]}，${term}` : `Ninefold ${words[skill]}, ${term}`;
}
