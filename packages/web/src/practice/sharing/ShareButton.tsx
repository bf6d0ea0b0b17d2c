import { IconShare2 } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ShareDialog } from './ShareDialog.tsx';
import type { ShareCalls } from './share-calls.ts';
import { sharingMessages } from './sharing.messages.ts';

type ShareButtonProps = {
  calls: ShareCalls;
  /** What whoever has the link will see, and what not. */
  sentence: string;
  /** row: as wide as its box, for a menu on a phone. */
  look?: 'button' | 'row';
};

/** Opens what can be done with the link of a report. */
export function ShareButton({ calls, sentence, look = 'button' }: ShareButtonProps) {
  const t = useText(sharingMessages);
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        kind="ghost"
        block={look === 'row'}
        leftIcon={<Icon of={IconShare2} size={18} />}
        onClick={() => setOpened(true)}
      >
        {t('share')}
      </Button>
      <ShareDialog calls={calls} sentence={sentence} opened={opened} onClose={() => setOpened(false)} />
    </>
  );
}
