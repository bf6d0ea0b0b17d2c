import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useText } from '../i18n/useText.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog, useEverTrue } from '../ui/Dialog.tsx';
import { lazyPart } from '../ui/lazy-part.ts';
import { type DialogName, dialogIntent } from './dialog-intent.ts';
import { shellMessages } from './shell/shell.messages.ts';

const PlannerDialog = lazyPart(() =>
  import('../features/planner/PlannerDialog.tsx').then((file) => file.PlannerDialog),
);

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

  const close = () => setOpened(false);
  const plannerOpened = opened && shown === 'planner';
  const plannerWanted = useEverTrue(plannerOpened);
  return (
    <>
      <Suspense fallback={null}>{plannerWanted && <PlannerDialog opened={plannerOpened} onClose={close} />}</Suspense>
      <Dialog
        opened={opened && shown !== 'planner'}
        onClose={close}
        title={t(shown === 'tasks' ? 'tasksTitle' : 'coinsTitle')}
        width={440}
        footer={
          <Button kind="primary" onClick={close}>
            {t('gotIt')}
          </Button>
        }
      >
        <p>{t('dialogSoon')}</p>
      </Dialog>
    </>
  );
}
