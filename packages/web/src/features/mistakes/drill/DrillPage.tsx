import { useQuery, useQueryClient } from '@tanstack/react-query';
import { use, useEffect, useReducer, useState } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import frame from '#practice/cards/CardFrame.module.css';
import { CardStack } from '#practice/cards/CardStack.tsx';
import type { DrillKits } from '#practice/drill-kit.ts';
import { refetchProgress } from '#session/session.queries.ts';
import { useMe } from '#session/session.ts';
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
import { ASKING, beginDrill, drillReducer } from './drill-state.ts';
import { type LateForms, loadForms } from './late-forms.ts';

type DrillPageProps = { kits: DrillKits; which: WhichCards };

/** Today's ten, ten of a kind or those of an attempt: one card at a time, then a real end. */
export function DrillPage({ kits, which }: DrillPageProps) {
  const t = useText(mistakesMessages);
  const { language } = useLanguage();
  const { data, error, refetch, isFetching } = useQuery(mistakesQueries.cards(which));
  // Before the first card: without a network it could not be fetched later.
  const forms = data ? use(loadForms(data.list, kits, language)) : {};
  if (data) return <Drill {...{ kits, forms, today: data }} isToday={Object.keys(which).length === 0} />;
  if (!error) return <DrillWaiting />;
  return (
    <main className={styles.waiting}>
      <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()} retrying={isFetching} tall />
    </main>
  );
}

type DrillProps = { kits: DrillKits; forms: LateForms; today: Today; isToday: boolean };

function Drill({ kits, forms, today, isToday }: DrillProps) {
  const t = useText(mistakesMessages);
  const client = useQueryClient();
  const giver = useMe();
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
  const cardAt = (at: number, phase = ASKING) => {
    const card = state.cards[at];
    if (!card) return null;
    const isLast = at === state.cards.length - 1;
    return <CardView key={card.id} {...{ kits, forms, card, giver, phase, isLast, dispatch }} />;
  };
  const now = cardAt(state.at, state.phase);
  return (
    <div className={frame.page}>
      <DrillBar
        cards={state.cards}
        at={state.at}
        minutes={first.minutes}
        isToday={isToday}
        isAnswered={state.phase.is === 'marked'}
        onTakenOut={(card) => dispatch({ type: 'taken_out', card })}
      />
      {now ? <CardStack now={now} next={cardAt(state.at + 1)} /> : <DrillDone state={state} isToday={isToday} />}
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
