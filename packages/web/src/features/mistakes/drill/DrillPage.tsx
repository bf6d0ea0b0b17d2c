import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Activity, useEffect, useReducer, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import type { DrillKits } from '#practice/drill-kit.ts';
import { refetchProgress } from '#session/session.queries.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { useKeptAnswers } from '../kept/useKeptAnswers.ts';
import { mistakesMessages } from '../mistakes.messages.ts';
import { mistakesQueries, type Today, type WhichCards } from '../mistakes.queries.ts';
import { BackToBook } from './BackToBook.tsx';
import { CardView } from './CardView.tsx';
import { DrillBar } from './DrillBar.tsx';
import { DrillDone } from './DrillDone.tsx';
import styles from './DrillPage.module.css';
import { DrillWaiting } from './DrillWaiting.tsx';
import { ASKING, beginDrill, drillReducer, isOver } from './drill-state.ts';

type DrillPageProps = { kits: DrillKits; which: WhichCards };

/** Today's ten, ten of a kind or those of an attempt: one card at a time, then a real end. */
export function DrillPage({ kits, which }: DrillPageProps) {
  const t = useText(mistakesMessages);
  const { data, error, refetch, isFetching } = useQuery(mistakesQueries.cards(which));
  if (data) return <Drill kits={kits} today={data} isToday={Object.keys(which).length === 0} />;
  if (!error) return <DrillWaiting />;
  return (
    <main className={styles.waiting}>
      <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()} retrying={isFetching} tall />
    </main>
  );
}

function Drill({ kits, today, isToday }: { kits: DrillKits; today: Today; isToday: boolean }) {
  const t = useText(mistakesMessages);
  const client = useQueryClient();
  // Kept as it was begun: whatever is refetched meanwhile must not change the card at hand.
  const [first] = useState(today);
  const [state, dispatch] = useReducer(drillReducer, first.list, beginDrill);
  useKeptAnswers();
  usePrepared(kits, first);
  useEffect(
    () => () => {
      refetchProgress(client);
    },
    [client],
  );
  if (first.list.length === 0)
    return (
      <main className={styles.waiting}>
        <EmptyState
          title={first.done > 0 ? t('doneToday', { count: first.done }) : t('nothing')}
          action={<BackToBook />}
          tall
        >
          {first.done > 0 ? t('doneTodaySentence') : t(isToday ? 'nothingSentence' : 'nothingOfKind')}
        </EmptyState>
      </main>
    );
  return (
    <div className={styles.page}>
      <DrillBar
        cards={state.cards}
        at={state.at}
        minutes={first.minutes}
        isToday={isToday}
        isAnswered={state.phase.is === 'marked'}
        onTakenOut={(card) => dispatch({ type: 'taken_out', card })}
      />
      {/* The next card is drawn while this one is read: from one to the next it need only be shown. */}
      {state.cards.slice(state.at, state.at + 2).map((card, ahead) => (
        <Activity key={card.id} mode={ahead === 0 ? 'visible' : 'hidden'}>
          <CardView
            kits={kits}
            card={card}
            phase={ahead === 0 ? state.phase : ASKING}
            isLast={state.at + ahead === state.cards.length - 1}
            dispatch={dispatch}
          />
        </Activity>
      ))}
      {isOver(state) && <DrillDone state={state} isToday={isToday} />}
    </div>
  );
}

/** Recordings are fetched while there is a network, one after the other, so that the last card plays without one too. */
function usePrepared(kits: DrillKits, { list }: Today): void {
  useEffect(() => {
    let left = false;
    void (async () => {
      for (const { drill } of list) {
        if (left || (drill.form !== 'question' && drill.form !== 'typed')) continue;
        await kits[drill.paper.kind].prepare?.(drill.paper).catch(() => {});
      }
    })();
    return () => {
      left = true;
    };
  }, [kits, list]);
}
