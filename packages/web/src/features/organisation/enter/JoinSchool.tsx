import { useMutation, useQuery } from '@tanstack/react-query';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { messageOf } from '#lib/errors/message-of.ts';
import { linkAs } from '#navigation/link.tsx';
import { useRole } from '#session/session.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { toast } from '#ui/states/toast.ts';
import { OrganisationLogo } from '../OrganisationLogo.tsx';
import { organisationMessages } from '../organisation.messages.ts';
import { organisationQueries } from '../organisation.queries.ts';
import { goHome } from './go-home.ts';

const LoginLink = linkAs(ButtonLink);

/** `#/?org=…`: a school's link. Somebody without an account logs in first and comes back here. */
export function JoinSchool({ code }: { code: string }) {
  const t = useText(organisationMessages);
  const role = useRole();
  const { data: school, error } = useQuery(organisationQueries.invitation(code));
  const join = useMutation({
    mutationFn: () => api.organisation.join({ code }),
    onSuccess: goHome,
    onError: (failed) => toast.error(messageOf(failed, t('joinFailed'))),
  });
  if (error)
    return (
      <ErrorState
        title={t('joinFailed')}
        error={error}
        tall
        secondary={<Button onClick={goHome}>{t('ownHome')}</Button>}
      />
    );
  if (!school) return <LoadingRows rows={3} rowHeight={72} />;
  return (
    <EmptyState
      title={t('joinTitle', { name: school.name })}
      icon={<OrganisationLogo name={school.name} logo={school.logo} />}
      tall
      action={
        role === 'student' ? (
          <Button kind="primary" busy={join.isPending} onClick={() => join.mutate()}>
            {t('join')}
          </Button>
        ) : (
          <LoginLink to="/login" search={{ return: `/?org=${code}` }} kind="primary">
            {t('logInToJoin')}
          </LoginLink>
        )
      }
    >
      {t('joinSentence')}
    </EmptyState>
  );
}
