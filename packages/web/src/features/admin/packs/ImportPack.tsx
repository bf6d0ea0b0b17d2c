import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { messageOf } from '#lib/errors/message-of.ts';
import { Button } from '#ui/Button.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { toast } from '#ui/states/toast.ts';
import { adminMessages } from '../admin.messages.ts';
import styles from '../admin.module.css';
import { adminQueries } from '../admin.queries.ts';
import { ImportTold } from './ImportTold.tsx';

const EVERYBODY = 'everybody';

/** A pack as a zip: first what it would do, then the import. Whatever is changed in the form asks for a new try. */
export function ImportPack({ onClose }: { onClose: () => void }) {
  const t = useText(adminMessages);
  const client = useQueryClient();
  const schools = useQuery(adminQueries.schools()).data?.list ?? [];
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [whose, setWhose] = useState(EVERYBODY);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const send = useMutation({
    mutationFn: ({ zip, is_dry_run }: { zip: File; is_dry_run: 0 | 1 }) =>
      api.admin.importPack(
        { is_dry_run, reason: reason.trim(), ...(whose !== EVERYBODY && { organisation_id: Number(whose) }) },
        zip,
      ),
    onSuccess: async ({ is_done }) => {
      if (is_done === 0) return;
      toast.success(t('done'));
      await client.invalidateQueries(adminQueries.all);
      onClose();
    },
    onError: (error) => toast.error(messageOf(error, t('somethingWrong'))),
  });
  const changed = <Value,>(set: (value: Value) => void) => {
    return (value: Value) => {
      send.reset();
      setMissing(false);
      set(value);
    };
  };
  const press = (is_dry_run: 0 | 1) =>
    file && reason.trim().length >= 2 ? send.mutate({ zip: file, is_dry_run }) : setMissing(true);
  const isReady = send.data?.complaints.length === 0;
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('importPack')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" busy={send.isPending} onClick={() => press(isReady ? 0 : 1)}>
            {t(isReady ? 'importNow' : 'tryImport')}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <p>{t('importSentence')}</p>
        <div className={styles.file}>
          <input
            ref={input}
            type="file"
            accept=".zip,application/zip"
            aria-label={t('packFile')}
            onChange={(event) => changed(setFile)(event.currentTarget.files?.[0] ?? null)}
            hidden
          />
          <Button size="sm" onClick={() => input.current?.click()}>
            {t('chooseZip')}
          </Button>
          <span className={styles.second}>{file?.name ?? t('noZip')}</span>
        </div>
        <SelectField
          label={t('packFor')}
          options={[
            { value: EVERYBODY, label: t('forEverybody') },
            ...schools.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value={whose}
          onChange={(value) => changed(setWhose)(value ?? EVERYBODY)}
        />
        <TextField
          label={t('reason')}
          error={missing ? t('importMissing') : undefined}
          value={reason}
          maxLength={200}
          onChange={(event) => changed(setReason)(event.currentTarget.value)}
        />
        {send.data && <ImportTold told={send.data} />}
      </div>
    </Dialog>
  );
}
