import { useEffect, useState, useSyncExternalStore } from 'react';
import { useText } from '../i18n/useText.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { type DialogName, dialogIntent } from './dialog-intent.ts';
import { shellMessages } from './shell/shell.messages.ts';

/** Opens what a redirect or a button asked for, once. Until the dialogs are built it says so. */
export function DialogHost() {
  const t = useText(shellMessages);
  const wanted = useSyncExternalStore(dialogIntent.subscribe, dialogIntent.current);
  const [shown, setShown] = useState<DialogName>('tasks');
  const [opened, setOpened] = useState(false);

  useEffect(() => {
    if (!wanted) return;
    setShown(wanted);
    setOpened(true);
    dialogIntent.take();
  }, [wanted]);

  return (
    <Dialog
      opened={opened}
      onClose={() => setOpened(false)}
      title={t(shown === 'tasks' ? 'tasksTitle' : 'coinsTitle')}
      width={440}
      footer={
        <Button kind="primary" onClick={() => setOpened(false)}>
          {t('gotIt')}
        </Button>
      }
    >
      <p>{t('dialogSoon')}</p>
    </Dialog>
  );
}
