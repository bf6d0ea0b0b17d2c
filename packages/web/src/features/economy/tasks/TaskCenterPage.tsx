import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { economyMessages } from '../economy.messages.ts';
import { InviteDialog } from '../invite/InviteDialog.tsx';
import { TaskCenter } from './TaskCenter.tsx';

/** The task centre on a phone; wider screens open the dialog instead. The way back is in the bar above. */
export function TaskCenterPage() {
  const t = useText(economyMessages);
  const [inviting, setInviting] = useState(false);
  return (
    <>
      <h1 className="nf-sr-only">{t('taskCenter')}</h1>
      <TaskCenter look="page" onInvite={() => setInviting(true)} />
      <InviteDialog opened={inviting} onClose={() => setInviting(false)} />
    </>
  );
}
