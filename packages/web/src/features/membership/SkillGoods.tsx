import type { Goods } from '@ninefold/contract/membership';
import type { VipSkill } from '@ninefold/core/membership/vip';
import { IconBook, IconHeadphones, IconPencil } from '@tabler/icons-react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import type { Membership } from '#session/memberships.ts';
import { cx } from '#ui/cx.ts';
import { ChoiceTile } from '#ui/forms/ChoiceTile.tsx';
import { Icon } from '#ui/Icon.tsx';
import { formatPrice, perMonth } from './price.ts';
import styles from './SkillGoods.module.css';
import { vipMessages } from './vip.messages.ts';

const ICONS = { writing: IconPencil, reading: IconBook, listening: IconHeadphones } as const;

type SkillGoodsProps = {
  /** All skills are one choice, so that arrow keys move through all of it. */
  group: string;
  skill: VipSkill;
  goods: readonly Goods[];
  held: Membership | undefined;
  chosen: string;
  onChoose: (goodsId: string) => void;
};

export function SkillGoods({ group, skill, goods, held, chosen, onChoose }: SkillGoodsProps) {
  const t = useText(vipMessages);
  if (goods.length === 0) return null;
  return (
    <fieldset className={styles.goods}>
      <legend className="nf-sr-only">{t(skill)}</legend>
      <div className={styles.about}>
        <span className={styles.icon}>
          <Icon of={ICONS[skill]} size={20} />
        </span>
        <div className={styles.words}>
          <p className={styles.name}>{t(skill)}</p>
          <p className={styles.gives}>{t(`${skill}Gives`)}</p>
          <Held held={held} />
        </div>
      </div>
      <div className={styles.terms}>
        {goods.map((one) => (
          <Term key={one.id} group={group} goods={one} chosen={one.id === chosen} onChoose={onChoose} />
        ))}
      </div>
    </fieldset>
  );
}

function Held({ held }: { held: Membership | undefined }) {
  const t = useText(vipMessages);
  const format = useFormat();
  if (!held || held.state === 'none') return <p className={styles.state}>{t('notBought')}</p>;
  const date = format.date(held.until);
  return (
    <p className={cx(styles.state, held.state === 'active' && styles.active)}>
      {held.state === 'active' ? t('activeUntil', { date }) : t('endedOn', { date })}
    </p>
  );
}

type TermProps = { group: string; goods: Goods; chosen: boolean; onChoose: (goodsId: string) => void };

function Term({ group, goods, chosen, onChoose }: TermProps) {
  const t = useText(vipMessages);
  const { language } = useLanguage();
  const each = perMonth(goods.price, goods.term);
  return (
    <ChoiceTile group={group} chosen={chosen} tinted className={styles.term} onChoose={() => onChoose(goods.id)}>
      <span className={styles.length}>{t(goods.term)}</span>
      <span className={styles.price}>{formatPrice(goods.price, language)}</span>
      <span className={styles.each}>{each !== null && t('monthly', { price: formatPrice(each, language) })}</span>
    </ChoiceTile>
  );
}
