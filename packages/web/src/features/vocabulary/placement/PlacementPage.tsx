import type { Output } from '@ninefold/contract/call';
import type { Contract } from '@ninefold/contract/contract';
import { asksNonWord, nextLevel, type PlacementAnswer } from '@ninefold/core/vocabulary/placement';
import { IconX } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { linkAs } from '#navigation/link.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { KeyHint } from '../round/KeyHint.tsx';
import frame from '../round/RoundPage.module.css';
import { refetchWords, vocabularyQueries } from '../vocabulary.queries.ts';
import { wordsMessages } from '../words.messages.ts';
import { nextItem } from './next-item.ts';
import styles from './PlacementPage.module.css';

const Leave = linkAs(ButtonLink);

type Items = Output<Contract['vocabulary']['placement']['getItems']>;

/** Two minutes of yes and no, some of them to words that do not exist. */
export function PlacementPage() {
  const t = useText(wordsMessages);
  const { data, error, refetch, isFetching } = useQuery(vocabularyQueries.placement());
  if (data && data.words.length > 0) return <Asking items={data} />;
  if (data)
    return (
      <main className={frame.waiting}>
        <EmptyState
          title={t('placeNoWords')}
          tall
          action={
            <Leave kind="primary" to="/words">
              {t('placeBack')}
            </Leave>
          }
        >
          {t('placeNoWordsSentence')}
        </EmptyState>
      </main>
    );
  return (
    <main className={frame.waiting}>
      {error ? (
        <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()} retrying={isFetching} tall />
      ) : (
        <LoadingRows rows={4} look="line" />
      )}
    </main>
  );
}

function Asking({ items }: { items: Items }) {
  const t = useText(wordsMessages);
  const client = useQueryClient();
  const [answers, setAnswers] = useState<readonly PlacementAnswer[]>([]);
  const save = useMutation({
    mutationFn: (all: readonly PlacementAnswer[]) =>
      api.vocabulary.placement.save({ answers: all.map(({ name, known }) => ({ name, known: known ? 1 : 0 })) }),
    onSuccess: () => refetchWords(client),
  });
  const wanted = asksNonWord(answers.length) ? null : nextLevel(answers);
  const item = answers.length < items.items ? nextItem(items, answers, wanted) : null;

  function answer(known: boolean) {
    if (!item) return;
    const next = [...answers, { ...item, known }];
    setAnswers(next);
    if (next.length >= items.items || nextItem(items, next, nextLevel(next)) === null) save.mutate(next);
  }
  useYesNo(answer);

  return (
    <div className={frame.page}>
      <header className={frame.bar}>
        <div className={frame.begin}>
          <Leave kind="ghost" to="/words" aria-label={t('placeBack')} className={frame.leave}>
            <Icon of={IconX} />
          </Leave>
        </div>
        <div className={frame.progress}>
          <span className={frame.track} aria-hidden="true">
            <span className={frame.fill} style={{ width: `${(100 * answers.length) / items.items}%` }} />
          </span>
          <span className={frame.count}>{t('placeCount', { at: answers.length, all: items.items })}</span>
        </div>
        <span />
      </header>
      {save.isPending || save.isSuccess || save.isError ? (
        <main className={frame.waiting}>
          {save.data && <Result result={save.data} />}
          {save.isPending && <LoadingRows rows={3} look="line" />}
          {save.error && (
            <ErrorState title={t('changeFailed')} error={save.error} onRetry={() => save.mutate(answers)} tall />
          )}
        </main>
      ) : (
        <main className={styles.stage} data-item={item?.name}>
          <p className={styles.ask}>{answers.length === 0 ? t('placeSentence') : t('placeAsk')}</p>
          <h1 className={styles.word} lang="en" aria-live="polite">
            {item?.name}
          </h1>
          <div className={styles.buttons}>
            <Button size="lg" rightIcon={<KeyHint>←</KeyHint>} onClick={() => answer(false)}>
              {t('placeNo')}
            </Button>
            <Button size="lg" rightIcon={<KeyHint>→</KeyHint>} onClick={() => answer(true)}>
              {t('placeYes')}
            </Button>
          </div>
        </main>
      )}
    </div>
  );
}

type Placed = Output<Contract['vocabulary']['placement']['save']>;

function Result({ result: { reliable, known, total, skipped } }: { result: Placed }) {
  const t = useText(wordsMessages);
  return (
    <EmptyState
      title={t('placeDone', { known, total })}
      tall
      action={
        <Leave kind="primary" to="/words">
          {t('placeBack')}
        </Leave>
      }
    >
      <span data-placed={reliable}>
        {reliable === 0 ? t('placeUnsure') : skipped > 0 ? t('placeSkipped', { count: skipped }) : t('placeNothing')}
      </span>
    </EmptyState>
  );
}

/** Arrow keys, because forty answers by mouse are not two minutes. */
function useYesNo(answer: (known: boolean) => void): void {
  const latest = useRef(answer);
  latest.current = answer;
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.repeat || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
      event.preventDefault();
      latest.current(event.key === 'ArrowRight');
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
