import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { messageOf } from '#lib/errors/message-of.ts';
import { useIsLoggedIn } from '#session/session.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { toast } from '#ui/states/toast.ts';
import { organisationMessages } from '../organisation.messages.ts';
import { organisationQueries } from '../organisation.queries.ts';
import { goHome } from './go-home.ts';

/** Somebody of several schools says which one they want; `outsider` for somebody of none. */
export function ChooseSchool({ outsider }: { outsider: ReactNode }) {
  const t = useText(organisationMessages);
  const { data, isLoading } = useQuery({ ...organisationQueries.schools(), enabled: useIsLoggedIn() });
  const enter = useMutation({
    mutationFn: (organisation_id: number) => api.organisation.enter({ organisation_id }),
    onSuccess: goHome,
    onError: (error) => toast.error(messageOf(error, t('joinFailed'))),
  });
  if (isLoading) return <LoadingRows rows={3} rowHeight={72} />;
  if (!data?.list.length) return outsider;
  return (
    <EmptyState
      title={t('chooseTitle')}
      tall
      action={
        <>
          {data.list.map(({ id, name }) => (
            <Button key={id} busy={enter.isPending && enter.variables === id} onClick={() => enter.mutate(id)}>
              {name}
            </Button>
          ))}
          <LeaveSchool />
        </>
      }
    >
      {t('chooseSentence')}
    </EmptyState>
  );
}

/** Back to a home of one's own; who belongs to the school stays as it is. */
export function LeaveSchool() {
  const t = useText(organisationMessages);
  const leave = useMutation({ mutationFn: () => api.organisation.leave(), onSuccess: goHome });
  return (
    <Button kind="ghost" size="sm" busy={leave.isPending} onClick={() => leave.mutate()}>
      {t('ownHome')}
    </Button>
  );
}
