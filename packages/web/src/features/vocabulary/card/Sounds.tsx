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
      <OneSound word={word} accent="uk" ipa={word.uk_ipa} />
      <OneSound word={word} accent="us" ipa={word.us_ipa} />
    </p>
  );
}

function OneSound({ word, accent, ipa }: { word: Word; accent: Accent; ipa: string }) {
  const t = useText(roundMessages);
  const saying = sayingOf(word, accent, useVoices());
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
          onClick={() => void say(saying, word.name).catch(() => {})}
        />
      )}
    </span>
  );
}
