import { type ReactNode, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { adminMessages } from './admin.messages.ts';
import styles from './admin.module.css';

type ReasonDialogProps = {
  title: string;
  /** What the act changes, said before the button. */
  consequence: string;
  isDanger?: boolean;
  busy: boolean;
  onClose: () => void;
  onAct: (reason: string) => void;
  children?: ReactNode;
};

/** Every act needs a reason. */
export function ReasonDialog({
  title,
  consequence,
  isDanger = false,
  busy,
  onClose,
  onAct,
  children,
}: ReasonDialogProps) {
  const t = useText(adminMessages);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const act = () => (reason.trim().length < 2 ? setMissing(true) : onAct(reason.trim()));
  return (
    <Dialog
      opened
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind={isDanger ? 'dangerLine' : 'primary'} busy={busy} onClick={act}>
            {title}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <p>{consequence}</p>
        {children}
        <TextField
          label={t('reason')}
          hint={t('reasonHint')}
          error={missing ? t('reasonMissing') : undefined}
          value={reason}
          maxLength={200}
          onChange={(event) => {
            setMissing(false);
            setReason(event.currentTarget.value);
          }}
        />
      </div>
    </Dialog>
  );
}
