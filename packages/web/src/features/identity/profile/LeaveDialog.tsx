import { useBlocker } from '@tanstack/react-router';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { personalMessages } from '../personal.messages.ts';

type LeaveDialogProps = { unsaved: boolean; onDiscard: () => void };

/** Asks before leaving a page with unsaved changes. A reload need not ask: it restores them. */
export function LeaveDialog({ unsaved, onDiscard }: LeaveDialogProps) {
  const t = useText(personalMessages);
  const leaving = useBlocker({
    shouldBlockFn: ({ current, next }) => unsaved && current.pathname !== next.pathname,
    enableBeforeUnload: false,
    withResolver: true,
  });

  function leave() {
    onDiscard();
    leaving.proceed?.();
  }

  return (
    <Dialog
      opened={leaving.status === 'blocked'}
      onClose={() => leaving.reset?.()}
      title={t('leaveTitle')}
      footer={
        <>
          <Button kind="dangerLine" onClick={leave}>
            {t('leave')}
          </Button>
          <Button kind="primary" onClick={() => leaving.reset?.()}>
            {t('stay')}
          </Button>
        </>
      }
    >
      {t('leaveSentence')}
    </Dialog>
  );
}
