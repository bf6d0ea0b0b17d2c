import { IconVolume } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { toast } from '#ui/states/toast.ts';
import { lessonMessages } from '../lesson.messages.ts';

type HearProps = { sound: { url: string; from?: number | undefined; to?: number | undefined } };

/** A stretch of a recording, as often as it is wanted. */
export function HearPiece({ sound: { url, from = 0, to } }: HearProps) {
  const t = useText(lessonMessages);
  const voice = useRef<HTMLAudioElement | null>(null);
  const [played, setPlayed] = useState(false);
  useEffect(() => () => voice.current?.pause(), []);
  const play = () => {
    voice.current ??= new Audio(url);
    const own = voice.current;
    own.currentTime = from;
    own.ontimeupdate = () => {
      if (to !== undefined && own.currentTime >= to) own.pause();
    };
    setPlayed(true);
    void own.play().catch((error: Error) => error.name !== 'AbortError' && toast.error(t('mediaFailed')));
  };
  return (
    <p>
      <Button leftIcon={<Icon of={IconVolume} size={18} />} onClick={play}>
        {t(played ? 'hearAgain' : 'hear')}
      </Button>
    </p>
  );
}
