import type { Training } from '@ninefold/contract/training/record';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import frame from '#practice/cards/CardFrame.module.css';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { trainingMessages } from '../training.messages.ts';

type Props = {
  record: Training;
  kept: number;
  seconds: () => number;
  onSend: () => Promise<void>;
  onDone: (record: Training) => void;
};

/** Nothing is left to ask. With answers that wait for the network there is no result yet; without, it is asked for. */
export function Ending({ record, kept, seconds, onSend, onDone }: Props) {
  const t = useText(trainingMessages);
  const end = useMutation({
    mutationFn: () => api.training.submit({ record_id: record.id, seconds: seconds() }),
    onSuccess: onDone,
  });
  const send = useMutation({ networkMode: 'always', mutationFn: onSend });
  const asked = useRef(false);
  useEffect(() => {
    if (kept > 0 || asked.current) return;
    asked.current = true;
    end.mutate();
  }, [kept, end]);
  return (
    <div className={frame.stage}>
      {kept > 0 ? (
        <EmptyState
          title={t('waitTitle', { count: kept })}
          action={
            <Button kind="primary" busy={send.isPending} onClick={() => send.mutate()}>
              {t('sendNow')}
            </Button>
          }
          tall
        >
          {t('waitSentence')}
        </EmptyState>
      ) : end.isError ? (
        <ErrorState
          title={t('endFailed')}
          error={end.error}
          onRetry={() => end.mutate()}
          retrying={end.isPending}
          tall
        />
      ) : (
        <LoadingRows rows={4} look="line" />
      )}
    </div>
  );
}
