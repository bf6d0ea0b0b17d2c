import { IconDevices } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { messageOf } from '#lib/errors/message-of.ts';
import { sessionQueries } from '#session/session.queries.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Callout } from '#ui/states/Callout.tsx';
import { toast } from '#ui/states/toast.ts';
import { identityQueries } from '../identity.queries.ts';
import styles from './NewDevices.module.css';
import { newDeviceMessages } from './new-devices.messages.ts';

type Answer = { id: string; was_me: 0 | 1 };

/** Devices that came after this one: the owner says whether it was them. What was not leads to a new password. */
export function NewDevices() {
  const t = useText(newDeviceMessages);
  const format = useFormat();
  const client = useQueryClient();
  const { history } = useRouter();
  const { data } = useQuery(identityQueries.newDevices());
  const answer = useMutation({
    mutationFn: (input: Answer) => api.student.answerNewDevice(input),
    onSuccess: (_, { was_me }) => {
      toast.success(t(was_me === 1 ? 'kept' : 'ended'));
      if (was_me === 0) history.push('/profile/security');
    },
    onError: (error) => toast.error(messageOf(error, t('somethingWrong'))),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries(identityQueries.newDevices()),
        client.invalidateQueries(sessionQueries.me()),
      ]),
  });
  if (!data?.list.length) return null;
  const isBusy = (id: string, was_me: 0 | 1) =>
    answer.isPending && answer.variables.id === id && answer.variables.was_me === was_me;
  return (
    <section className={styles.list} aria-label={t('title')}>
      {data.list.map(({ id, browser, system, time }) => (
        <Callout
          key={id}
          tone="warn"
          icon={<Icon of={IconDevices} />}
          action={
            <span className={styles.acts}>
              <Button size="sm" busy={isBusy(id, 1)} onClick={() => answer.mutate({ id, was_me: 1 })}>
                {t('wasMe')}
              </Button>
              <Button kind="dangerLine" size="sm" busy={isBusy(id, 0)} onClick={() => answer.mutate({ id, was_me: 0 })}>
                {t('notMe')}
              </Button>
            </span>
          }
        >
          <p className={styles.title}>{t('title')}</p>
          <p>
            {t('sentence', {
              device: [browser, system].filter(Boolean).join(' · ') || t('unknown'),
              time: format.shortDateTime(time),
            })}
          </p>
        </Callout>
      ))}
    </section>
  );
}
