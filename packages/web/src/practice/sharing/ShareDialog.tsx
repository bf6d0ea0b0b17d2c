import { IconCopy, IconLinkOff } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { copyText } from '#platform/clipboard.ts';
import { Button } from '#ui/Button.tsx';
import { SegmentedSwitch } from '#ui/forms/SegmentedSwitch.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { toast } from '#ui/states/toast.ts';
import styles from './Sharing.module.css';
import { linkTo, type ShareCalls, type ShareDays } from './share-calls.ts';
import { sharingMessages } from './sharing.messages.ts';

type ShareDialogProps = { calls: ShareCalls; sentence: string; opened: boolean; onClose: () => void };
const DAYS = ['7', '30', '90'] as const;

/** Make the link, copy it, or take it back. Until it is made, nobody but the learner sees the report. */
export function ShareDialog({ calls, sentence, opened, onClose }: ShareDialogProps) {
  const t = useText(sharingMessages);
  const format = useFormat();
  const client = useQueryClient();
  const field = useId();
  const [days, setDays] = useState<(typeof DAYS)[number]>('30');
  const { queryKey } = calls;
  const { data } = useQuery({ queryKey, queryFn: calls.getLink, staleTime: 0, enabled: opened });
  const onError = ({ message }: Error) => toast.error(message || t('failed'));
  const create = useMutation({
    mutationFn: () => calls.create(Number(days) as ShareDays),
    onSuccess: (link) => client.setQueryData(queryKey, link),
    onError,
  });
  const revoke = useMutation({
    mutationFn: calls.revoke,
    onSuccess: () => {
      client.setQueryData(queryKey, { encode_id: '', expires_time: 0, create_time: 0 });
      toast.success(t('revoked'));
    },
    onError,
  });
  const link = data?.encode_id ? linkTo(calls.pathOf(data.encode_id)) : '';

  async function copy() {
    const result = await copyText(link);
    if (result.outcome === 'copied') toast.success(t('copied'));
    else {
      document.getElementById(field)?.focus();
      toast.error(t('copyByHand', { error: result.error }));
    }
  }

  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('title')}
      width={520}
      footer={
        link ? (
          <>
            <Button
              kind="dangerLine"
              busy={revoke.isPending}
              leftIcon={<Icon of={IconLinkOff} size={18} />}
              onClick={() => revoke.mutate()}
            >
              {t('revoke')}
            </Button>
            <Button kind="primary" leftIcon={<Icon of={IconCopy} size={18} />} onClick={() => void copy()}>
              {t('copy')}
            </Button>
          </>
        ) : (
          <Button kind="primary" busy={create.isPending || !data} onClick={() => create.mutate()}>
            {t('create')}
          </Button>
        )
      }
    >
      <div className={styles.dialog}>
        <p>{link ? t('sharedSentence') : sentence}</p>
        {link ? (
          <TextField
            id={field}
            label={t('link')}
            value={link}
            readOnly
            hint={t('until', { date: format.shortDate(data?.expires_time ?? 0) })}
            onFocus={(event) => event.target.select()}
          />
        ) : (
          <SegmentedSwitch
            label={t('howLong')}
            segments={DAYS.map((value) => ({ value, label: t('days', { days: value }) }))}
            value={days}
            onChange={setDays}
          />
        )}
      </div>
    </Dialog>
  );
}
