import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useText } from '#i18n/useText.ts';
import { DeferredBlock } from '#navigation/DeferredBlock.tsx';
import { ownsCoins } from '#session/role.ts';
import { useMe } from '#session/session.ts';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { PayDialog } from './checkout/PayDialog.tsx';
import { useBuy } from './checkout/useBuy.ts';
import { membershipQueries } from './membership.queries.ts';
import { OrderHistory } from './orders/OrderHistory.tsx';
import { Shop } from './Shop.tsx';
import styles from './VipPage.module.css';
import { VipWaiting } from './VipWaiting.tsx';
import { vipMessages } from './vip.messages.ts';

export function VipPage() {
  const t = useText(vipMessages);
  const me = useMe();
  const goods = useQuery(membershipQueries.goods());
  const buying = useBuy();
  const navigate = useNavigate();
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  // Back from a cashier: its order is shown, although nothing was pressed on this page.
  const returned = typeof search.order === 'string' ? search.order : '';
  const shown = buying.atCashier?.orderNum ?? returned;

  function closeDialog() {
    buying.leaveCashier();
    if (returned) void navigate({ to: '/profile/vip', search: {}, replace: true });
  }

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </header>
      {goods.error && (
        <Card padding="lg">
          <ErrorState
            title={t('goodsFailed')}
            error={goods.error}
            onRetry={() => void goods.refetch()}
            retrying={goods.isFetching}
          />
        </Card>
      )}
      {goods.data?.goods.length === 0 && (
        <Card padding="lg">
          <EmptyState title={t('notSoldTitle')}>{t('notSoldSentence')}</EmptyState>
        </Card>
      )}
      <DeferredBlock>
        {me && goods.data && (
          <div className={styles.shop}>
            {goods.data.goods.length > 0 && <Shop me={me} offer={goods.data} busy={buying.busy} onBuy={buying.buy} />}
            {ownsCoins(me.role) && (
              <div className={styles.orders}>
                <OrderHistory busy={buying.busy} onContinue={buying.continuePaying} />
              </div>
            )}
          </div>
        )}
      </DeferredBlock>
      {(!me || goods.isPending) && !goods.isError && <VipWaiting />}
      {me && ownsCoins(me.role) && <PayDialog orderNum={shown} cashier={buying.atCashier} onClose={closeDialog} />}
    </div>
  );
}
