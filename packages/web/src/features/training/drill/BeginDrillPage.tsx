import type { QuestionType } from '@ninefold/core/practice/question-types';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { linkAs } from '#navigation/link.tsx';
import frame from '#practice/cards/CardFrame.module.css';
import { newId } from '#practice/new-id.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { trainingMessages } from '../training.messages.ts';

const Go = linkAs(ButtonLink);
const LISTS = { reading: '/reading-list', listening: '/listening-list' } as const;

type Props = { skill: 'reading' | 'listening'; type: QuestionType };

/** `/training-drill/{skill}/{type}`: puts the drill together, or finds the open one, and goes there. */
export function BeginDrillPage({ skill, type }: Props) {
  const t = useText(trainingMessages);
  const navigate = useNavigate();
  const [key] = useState(newId);
  const start = useMutation({
    mutationFn: () => api.training.startDrill({ skill, type, key }),
    onSuccess: (begun) => {
      if (begun.outcome === 'started')
        void navigate({ to: '/training-drill/$recordId', params: { recordId: begun.record.id }, replace: true });
    },
  });
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    start.mutate();
  }, [start]);
  return (
    <div className={frame.stage}>
      {start.isError ? (
        <ErrorState
          title={t('drillFailed')}
          error={start.error}
          onRetry={() => start.mutate()}
          retrying={start.isPending}
          tall
        />
      ) : start.data?.outcome === 'nothing_left' ? (
        <EmptyState
          title={t('drillNone')}
          action={<Go to={LISTS[skill]}>{t(skill === 'reading' ? 'toReadingList' : 'toListeningList')}</Go>}
          tall
        >
          {t('drillNoneSentence')}
        </EmptyState>
      ) : (
        <LoadingRows rows={6} look="line" />
      )}
    </div>
  );
}
