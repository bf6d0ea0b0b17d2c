import { useState } from 'react';
import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { copyText } from '#platform/clipboard.ts';
import { Button } from '#ui/Button.tsx';
import { PasswordField } from '#ui/forms/PasswordField.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { toast } from '#ui/states/toast.ts';
import { adminMessages } from '../admin.messages.ts';
import styles from '../admin.module.css';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { useAct } from '../useAct.ts';

/** A link for one more operator: asked for with the own password, shown once. */
export function OperatorLink({ onClose }: { onClose: () => void }) {
  const t = useText(adminMessages);
  const format = useFormat();
  const [password, setPassword] = useState('');
  const make = useAct((reason: string) =>
    api.admin.makeOperatorLink({ reason, ...(password && { password_now: password }) }),
  );
  if (!make.data)
    return (
      <ReasonDialog
        title={t('makeLink')}
        consequence={t('makeLinkConsequence')}
        busy={make.isPending}
        onClose={onClose}
        onAct={(reason) => make.mutate(reason)}
      >
        <PasswordField
          label={t('ownPassword')}
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      </ReasonDialog>
    );
  const link = `${location.origin}${location.pathname}#/login?first=${make.data.token}`;
  const copy = async () => {
    if ((await copyText(link)).outcome === 'copied') toast.success(t('linkCopied'));
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('makeLink')}
      footer={
        <Button kind="primary" onClick={() => void copy()}>
          {t('copyLink')}
        </Button>
      }
    >
      <div className={styles.fields}>
        <p>{t('linkSentence', { date: format.dateTime(make.data.expires_at) })}</p>
        <TextField label={t('link')} value={link} readOnly onFocus={(event) => event.currentTarget.select()} />
      </div>
    </Dialog>
  );
}
