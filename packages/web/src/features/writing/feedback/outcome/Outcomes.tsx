import type { Both } from '@ninefold/core/writing/feedback/report';
import { IconFileAlert, IconPencil } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { editorOf, listOf } from '../../essay-paths.ts';
import { FeedbackLoading } from '../FeedbackLoading.tsx';
import { feedbackMessages } from '../feedback.messages.ts';
import { type Detail, feedbackQueries } from '../feedback.queries.ts';
import { useBoth } from '../report/useBoth.ts';

const Go = linkAs(ButtonLink);

/**
 * Being scored, or not finished: both are told at the editor's address, the second with what came back and what another
 * try costs. What we know of it is forgotten first: coming back a second later, an old "being scored" would send the
 * learner to and fro.
 */
export function ToProgress({ detail }: { detail: Detail }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  useEffect(() => {
    void navigate({ ...editorOf({ ...detail, id: detail.record_id }), replace: true }).then(() =>
      client.removeQueries(feedbackQueries.all()),
    );
  }, [navigate, client, detail]);
  return <FeedbackLoading />;
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
        <Go
          kind="primary"
          leftIcon={<Icon of={IconPencil} size={18} />}
          {...editorOf({ ...detail, id: detail.record_id })}
        >
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
        <Go
          kind="primary"
          leftIcon={<Icon of={IconPencil} size={18} />}
          {...editorOf({ ...detail, id: detail.record_id })}
        >
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
