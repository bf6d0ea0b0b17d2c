import type { Word } from '@ninefold/contract/vocabulary';
import { IconVolume } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { roundMessages } from '../round.messages.ts';
import { type Accent, say, sayingOf } from '../sound/say-word.ts';
import { useVoices } from '../sound/useVoices.ts';
import styles from './CardFace.module.css';

/** Both pronunciations, each with a button where it can be heard. */
export function Sounds({ word }: { word: Word }) {
  return (
    <p className={styles.sounds}>
      <OneSound of={word} name={word.name} accent="uk" />
      <OneSound of={word} name={word.name} accent="us" />
    </p>
  );
}

/** Of a sense that sounds different; a browser's own voice would not know which sense is meant. */
export function SenseSounds({ of }: { of: Sounding }) {
  return (
    <span className={styles.sounds}>
      <OneSound of={of} accent="uk" />
      <OneSound of={of} accent="us" />
    </span>
  );
}

type Sounding = Pick<Word, 'uk_ipa' | 'us_ipa' | 'uk_audio' | 'us_audio'>;
const NO_VOICES: readonly SpeechSynthesisVoice[] = [];

function OneSound({ of, name = '', accent }: { of: Sounding; name?: string; accent: Accent }) {
  const t = useText(roundMessages);
  const voices = useVoices();
  const saying = sayingOf(of, accent, name === '' ? NO_VOICES : voices);
  const ipa = accent === 'uk' ? of.uk_ipa : of.us_ipa;
  if (ipa === '' && !saying) return null;
  return (
    <span className={styles.sound}>
      <span className={styles.accent}>{t(accent)}</span>
      <span lang="en-fonipa">{ipa}</span>
      {saying && (
        <IconButton
          size="sm"
          label={t(accent === 'uk' ? 'playUk' : 'playUs')}
          icon={<Icon of={IconVolume} size={18} />}
          onClick={() => void say(saying, name).catch(() => {})}
        />
      )}
    </span>
  );
}
