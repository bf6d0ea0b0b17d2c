import { useText } from '#i18n/useText.ts';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { wordsMessages } from '../words.messages.ts';
import { ImportForm } from './ImportForm.tsx';

export function ImportDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useText(wordsMessages);
  return (
    <Dialog opened={opened} onClose={onClose} title={t('importTitle')} width={720}>
      {opened && <ImportForm onDone={onClose} />}
    </Dialog>
  );
}
