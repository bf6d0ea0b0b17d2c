import { IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { toast } from '#ui/states/toast.ts';
import { playAnswer, stopAnswer, useAnswerPlaying } from './own-voice.ts';

type Props = { url: string; words: { play: string; stop: string; failed: string } };

/** Plays one's own answer, and stops it. */
export function PlayAnswer({ url, words }: Props) {
  const playing = useAnswerPlaying(url);
  function toggle() {
    if (playing) stopAnswer();
    else void playAnswer(url).catch(() => toast.error(words.failed));
  }
  return (
    <Button kind="ghost" leftIcon={<Icon of={playing ? IconPlayerStop : IconPlayerPlay} size={18} />} onClick={toggle}>
      {playing ? words.stop : words.play}
    </Button>
  );
}
