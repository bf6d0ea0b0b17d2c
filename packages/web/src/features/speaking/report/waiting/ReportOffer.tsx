import { ApiError } from '@ninefold/contract/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { linkAs } from '#navigation/link.tsx';
import { usePurchase } from '#session/purchase.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { speakingQueries } from '../../speaking.queries.ts';
import { reportMessages } from '../report.messages.ts';
import styles from './Waiting.module.css';

const Go = linkAs(ButtonLink);

/** What a report costs this learner, said before the press; without coins the way to some, for a guest the log-in. */
export function ReportOffer({ recordId }: { recordId: number }) {
  const t = useText(reportMessages);
  const client = useQueryClient();
  const { pathname } = useLocation();
  const { data: price, isError, refetch } = useQuery({ ...speakingQueries.price(), staleTime: 0 });
  const request = usePurchase('speaking_report', async () => {
    const progress = await api.speaking.requestReport({ record_id: recordId });
    client.setQueryData(speakingQueries.progress(recordId).queryKey, progress);
    void client.invalidateQueries(speakingQueries.price());
    return progress;
  });

  if (isError && !price)
    return (
      <Offer sentences={<p role="alert">{t('priceFailed')}</p>}>
        <Button onClick={() => void refetch()}>{t('retry')}</Button>
      </Offer>
    );
  if (!price)
    return (
      <Offer sentences={<Skeleton width="70%" height={18} />}>
        <span />
      </Offer>
    );
  if (price.pays_with === 'guest')
    return (
      <Offer sentences={<p>{t('byGuest')}</p>}>
        <Go kind="primary" to="/login" search={{ return: pathname }}>
          {t('logIn')}
        </Go>
      </Offer>
    );
  const { coins, remaining_points: have, free_tries, pays_with } = price;
  if (price.can_pay === 0 || isCoinsShort(request.error))
    return (
      <Offer
        sentences={
          <>
            <b>{t('noCoins')}</b>
            <p>{t('noCoinsSentence', { coins, have })}</p>
          </>
        }
      >
        <Go kind="primary" to="/task-center">
          {t('earn')}
        </Go>
      </Offer>
    );
  const free = pays_with === 'membership' || pays_with === 'nothing';
  return (
    <Offer
      sentences={
        <>
          <p>
            {pays_with === 'membership' && t('byMember')}
            {pays_with === 'nothing' && t('byNothing')}
            {pays_with === 'free_try' && t('byTry', { left: Math.max(0, free_tries - 1) })}
            {pays_with === 'coins' && t('byCoins', { coins, have })}
          </p>
          {!free && <p className={styles.quiet}>{t('refundRule')}</p>}
          <p className={styles.error} role="alert">
            {request.error && (request.error.message || t('requestFailed'))}
          </p>
        </>
      }
    >
      <Button kind="primary" busy={request.isPending} onClick={() => request.mutate(undefined)}>
        {free && t('request')}
        {pays_with === 'free_try' && t('requestTry')}
        {pays_with === 'coins' && t('requestCoins', { coins })}
      </Button>
    </Offer>
  );
}

function Offer({ sentences, children }: { sentences: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.offer} data-offer>
      <div className={styles.sentences}>{sentences}</div>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}

const isCoinsShort = (error: unknown): boolean => error instanceof ApiError && error.error === 'coins_short';
