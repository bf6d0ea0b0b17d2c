import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { Callout } from '#ui/states/Callout.tsx';
import { playerMessages } from '../player.messages.ts';
import type { Session } from './session.ts';
import { useSheetFact } from './useSession.ts';

/** Another tab or device answers this paper: here one looks on, or takes over. */
export function ReaderNotice({ session }: { session: Session }) {
  const t = useText(playerMessages);
  const elsewhere = useSheetFact(session, 'elsewhere');
  const [busy, setBusy] = useState(false);
  if (!elsewhere) return null;

  async function takeOver() {
    setBusy(true);
    await session.takeOver();
    setBusy(false);
  }

  return (
    <Callout
      tone="warn"
      live
      action={
        <Button size="sm" busy={busy} onClick={takeOver}>
          {t('takeOver')}
        </Button>
      }
    >
      {t('elsewhere')}
    </Callout>
  );
}
