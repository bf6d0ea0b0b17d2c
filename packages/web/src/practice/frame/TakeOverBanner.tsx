import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { Callout } from '#ui/states/Callout.tsx';
import { playerMessages } from '../player.messages.ts';
import type { Sitting } from '../sitting/sitting.ts';
import { useSheetFact } from '../sitting/useSitting.ts';

/** Another tab or device answers this paper: here one looks on, or takes over. */
export function TakeOverBanner({ sitting }: { sitting: Sitting }) {
  const t = useText(playerMessages);
  const elsewhere = useSheetFact(sitting, 'elsewhere');
  const [busy, setBusy] = useState(false);
  if (!elsewhere) return null;

  async function takeOver() {
    setBusy(true);
    await sitting.takeOver();
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
