import type { ItemSound } from '@ninefold/contract/training/item';
import { IconVolume } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { useShown } from '#practice/cards/shown.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { toast } from '#ui/states/toast.ts';
import { itemMessages } from './items.messages.ts';
import { playSound, prepareSound, stopSound } from './play-sound.ts';

/** What is heard, as often as it is wanted: training is no exam. */
export function Hear({ sound }: { sound: ItemSound }) {
  const t = useText(itemMessages);
  const [played, setPlayed] = useState(false);
  const shown = useShown();
  useEffect(() => void prepareSound(sound).catch(() => {}), [sound]);
  useEffect(() => (shown ? stopSound : undefined), [shown]);
  const play = () => {
    setPlayed(true);
    void playSound(sound).catch(() => toast.error(t('hearFailed')));
  };
  return (
    <p>
      <Button leftIcon={<Icon of={IconVolume} size={18} />} onClick={play}>
        {t(played ? 'hearAgain' : 'hear')}
      </Button>
    </p>
  );
}
