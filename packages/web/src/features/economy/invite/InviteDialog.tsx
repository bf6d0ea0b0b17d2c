import { useText } from '#i18n/useText.ts';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { InvitePanel } from './InvitePanel.tsx';
import { inviteMessages } from './invite.messages.ts';

export function InviteDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useText(inviteMessages);
  return (
    <Dialog opened={opened} onClose={onClose} title={t('title')} width={520}>
      <InvitePanel />
    </Dialog>
  );
}
