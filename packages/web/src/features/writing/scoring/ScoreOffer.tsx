import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { useOneAtATime } from '../draft/useOneAtATime.ts';
import { essayQueries } from '../essay.queries.ts';
import styles from './Scoring.module.css';
import { scoringMessages } from './scoring.messages.ts';
import { isCoinsShort, isConflict, useScoring } from './useScoring.ts';

const Go = linkAs(ButtonLink);

type ScoreOfferProps = {
  recordId: number;
  words: number;
  /** Nobody looks yet: nothing is asked for. */
  hidden?: boolean;
  /** Saves what is on the screen before it is handed in. */
  finish?: () => Promise<void>;
  onScoring: () => void;
  /** Quiet buttons before the one that counts. */
  beside?: ReactNode;
  layout: (parts: { sentences: ReactNode; buttons: ReactNode }) => ReactNode;
};

/**
 * What a scoring costs this learner, said before the press: nothing for members, a free try, or coins. Without enough of
 * them, the two ways to get some; a guest is led to the log-in, which comes back here.
 */
export function ScoreOffer({ recordId, words, hidden = false, finish, onScoring, beside, layout }: ScoreOfferProps) {
  const t = useText(scoringMessages);
  const { pathname } = useLocation();
  const {
    data: price,
    isError,
    refetch,
  } = useQuery({
    ...essayQueries.price(),
    staleTime: 0,
    enabled: !hidden,
  });
  const scoring = useScoring(onScoring);
  const press = useOneAtATime(scoring);
  const short = price !== undefined && (price.can_pay === 0 || isCoinsShort(scoring.error));

  if (isError && !price)
    return layout({
      sentences: <p role="alert">{t('priceFailed')}</p>,
      buttons: (
        <>
          {beside}
          <Button onClick={() => void refetch()}>{t('again')}</Button>
        </>
      ),
    });
  if (!price) return layout({ sentences: <Skeleton width="70%" height={18} />, buttons: beside });
  if (price.pays_with === 'guest')
    return layout({
      sentences: <p>{t('byGuest')}</p>,
      buttons: (
        <>
          {beside}
          <Go kind="primary" to="/login" search={{ return: pathname }}>
            {t('logIn')}
          </Go>
        </>
      ),
    });
  if (short)
    return layout({
      sentences: (
        <>
          <p className={styles.strong}>{t('noCoins')}</p>
          <p>{t('noCoinsSentence', { coins: price.coins, have: price.remaining_points })}</p>
        </>
      ),
      buttons: (
        <>
          {beside}
          <Go to="/task-center">{t('earn')}</Go>
          <Go kind="primary" to="/profile/vip">
            {t('member')}
          </Go>
        </>
      ),
    });

  return layout({
    sentences: (
      <>
        <p>
          {price.pays_with === 'membership' && t('byMember')}
          {price.pays_with === 'free_try' && t('byTry', { left: Math.max(0, price.free_tries - 1) })}
          {price.pays_with === 'coins' && t('byCoins', { coins: price.coins, have: price.remaining_points })}
        </p>
        {price.pays_with !== 'membership' && <p>{t('refundRule')}</p>}
        <p className={styles.quiet}>{t('frozen')}</p>
        <p className={styles.error} role="alert">
          {words === 0 && t('nothingYet')}
          {words > 0 &&
            scoring.error &&
            (isConflict(scoring.error) ? t('conflict') : scoring.error.message || t('failed'))}
        </p>
      </>
    ),
    buttons: (
      <>
        {beside}
        <Button
          kind="primary"
          busy={scoring.isPending}
          disabled={words === 0}
          onClick={() => press({ recordId, finish })}
        >
          {price.pays_with === 'membership' && t('score')}
          {price.pays_with === 'free_try' && t('scoreTry')}
          {price.pays_with === 'coins' && t('scoreCoins', { coins: price.coins })}
        </Button>
      </>
    ),
  });
}
