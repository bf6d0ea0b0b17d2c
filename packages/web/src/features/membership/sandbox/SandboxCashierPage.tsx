import { ApiError } from '@ninefold/contract/client';
import { IconFlask, IconReceiptOff } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { messageOf } from '#lib/errors/message-of.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { toast } from '#ui/states/toast.ts';
import { formatPrice } from '../price.ts';
import { cashierMessages } from './cashier.messages.ts';
import styles from './SandboxCashierPage.module.css';
import { sandboxQueries } from './sandbox.queries.ts';

/**
 * Plays the part of an outside payment service: it knows the ticket in its address and nothing else about the buyer.
 */
export function SandboxCashierPage() {
  const t = useText(cashierMessages);
  return (
    <main className={styles.page}>
      <div className={styles.box}>
        <p className={styles.warning}>
          <Icon of={IconFlask} size={18} />
          {t('warning')}
        </p>
        <div className={styles.body}>
          <h1 className={styles.title}>{t('title')}</h1>
          <p className={styles.explain}>{t('explain')}</p>
          <Till />
        </div>
      </div>
    </main>
  );
}

function Till() {
  const t = useText(cashierMessages);
  const { language } = useLanguage();
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const ticket = typeof search.ticket === 'string' ? search.ticket : '';
  const { data: order, error, isFetching, refetch } = useQuery(sandboxQueries.order(ticket, language));
  const settle = useMutation({
    mutationFn: (action: 'pay' | 'cancel') => api.pay.settleSandboxOrder({ ticket, action }),
    onSuccess: ({ redirect_url }) => location.assign(redirect_url),
    onError: (failure) => {
      toast.error(messageOf(failure, t('failed')));
      void refetch();
    },
  });

  if (error && !(error instanceof ApiError && error.code < 500 && error.error !== 'network'))
    return <ErrorState title={error.message} error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  if (error || ticket === '')
    return (
      <EmptyState
        title={t('unknownTitle')}
        icon={<Icon of={IconReceiptOff} size={40} />}
        action={<ButtonLink href="#/profile/vip">{t('backToShop')}</ButtonLink>}
      >
        {t('unknownSentence')}
      </EmptyState>
    );
  if (!order) return <Skeleton height={180} />;
  const price = formatPrice(order.price, language);
  return (
    <>
      <dl className={styles.facts}>
        <dt>{t('goods')}</dt>
        <dd>{order.title}</dd>
        <dt>{t('order')}</dt>
        <dd className={styles.num}>{order.order_num}</dd>
        <dt>{t('amount')}</dt>
        <dd className={styles.price}>{price}</dd>
      </dl>
      {order.state === 'open' ? (
        <div className={styles.actions}>
          <Button kind="primary" size="lg" block busy={settle.isPending} onClick={() => settle.mutate('pay')}>
            {t('pay', { price })}
          </Button>
          <Button size="lg" block disabled={settle.isPending} onClick={() => settle.mutate('cancel')}>
            {t('cancel')}
          </Button>
        </div>
      ) : (
        <EmptyState
          title={t('overTitle')}
          icon={<Icon of={IconReceiptOff} size={40} />}
          action={
            <ButtonLink kind="primary" href={order.redirect_url}>
              {t('backToShop')}
            </ButtonLink>
          }
        >
          {t('overSentence')}
        </EmptyState>
      )}
    </>
  );
}
