import { IconClock } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { queryClient } from '#lib/query-client.ts';
import { Button } from '../Button.tsx';
import { Icon } from '../Icon.tsx';
import { kitMessages } from '../kit.messages.ts';
import { Callout } from './Callout.tsx';
import { SupportButton } from './SupportButton.tsx';

/** Nobody should look at grey shapes for longer than this without being told why. */
const LATE_AFTER_MS = 3000;

/** Says that an answer is late, and offers to ask again; it goes when the answer comes. */
export function SlowNote() {
  const t = useText(kitMessages);
  const late = useLate();
  if (!late) return null;
  return (
    <Callout
      tone="warn"
      icon={<Icon of={IconClock} />}
      action={
        <>
          <Button size="sm" onClick={() => void askAgain()}>
            {t('retry')}
          </Button>
          <SupportButton />
        </>
      }
    >
      {t('late')}
    </Callout>
  );
}

function useLate(): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return late;
}

/** Everything on the screen that still waits for its first answer. */
async function askAgain(): Promise<void> {
  const waiting = {
    type: 'active',
    predicate: ({ state }: { state: { status: string } }) => state.status === 'pending',
  } as const;
  await queryClient.cancelQueries(waiting);
  await queryClient.refetchQueries(waiting);
}
