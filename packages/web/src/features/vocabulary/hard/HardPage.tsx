import { IconCircleCheck, IconX } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { useReviewQueue } from '../kept/useReviewQueue.ts';
import { NothingToDo } from '../round/NothingToDo.tsx';
import styles from '../round/RoundPage.module.css';
import { roundMessages } from '../round.messages.ts';
import { type Round, refetchWords, vocabularyQueries } from '../vocabulary.queries.ts';
import { HardWord } from './HardWord.tsx';
import { hardMessages } from './hard.messages.ts';

const Go = linkAs(ButtonLink);

/** Words that were taken out of the round, one after the other, each with every help there is. */
export function HardPage() {
  const t = useText(roundMessages);
  const { data, error, refetch, isFetching } = useQuery(vocabularyQueries.cards('hard'));
  if (data?.list.length === 0) return <NothingToDo which="hard" round={data} onMore={() => void refetch()} />;
  if (data) return <Words round={data} />;
  return (
    <main className={styles.waiting}>
      {error ? (
        <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()} retrying={isFetching} tall />
      ) : (
        <LoadingRows rows={6} look="line" />
      )}
    </main>
  );
}

function Words({ round: { list } }: { round: Round }) {
  const t = useText(hardMessages);
  const words = useText(roundMessages);
  const client = useQueryClient();
  const queue = useReviewQueue();
  const [at, setAt] = useState(0);
  const [back, setBack] = useState(0);
  useEffect(() => () => refetchWords(client), [client]);
  const card = list[at];
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <div className={styles.begin}>
          <Go kind="ghost" to="/words" aria-label={words('leave')} className={styles.leave}>
            <Icon of={IconX} />
          </Go>
          <b>{t('title')}</b>
        </div>
        <div className={styles.progress}>
          <span className={styles.track} aria-hidden="true">
            <span className={styles.fill} style={{ width: `${(100 * at) / list.length}%` }} />
          </span>
          <span className={styles.count}>{words('count', { at, all: list.length })}</span>
        </div>
      </header>
      {card ? (
        <HardWord
          key={card.word.id}
          card={card}
          others={list.filter((one) => one !== card).map(({ word }) => word.name)}
          onReview={queue.add}
          onNext={(putBack) => {
            setAt(at + 1);
            if (putBack) setBack(back + 1);
          }}
        />
      ) : (
        <main className={styles.waiting}>
          <EmptyState
            title={t('doneTitle')}
            icon={<Icon of={IconCircleCheck} size={40} />}
            tall
            action={
              <Go kind="primary" to="/words">
                {t('toWords')}
              </Go>
            }
          >
            {t('doneSentence', { back, kept: list.length - back })}
          </EmptyState>
        </main>
      )}
    </div>
  );
}
