import { IconClock } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { queryClient } from '#lib/query-client.ts';
import { Button } from '../Button.tsx';
import { Icon } from '../Icon.tsx';
import { kitMessages } from '../kit.messages.ts';
import { Callout } from './Callout.tsx';
import { SupportButton } from './SupportButton.tsx';
import { useFirstLate } from './useFirstLate.ts';

/**
 * Says that an answer is late, and offers to ask again; it goes when the answer comes. Of several grey shapes on one
 * page only the first says it.
 */
export function SlowNote() {
  const t = useText(kitMessages);
  if (!useFirstLate()) return null;
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

/** Everything on the screen that still waits for its first answer. */
async function askAgain(): Promise<void> {
  const waiting = {
    type: 'active',
    predicate: ({ state }: { state: { status: string } }) => state.status === 'pending',
  } as const;
  await queryClient.cancelQueries(waiting);
  await queryClient.refetchQueries(waiting);
}
