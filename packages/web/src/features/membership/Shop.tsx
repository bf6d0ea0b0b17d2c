import type { Output } from '@ninefold/contract/call';
import type { UserInfo } from '@ninefold/contract/identity';
import type { pay } from '@ninefold/contract/membership';
import { VIP_SKILLS } from '@ninefold/core/membership/vip';
import { secondsOf } from '@ninefold/core/time/seconds';
import { useId, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { memberships } from '#session/memberships.ts';
import { Card } from '#ui/Card.tsx';
import { Checkout } from './checkout/Checkout.tsx';
import { SkillGoods } from './SkillGoods.tsx';
import styles from './VipPage.module.css';
import { vipMessages } from './vip.messages.ts';

export type Offer = Output<(typeof pay)['getGoods']>;

type ShopProps = { me: UserInfo; offer: Offer; busy: boolean; onBuy: (goodsId: string, payType: 1 | 2) => void };

/** Nine prices, one choice among them, one button. */
export function Shop({ me, offer, busy, onBuy }: ShopProps) {
  const t = useText(vipMessages);
  const group = useId();
  const [chosen, setChosen] = useState('');
  const picked = offer.goods.find(({ id }) => id === chosen) ?? offer.goods[0];
  const held = memberships(me, secondsOf(Date.now()));

  return (
    <>
      <Card padding="none" className={styles.offer} aria-label={t('choose')}>
        {VIP_SKILLS.map((skill) => (
          <SkillGoods
            key={skill}
            group={group}
            skill={skill}
            goods={offer.goods.filter((one) => one.skill === skill)}
            held={held.find((one) => one.skill === skill)}
            chosen={picked?.id ?? ''}
            onChoose={setChosen}
          />
        ))}
      </Card>
      {picked && <Checkout me={me} goods={picked} offer={offer} busy={busy} onBuy={onBuy} />}
    </>
  );
}
