import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { Callout } from '#ui/states/Callout.tsx';
import { playerMessages } from '../player.messages.ts';
import { type OnSheet, useSheetFact } from '../sitting/useSitting.ts';

type TakeOverBannerProps = {
  sitting: OnSheet & { takeOver(): Promise<void> };
  /** What is open elsewhere; a paper, unless it is said. */
  words?: string;
};

/** Shown while another tab or device answers this paper: the learner can look on here, or take over. */
export function TakeOverBanner({ sitting, words }: TakeOverBannerProps) {
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
      {words ?? t('elsewhere')}
    </Callout>
  );
}
