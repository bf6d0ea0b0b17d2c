import type { ItemSound } from '@ninefold/contract/training/item';
import { IconVolume } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { toast } from '#ui/states/toast.ts';
import { itemMessages } from './items.messages.ts';
import { playSound, prepareSound, stopSound } from './play-sound.ts';

/** What is heard, as often as it is wanted: training is no exam. */
export function Hear({ sound }: { sound: ItemSound }) {
  const t = useText(itemMessages);
  const [played, setPlayed] = useState(false);
  useEffect(() => {
    void prepareSound(sound).catch(() => {});
    return stopSound;
  }, [sound]);
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
