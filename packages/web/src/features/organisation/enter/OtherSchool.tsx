import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { Button } from '#ui/Button.tsx';
import { organisationMessages } from '../organisation.messages.ts';
import { organisationQueries } from '../organisation.queries.ts';
import { goHome } from './go-home.ts';

/** For somebody of several schools: the others by name, once they are asked for. */
export function OtherSchool() {
  const t = useText(organisationMessages);
  const [asked, setAsked] = useState(false);
  const { data, isFetching } = useQuery({ ...organisationQueries.schools(), enabled: asked });
  const enter = useMutation({
    mutationFn: (organisation_id: number) => api.organisation.enter({ organisation_id }),
    onSuccess: goHome,
  });
  if (!data)
    return (
      <Button kind="ghost" size="sm" busy={isFetching} onClick={() => setAsked(true)}>
        {t('otherSchool')}
      </Button>
    );
  return data.list
    .filter(({ is_here }) => is_here === 0)
    .map(({ id, name }) => (
      <Button key={id} size="sm" busy={enter.isPending} onClick={() => enter.mutate(id)}>
        {name}
      </Button>
    ));
}
