import { IconBuilding } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { messageOf } from '#lib/errors/message-of.ts';
import { sessionQueries } from '#session/session.queries.ts';
import { useRole } from '#session/session.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Callout } from '#ui/states/Callout.tsx';
import { toast } from '#ui/states/toast.ts';
import { organisationMessages } from '../organisation.messages.ts';
import { organisationQueries } from '../organisation.queries.ts';
import { goHome } from './go-home.ts';
import styles from './SchoolOffers.module.css';

const SAYS = { student: 'offerStudent', teacher: 'offerTeacher', owner: 'offerOwner' } as const;

/** Schools that have this learner's number on their list. Joining is theirs to say; the next log-in joins by itself. */
export function SchoolOffers() {
  const t = useText(organisationMessages);
  const client = useQueryClient();
  const isLearner = useRole() === 'student';
  const { data } = useQuery({ ...organisationQueries.offers(), enabled: isLearner });
  const answer = useMutation({
    mutationFn: (input: { organisation_id: number; joins: 0 | 1 }) => api.organisation.answerOffer(input),
    onSuccess: async (_, { joins }) => {
      if (joins === 1) return goHome();
      toast.success(t('offerDeclined'));
      await Promise.all([
        client.invalidateQueries(organisationQueries.offers()),
        client.invalidateQueries(sessionQueries.me()),
      ]);
    },
    onError: (error) => toast.error(messageOf(error, t('joinFailed'))),
  });
  if (!data?.list.length) return null;
  return (
    <section className={styles.list} aria-label={t('offers')}>
      {data.list.map(({ organisation_id, name, role }) => (
        <Callout
          key={organisation_id}
          icon={<Icon of={IconBuilding} />}
          action={
            <span className={styles.acts}>
              <Button
                kind="soft"
                size="sm"
                busy={answer.isPending && answer.variables.joins === 1}
                onClick={() => answer.mutate({ organisation_id, joins: 1 })}
              >
                {t('join')}
              </Button>
              <Button
                kind="ghost"
                size="sm"
                busy={answer.isPending && answer.variables.joins === 0}
                onClick={() => answer.mutate({ organisation_id, joins: 0 })}
              >
                {t('notMySchool')}
              </Button>
            </span>
          }
        >
          {t(SAYS[role], { name })}
        </Callout>
      ))}
    </section>
  );
}
