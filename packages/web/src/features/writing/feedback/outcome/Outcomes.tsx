import type { Both } from '@ninefold/core/writing/feedback/report';
import { IconFileAlert, IconPencil, IconRefresh } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { linkAs } from '#navigation/link.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { toast } from '#ui/states/toast.ts';
import { FeedbackLoading } from '../FeedbackLoading.tsx';
import { feedbackMessages } from '../feedback.messages.ts';
import { type Detail, feedbackQueries } from '../feedback.queries.ts';
import { editorOf, listOf } from '../paths.ts';
import { useBoth } from '../report/useBoth.ts';

const Go = linkAs(ButtonLink);

/**
 * Being scored: its page is the editor's address, where the progress is told. What we know of it is forgotten first:
 * coming back a second later, an old "being scored" would send the learner to and fro.
 */
export function ToProgress({ detail }: { detail: Detail }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  useEffect(() => {
    void navigate({ ...editorOf(detail), replace: true }).then(() => client.removeQueries(feedbackQueries.all()));
  }, [navigate, client, detail]);
  return <FeedbackLoading />;
}

/** Not finished: what is safe, what was given back, and once more. */
export function ScoringFailed({ detail }: { detail: Detail }) {
  const t = useText(feedbackMessages);
  const client = useQueryClient();
  const { data: progress } = useQuery(feedbackQueries.progress(detail.record_id));
  const again = useMutation({
    mutationFn: () => api.exercise.essayScoring({ record_id: detail.record_id }),
    onSuccess: () => client.invalidateQueries(feedbackQueries.all()),
    onError: ({ message }) => toast.error(message || t('scoreAgainFailed')),
  });
  return (
    <EmptyState
      tall
      icon={<Icon of={IconFileAlert} size={40} />}
      title={t('workFailed')}
      action={
        <>
          <Button
            kind="primary"
            busy={again.isPending}
            leftIcon={<Icon of={IconRefresh} size={18} />}
            onClick={() => again.mutate()}
          >
            {t('scoreAgain')}
          </Button>
          <Go {...editorOf(detail)}>{t('editFirst')}</Go>
        </>
      }
    >
      {progress && progress.failure !== '' && t(`failed_${progress.failure}`)} {progress && <Refund {...progress} />}
    </EmptyState>
  );
}

type RefundProps = { refunded: 0 | 1; paid_with: 'membership' | 'free_try' | 'coins'; coins: number };

function Refund({ refunded, paid_with, coins }: RefundProps) {
  const t = useText(feedbackMessages);
  if (refunded === 0 || paid_with === 'membership') return t('nothingPaid');
  return paid_with === 'coins' ? t('refundedCoins', { coins }) : t('refundedTry');
}

/** The examiner gives no band to what is no answer to the question, and says why. */
export function Refused({ detail, reason }: { detail: Detail; reason: Both }) {
  const t = useText(feedbackMessages);
  const { own } = useBoth();
  return (
    <EmptyState
      tall
      icon={<Icon of={IconFileAlert} size={40} />}
      title={t('refused')}
      action={
        <Go kind="primary" leftIcon={<Icon of={IconPencil} size={18} />} {...editorOf(detail)}>
          {t('goOnWriting')}
        </Go>
      }
    >
      {own(reason)} {t('refusedNext')}
    </EmptyState>
  );
}

export function NotScored({ detail }: { detail: Detail }) {
  const t = useText(feedbackMessages);
  return (
    <EmptyState
      tall
      title={t('notScored')}
      action={
        <Go kind="primary" leftIcon={<Icon of={IconPencil} size={18} />} {...editorOf(detail)}>
          {t('goOnWriting')}
        </Go>
      }
    >
      {t('notScoredSentence')}
    </EmptyState>
  );
}

export function NoneYet({ task }: { task: 1 | 2 }) {
  const t = useText(feedbackMessages);
  return (
    <EmptyState
      tall
      title={t('noneYet')}
      action={
        <Go kind="primary" {...listOf(task)}>
          {t('chooseQuestion')}
        </Go>
      }
    >
      {t('noneYetSentence')}
    </EmptyState>
  );
}
