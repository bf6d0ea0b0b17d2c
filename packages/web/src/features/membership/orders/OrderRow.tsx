import type { Order } from '@ninefold/contract/membership';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { Tag, type TagTone } from '#ui/Tag.tsx';
import { formatPrice } from '../price.ts';
import { vipMessages } from '../vip.messages.ts';
import styles from './OrderHistory.module.css';

const TONES: Record<Order['state'], TagTone> = {
  open: 'warn',
  paid: 'ok',
  refunded: 'info',
  cancelled: 'plain',
  expired: 'plain',
};

type OrderRowProps = { order: Order; busy: boolean; onContinue: (order: Order) => void };

export function OrderRow({ order, busy, onContinue }: OrderRowProps) {
  const t = useText(vipMessages);
  const format = useFormat();
  const { language } = useLanguage();
  // The server closes an order a little after its time; the page shows it as over on time.
  const payable = order.state === 'open' && order.expire_time * 1000 > Date.now();
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.what}>
          {t(order.skill)} · {t(order.term)}
        </p>
        <p className={styles.meta}>
          <span>{format.dateTime(order.created_time)}</span>
          <span>{t('orderNum', { num: order.order_num })}</span>
          {order.valid_until > 0 && (
            <span>{t('span', { from: format.date(order.valid_from), until: format.date(order.valid_until) })}</span>
          )}
        </p>
      </div>
      <span className={styles.price}>{formatPrice(order.price, language)}</span>
      <span className={styles.state}>
        {payable && (
          <Button kind="soft" size="sm" busy={busy} onClick={() => onContinue(order)}>
            {t('continuePaying')}
          </Button>
        )}
        <Tag tone={payable ? 'warn' : order.state === 'open' ? 'plain' : TONES[order.state]}>
          {t(order.state === 'open' && !payable ? 'expired' : order.state)}
        </Tag>
      </span>
    </li>
  );
}
