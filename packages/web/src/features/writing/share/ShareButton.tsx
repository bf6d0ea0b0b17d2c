import { IconShare2 } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ShareDialog } from './ShareDialog.tsx';
import { shareMessages } from './share.messages.ts';

/** Opens what can be done with the link of a scored draft. `look="row"`: as wide as its box, for a menu on a phone. */
export function ShareButton({ recordId, look = 'button' }: { recordId: number; look?: 'button' | 'row' }) {
  const t = useText(shareMessages);
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
      <ShareDialog recordId={recordId} opened={opened} onClose={() => setOpened(false)} />
    </>
  );
}
