import { ApiError } from '@ninefold/contract/client';
import type { MockRecord } from '@ninefold/contract/mock/sitting';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { Frame } from '#practice/frame/Frame.tsx';
import { deadlineIn } from '#practice/sitting/deadline.ts';
import { Button } from '#ui/Button.tsx';
import { fetchPaper } from '../lobby/useStartMock.ts';
import { mockMessages } from '../mock.messages.ts';
import { mockQueries } from '../mock.queries.ts';
import styles from './Room.module.css';

type Standing = Extract<MockRecord['standing'], { at: 'break' }>;
type BreakScreenProps = { record: MockRecord; standing: Standing; onOver: () => void; onLeave: () => void };

const TICK_MS = 1000;
/** How often the server is asked once the break is over by this device's clock. */
const ASK_MS = 2000;

/** Between two papers: what is handed in, what comes next, and how long there is. */
export function BreakScreen({ record, standing, onOver, onLeave }: BreakScreenProps) {
  const t = useText(mockMessages);
  const format = useFormat();
  const { language } = useLanguage();
  const client = useQueryClient();
  const left = useBreakLeft(standing.left_ms, onOver);
  const begin = useMutation({
    mutationFn: async () => {
      const next = await api.exam.beginNext({ record_id: record.id });
      await fetchPaper(client, next);
      return next;
    },
    onSuccess: (next) => client.setQueryData(mockQueries.record(record.id).queryKey, next),
    // Without a network it is tried until it works; what the server refuses is told, and looked at again.
    retry: (_, error) => error instanceof ApiError && error.error === 'network',
    retryDelay: ASK_MS,
    onError: onOver,
  });
  const done = record.parts.filter(({ state }) => state === 'handed_in').at(-1)?.part ?? 'listening';
  const next = t(`name_${standing.next}`);
  return (
    <Frame>
      <main className={styles.break}>
        <p className={styles.mock}>{record.title[language]}</p>
        <h1 className={styles.title}>{t('breakTitle')}</h1>
        <p>{t('breakLead', { part: t(`name_${done}`), next })}</p>
        <p className={styles.clock} role="timer">
          {t('breakLeft', { time: format.duration(left) })}
        </p>
        <p className={styles.quiet}>{t('breakAuto', { next })}</p>
        <div className={styles.buttons}>
          <Button kind="primary" size="lg" busy={begin.isPending} onClick={() => begin.mutate()}>
            {t('beginNext', { next })}
          </Button>
          <Button kind="ghost" onClick={onLeave}>
            {t('giveUp')}
          </Button>
        </div>
        <p className={styles.error} role="alert">
          {begin.isError ? begin.error.message : begin.failureCount > 0 && t('beginFailed')}
        </p>
      </main>
    </Frame>
  );
}

/** Seconds left by what the server said; when they are over the server is asked until it has gone on. */
function useBreakLeft(leftMs: number, onOver: () => void): number {
  const [left, setLeft] = useState(leftMs);
  useEffect(() => {
    const deadline = deadlineIn(leftMs, Date.now());
    let askedAt = 0;
    const tick = () => {
      const now = Date.now();
      const rest = deadline.left(now) ?? 0;
      setLeft(rest);
      if (rest > 0 || now - askedAt < ASK_MS) return;
      askedAt = now;
      onOver();
    };
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [leftMs, onOver]);
  return Math.ceil(left / 1000);
}
