import type { Order } from '@ninefold/contract/membership';
import { IconReceipt } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { membershipQueries } from '../membership.queries.ts';
import { vipMessages } from '../vip.messages.ts';
import styles from './OrderHistory.module.css';
import { OrderRow } from './OrderRow.tsx';

type OrderHistoryProps = { busy: boolean; onContinue: (order: Order) => void };

export function OrderHistory({ busy, onContinue }: OrderHistoryProps) {
  const t = useText(vipMessages);
  const orders = useInfiniteQuery(membershipQueries.orders());
  const list = orders.data?.pages.flatMap((page) => page.list) ?? [];
  return (
    <Card padding="none" aria-label={t('orders')}>
      <h2 className={styles.heading}>{t('orders')}</h2>
      {orders.isPending && <LoadingRows rows={2} rowHeight={72} look="line" />}
      {orders.isError && list.length === 0 && (
        <ErrorState
          title={t('ordersFailed')}
          error={orders.error}
          onRetry={() => void orders.refetch()}
          retrying={orders.isFetching}
        />
      )}
      {orders.isSuccess && list.length === 0 && (
        <EmptyState title={t('noOrdersTitle')} icon={<Icon of={IconReceipt} size={40} />}>
          {t('noOrdersSentence')}
        </EmptyState>
      )}
      {list.length > 0 && (
        <ul>
          {list.map((order) => (
            <OrderRow key={order.id} order={order} busy={busy} onContinue={onContinue} />
          ))}
        </ul>
      )}
      {orders.hasNextPage && (
        <div className={styles.more}>
          <Button kind="ghost" busy={orders.isFetchingNextPage} onClick={() => void orders.fetchNextPage()}>
            {t('earlier')}
          </Button>
        </div>
      )}
    </Card>
  );
}
