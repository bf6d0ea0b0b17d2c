import type { UserInfo } from '@ninefold/contract/identity';
import type { Goods } from '@ninefold/contract/membership';
import { levelOfTerm, nextPeriod } from '@ninefold/core/membership/vip-periods';
import { secondsOf } from '@ninefold/core/time/seconds';
import { IconFlask } from '@tabler/icons-react';
import { useState } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { memberships } from '#session/memberships.ts';
import { isBackend, isLoggedIn } from '#session/role.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Callout } from '#ui/states/Callout.tsx';
import { formatPrice } from '../price.ts';
import type { Offer } from '../Shop.tsx';
import styles from '../VipPage.module.css';
import { vipMessages } from '../vip.messages.ts';
import { PayWays } from './PayWays.tsx';

const LoginLink = linkAs(ButtonLink);

type CheckoutProps = {
  me: UserInfo;
  goods: Goods;
  offer: Offer;
  busy: boolean;
  onBuy: (goodsId: string, payType: 1 | 2) => void;
};

export function Checkout({ me, goods, offer, busy, onBuy }: CheckoutProps) {
  const t = useText(vipMessages);
  const format = useFormat();
  const { language } = useLanguage();
  const [chosen, setChosen] = useState<1 | 2>(offer.pay_types[0] ?? 1);
  const payType = offer.pay_types.includes(chosen) ? chosen : (offer.pay_types[0] ?? 1);
  const price = formatPrice(goods.price, language);
  return (
    <Card padding="md" className={styles.checkout} aria-label={t('checkout')}>
      <h2 className={styles.heading}>{t('checkout')}</h2>
      <div aria-live="polite">
        <p className={styles.line}>
          <span className={styles.what}>{t(goods.skill)}</span>
          <span>{t(goods.term)}</span>
        </p>
        <p className={styles.until}>{t('until', { date: format.date(endOf(me, goods)) })}</p>
      </div>
      <PayWays offered={offer.pay_types} value={payType} onChange={setChosen} />
      <div className={styles.buy}>
        <p className={`${styles.line} ${styles.total}`}>
          <span className={styles.totalLabel}>{t('total')}</span>
          <span className={styles.chosenGoods} aria-hidden="true">
            {t(goods.skill)} · {t(goods.term)}
          </span>
          <span className={styles.sum}>{price}</span>
        </p>
        <Action me={me} price={price} busy={busy} onPress={() => onBuy(goods.id, payType)} />
      </div>
      {offer.sandbox === 1 && (
        <Callout tone="warn" icon={<Icon of={IconFlask} size={18} />}>
          {t('sandbox')}
        </Callout>
      )}
    </Card>
  );
}

type ActionProps = { me: UserInfo; price: string; busy: boolean; onPress: () => void };

function Action({ me, price, busy, onPress }: ActionProps) {
  const t = useText(vipMessages);
  if (isBackend(me.role)) return <p className={styles.note}>{t('operator')}</p>;
  if (!isLoggedIn(me.role))
    return (
      <LoginLink to="/login" search={{ return: '/profile/vip' }} kind="primary" size="lg" block>
        {t('logIn')}
      </LoginLink>
    );
  return (
    <Button kind="primary" size="lg" block busy={busy} onClick={onPress}>
      {t('pay', { price })}
    </Button>
  );
}

/** The rule that the server uses too, so that it gives what is promised here. */
function endOf(me: UserInfo, { skill, term }: Goods): number {
  const now = secondsOf(Date.now());
  const held = memberships(me, now).find((one) => one.skill === skill);
  const expires = held && held.state !== 'none' ? held.until : 0;
  return nextPeriod(expires, levelOfTerm(term), now, me.time_zone).until;
}
