import { IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { stopOwn } from '#practice/follow-read/own-voice.ts';
import { readingMessages } from '#practice/follow-read/reading.messages.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { toast } from '#ui/states/toast.ts';
import { intensiveQueries } from '../intensive.queries.ts';

type Props = { recordingId: number; paperId: number; disabled: boolean };

/** Asked first: the server forgets the recording, and nobody can bring it back. */
export function DeleteReading({ recordingId, paperId, disabled }: Props) {
  const t = useText(readingMessages);
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => api.recording.remove({ id: recordingId }),
    onSuccess: () => {
      stopOwn();
      return client.invalidateQueries(intensiveQueries.scores(paperId));
    },
    onError: ({ message }) => toast.error(message || t('removeFailed')),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <IconButton
        size="sm"
        label={t('remove')}
        icon={<Icon of={IconTrash} size={16} />}
        disabled={disabled}
        onClick={() => setAsking(true)}
      />
      <Dialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={t('removeTitle')}
        width={440}
        footer={
          <>
            <Button onClick={() => setAsking(false)}>{t('keep')}</Button>
            <Button kind="dangerLine" busy={remove.isPending} onClick={() => remove.mutate()}>
              {t('remove')}
            </Button>
          </>
        }
      >
        {t('removeSentence')}
      </Dialog>
    </>
  );
}
