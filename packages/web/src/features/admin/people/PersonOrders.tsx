import { useInfiniteQuery } from '@tanstack/react-query';
import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { adminMessages } from '../admin.messages.ts';
import styles from '../admin.module.css';
import { adminQueries } from '../admin.queries.ts';

const SHOWN = 5;

/** The last orders of one learner; what can be done about them is on the page of orders. */
export function PersonOrders({ userId }: { userId: number }) {
  const t = useText(adminMessages);
  const format = useFormat();
  const orders = useInfiniteQuery(adminQueries.orders(userId)).data?.pages[0]?.list;
  if (!orders) return null;
  return (
    <div className={styles.block}>
      <p className={styles.small}>{t('orders')}</p>
      {orders.length === 0 && <p className={styles.second}>{t('noOrders')}</p>}
      {orders.slice(0, SHOWN).map((order) => (
        <p key={order.id} className={styles.second}>
          {format.shortDateTime(order.created_at)} · {t(order.skill)} · ¥{(order.cents / 100).toFixed(2)} ·{' '}
          {t(`state${order.state}`)}
        </p>
      ))}
    </div>
  );
}
