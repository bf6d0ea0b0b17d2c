import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { CardStack } from '#practice/cards/CardStack.tsx';
import { newId } from '#practice/new-id.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { toast } from '#ui/states/toast.ts';
import { useReviewQueue } from '../kept/useReviewQueue.ts';
import { roundMessages } from '../round.messages.ts';
import { ASKING, beginRound, firstAnswers, type Grade, missedOf, roundReducer } from '../rules/round-state.ts';
import { useAutoPlay } from '../sound/accent-setting.ts';
import { SummaryPage } from '../summary/SummaryPage.tsx';
import { type Round, refetchWords, vocabularyQueries, type Which } from '../vocabulary.queries.ts';
import { CardStage } from './CardStage.tsx';
import { NothingToDo } from './NothingToDo.tsx';
import { RoundBar } from './RoundBar.tsx';
import styles from './RoundPage.module.css';

type Queue = ReturnType<typeof useReviewQueue>;

/** New words, what is due, hard words or those of the notebook: one card at a time, then a real end. */
export function RoundPage({ which }: { which: Which }) {
  const t = useText(roundMessages);
  const queue = useReviewQueue();
  const [isSent, setSent] = useState(false);
  // What this device still holds goes first: the server then knows what is left to do.
  useEffect(() => {
    if (queue.ready) void queue.flush().finally(() => setSent(true));
  }, [queue.ready, queue.flush]);
  const { data, error, refetch, isFetching } = useQuery({ ...vocabularyQueries.cards(which), enabled: isSent });
  const [begun, setBegun] = useState(0);

  /** Another round; one that does not come is told, and the cards just done are not begun again. */
  async function more() {
    await queue.flush();
    const { isSuccess } = await refetch();
    if (isSuccess) setBegun((n) => n + 1);
    else toast.error(t('failed'));
  }
  if (data) return <Running key={begun} which={which} round={data} queue={queue} onMore={() => void more()} />;
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

type RunningProps = { which: Which; round: Round; queue: Queue; onMore: () => void };

function Running({ which, round, queue, onMore }: RunningProps) {
  const client = useQueryClient();
  // Kept as it was begun: whatever is refetched meanwhile must not change the card at hand.
  const [first] = useState(round);
  const [state, dispatch] = useReducer(roundReducer, first.list, beginRound);
  const [autoPlay, setAutoPlay] = useAutoPlay();
  const startedAt = useRef(Date.now());
  const turn = state.turns[state.at];
  useEffect(() => () => refetchWords(client), [client]);

  function grade(value: Grade, took: number) {
    if (!turn || state.phase.is !== 'shown') return;
    const key = newId();
    const seconds = Math.min(600, Math.round(took * 10) / 10);
    const { given } = state.phase;
    const review = {
      key,
      vocabulary_id: turn.card.word.id,
      grade: value,
      form: turn.card.form,
      given: storable(given ?? ''),
      seconds,
      at: Date.now(),
    };
    queue.add(review);
    dispatch({ type: 'graded', grade: value, key });
  }

  function undo() {
    const last = state.answered.at(-1);
    if (!state.before || !last) return;
    queue.add({ key: newId(), undo: last.key, at: Date.now() });
    dispatch({ type: 'undone' });
  }

  // The same for all cards, so that the one that stands ready is not drawn again at every press.
  const latest = useRef({ grade, undo });
  latest.current = { grade, undo };
  const onGrade = useCallback((value: Grade, took: number) => latest.current.grade(value, took), []);
  const onUndo = useCallback(() => latest.current.undo(), []);
  const cardAt = (ahead: number, phase = ASKING) => {
    const at = state.at + ahead;
    const [turn, after] = [state.turns[at], state.turns[at + 1]];
    return (
      turn && (
        <CardStage
          key={`${at} ${state.answered.length + ahead}`}
          card={turn.card}
          phase={phase}
          following={after?.card}
          examDay={first.exam_day}
          kept={queue.kept}
          away={queue.away}
          autoPlay={autoPlay}
          dispatch={dispatch}
          onGrade={onGrade}
          onUndo={onUndo}
        />
      )
    );
  };
  const now = cardAt(0, state.phase);

  if (first.list.length === 0) return <NothingToDo which={which} round={first} onMore={onMore} />;
  return (
    <div className={styles.page}>
      <RoundBar
        which={which}
        done={firstAnswers(state).length}
        all={first.list.length}
        canUndo={state.before !== null}
        onUndo={onUndo}
        autoPlay={autoPlay}
        onAutoPlay={setAutoPlay}
      />
      {now ? (
        <CardStack now={now} next={cardAt(1) ?? null} />
      ) : (
        <SummaryPage
          which={which}
          state={state}
          minutes={Math.max(1, Math.round((Date.now() - startedAt.current) / 60_000))}
          queue={queue}
          onMissed={missedOf(state).length > 0 ? () => dispatch({ type: 'missed_again' }) : null}
          onMore={onMore}
        />
      )}
    </div>
  );
}

/** Signs without a shape, which some keyboards send along, are no part of a spelling. */
const storable = (given: string): string =>
  given
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(0, 100);
