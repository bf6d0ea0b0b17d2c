import type { LoggedInDevice } from '@ninefold/contract/identity/devices';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { messageOf } from '#lib/errors/message-of.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { toast } from '#ui/states/toast.ts';
import { identityQueries } from '../identity.queries.ts';
import { personalMessages } from '../personal.messages.ts';
import styles from '../personal.module.css';
import { AccountRow } from './AccountRow.tsx';

/** Every browser in which this account is logged in, each with its way out. */
export function DevicesCard() {
  const t = useText(personalMessages);
  const client = useQueryClient();
  const devices = useQuery(identityQueries.devices());
  const end = useMutation({
    mutationFn: async (id: string | null): Promise<void> => {
      await (id === null ? api.student.endOtherDevices() : api.student.endDevice({ id }));
    },
    onSuccess: (_, id) => toast.success(t(id === null ? 'othersEnded' : 'deviceEnded')),
    onError: (error) => toast.error(messageOf(error, t('somethingWrong'))),
    onSettled: () => client.invalidateQueries(identityQueries.devices()),
  });
  const list = devices.data?.list ?? [];
  return (
    <Card padding="none" aria-label={t('devices')}>
      <h2 className={styles.heading}>{t('devices')}</h2>
      {devices.isError && list.length === 0 ? (
        <ErrorState
          title={t('devicesUnknown')}
          error={devices.error}
          onRetry={() => void devices.refetch()}
          retrying={devices.isFetching}
        />
      ) : (
        <p className={styles.devicesHint}>{t('devicesSentence')}</p>
      )}
      {list.map((device) => (
        <DeviceRow
          key={device.id}
          device={device}
          isEnding={end.isPending && end.variables === device.id}
          onEnd={() => end.mutate(device.id)}
        />
      ))}
      {list.length > 1 && (
        <div className={styles.row}>
          <Button block busy={end.isPending && end.variables === null} onClick={() => end.mutate(null)}>
            {t('endOthers')}
          </Button>
        </div>
      )}
    </Card>
  );
}

function DeviceRow({ device, isEnding, onEnd }: { device: LoggedInDevice; isEnding: boolean; onEnd: () => void }) {
  const t = useText(personalMessages);
  const format = useFormat();
  const name = [device.browser, device.system].filter(Boolean).join(' · ') || t('unknownDevice');
  const said = [
    device.is_here ? t('thisDevice') : t('lastUsed', { date: format.date(device.last_seen) }),
    ...(device.is_new ? [t('newDevice')] : []),
  ];
  return (
    <AccountRow
      label={name}
      value={said.join(' · ')}
      action={
        !device.is_here && (
          <Button size="sm" busy={isEnding} aria-label={t('endDeviceOf', { name })} onClick={onEnd}>
            {t('endDevice')}
          </Button>
        )
      }
    />
  );
}
