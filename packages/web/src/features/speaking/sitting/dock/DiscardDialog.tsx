import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { sittingMessages } from '../sitting.messages.ts';

type Props = { opened: boolean; time: string; onKeep: () => void; onDiscard: () => void };

/** Nothing that was said is thrown away by one press. */
export function DiscardDialog({ opened, time, onKeep, onDiscard }: Props) {
  const t = useText(sittingMessages);
  return (
    <Dialog
      opened={opened}
      onClose={onKeep}
      title={t('discardTitle')}
      width={440}
      footer={
        <>
          <Button kind="dangerLine" onClick={onDiscard}>
            {t('discardYes')}
          </Button>
          <Button kind="primary" onClick={onKeep}>
            {t('discardNo')}
          </Button>
        </>
      }
    >
      <p>{t('discardSentence', { time })}</p>
    </Dialog>
  );
}
