import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { Button } from '#ui/Button.tsx';
import { Tag } from '#ui/Tag.tsx';
import { adminMessages } from './admin.messages.ts';
import styles from './admin.module.css';
import { adminQueries } from './admin.queries.ts';
import { PagedList } from './PagedList.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { useAct } from './useAct.ts';

/** Everybody's orders; a paid one can be given back. */
export function OrdersPage() {
  const t = useText(adminMessages);
  const format = useFormat();
  const [refunding, setRefunding] = useState<string | null>(null);
  const refund = useAct(
    (reason: string) => api.admin.refundOrder({ order_num: refunding ?? '', reason }),
    () => setRefunding(null),
  );
  const orders = useInfiniteQuery(adminQueries.orders());
  return (
    <>
      <PagedList label={t('orders')} query={orders} empty={t('noOrders')} emptySentence={t('noOrdersSentence')}>
        {(order) => (
          <div key={order.id} className={styles.row}>
            <span className={styles.words}>
              <span className={styles.first}>
                {t(order.skill)} · ¥{(order.cents / 100).toFixed(2)}
              </span>
              <span className={styles.second}>
                {order.order_num} · N-{String(order.user_id).padStart(4, '0')} ·{' '}
                {format.shortDateTime(order.created_at)}
              </span>
            </span>
            <Tag tone={order.state === 'paid' ? 'ok' : 'plain'}>{t(`state${order.state}`)}</Tag>
            {order.state === 'paid' && (
              <Button size="sm" onClick={() => setRefunding(order.order_num)}>
                {t('refund')}
              </Button>
            )}
          </div>
        )}
      </PagedList>
      {refunding && (
        <ReasonDialog
          title={t('refund')}
          consequence={t('refundConsequence')}
          isDanger
          busy={refund.isPending}
          onClose={() => setRefunding(null)}
          onAct={(reason) => refund.mutate(reason)}
        />
      )}
    </>
  );
}
