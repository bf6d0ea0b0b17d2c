import { IconVolume } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { toast } from '#ui/states/toast.ts';
import { lookUpMessages } from './look-up.messages.ts';
import styles from './WordView.module.css';

type SoundProps = { accent: 'uk' | 'us'; ipa: string; clip: string };

/** The pronunciation, and a button if there is a recording of it. */
export function Sound({ accent, ipa, clip }: SoundProps) {
  const t = useText(lookUpMessages);
  if (ipa === '' && clip === '') return null;

  // An audio element of its own, so that the recording of a section keeps its place.
  const play = () => void new Audio(clip).play().catch(() => toast.error(t('playFailed')));
  return (
    <span className={styles.sound}>
      <span className={styles.accent}>{t(accent)}</span>
      <span className={styles.ipa} lang="en-fonipa">
        {ipa}
      </span>
      {clip !== '' && (
        <IconButton
          size="sm"
          label={t(accent === 'uk' ? 'playUk' : 'playUs')}
          icon={<Icon of={IconVolume} size={18} />}
          onClick={play}
        />
      )}
    </span>
  );
}
