import { IconVolume } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { roundMessages } from '../round.messages.ts';
import { say, sayingOfSentence } from '../sound/say-word.ts';
import { useVoices } from '../sound/useVoices.ts';

/** The sentence read aloud: its clip, else the browser's voice, else no button. */
export function ExampleSound({ sentence }: { sentence: { en: string; audio?: string | undefined } }) {
  const t = useText(roundMessages);
  const saying = sayingOfSentence(sentence.audio, useVoices());
  if (!saying) return null;
  return (
    <IconButton
      size="sm"
      label={t('playExample')}
      icon={<Icon of={IconVolume} size={18} />}
      onClick={() => void say(saying, sentence.en).catch(() => {})}
    />
  );
}
