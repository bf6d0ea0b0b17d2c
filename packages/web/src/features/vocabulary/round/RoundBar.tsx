import { IconArrowBackUp, IconKeyboard, IconSettings, IconX } from '@tabler/icons-react';
import { memo, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { useBreakpoint } from '#platform/breakpoints.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { SegmentedSwitch } from '#ui/forms/SegmentedSwitch.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Popover } from '#ui/overlay/Popover.tsx';
import { roundMessages } from '../round.messages.ts';
import type { AutoPlay } from '../sound/accent-setting.ts';
import type { Which } from '../vocabulary.queries.ts';
import styles from './RoundPage.module.css';

const Leave = linkAs(ButtonLink);

type RoundBarProps = {
  which: Which;
  done: number;
  all: number;
  canUndo: boolean;
  onUndo: () => void;
  autoPlay: AutoPlay;
  onAutoPlay: (next: AutoPlay) => void;
};

/** The way out, how far it is, and the few tools. */
export function RoundBar({ which, done, all, canUndo, onUndo, autoPlay, onAutoPlay }: RoundBarProps) {
  const t = useText(roundMessages);
  const narrow = useBreakpoint() === 'mobile';
  return (
    <header className={styles.bar}>
      <WayOut which={which} narrow={narrow} />
      <div className={styles.progress}>
        <span className={styles.track} aria-hidden="true">
          <span className={styles.fill} style={{ transform: `scaleX(${all === 0 ? 0 : done / all})` }} />
        </span>
        <span className={styles.count}>{t('count', { at: done, all })}</span>
      </div>
      <div className={styles.tools}>
        <Undo canUndo={canUndo} onUndo={onUndo} />
        {!narrow && <KeysHint />}
        <SoundSetting autoPlay={autoPlay} onAutoPlay={onAutoPlay} />
      </div>
    </header>
  );
}

// What the next card does not change is not drawn again with it: only the way done is new.
const WayOut = memo(function WayOut({ which, narrow }: { which: Which; narrow: boolean }) {
  const t = useText(roundMessages);
  return (
    <div className={styles.begin}>
      <Leave kind="ghost" to="/words" aria-label={t('leave')} className={styles.leave}>
        <Icon of={IconX} />
      </Leave>
      {!narrow && <b>{t(which)}</b>}
    </div>
  );
});

const Undo = memo(function Undo({ canUndo, onUndo }: Pick<RoundBarProps, 'canUndo' | 'onUndo'>) {
  const t = useText(roundMessages);
  return (
    <IconButton
      label={t('undo')}
      icon={<Icon of={IconArrowBackUp} />}
      aria-keyshortcuts="z"
      disabled={!canUndo}
      onClick={onUndo}
    />
  );
});

const KeysHint = memo(function KeysHint() {
  const t = useText(roundMessages);
  const [open, setOpen] = useState(false);
  return (
    <Popover
      opened={open}
      onChange={setOpen}
      label={t('keys')}
      position="bottom"
      target={(opener) => <IconButton {...opener} label={t('keys')} icon={<Icon of={IconKeyboard} />} />}
    >
      <p className={styles.popover}>{t('keys')}</p>
    </Popover>
  );
});

const SoundSetting = memo(function SoundSetting({
  autoPlay,
  onAutoPlay,
}: Pick<RoundBarProps, 'autoPlay' | 'onAutoPlay'>) {
  const t = useText(roundMessages);
  const [open, setOpen] = useState(false);
  return (
    <Popover
      opened={open}
      onChange={setOpen}
      label={t('settings')}
      position="bottom"
      target={(opener) => <IconButton {...opener} label={t('settings')} icon={<Icon of={IconSettings} />} />}
    >
      <div className={styles.popover}>
        <p>{t('accent')}</p>
        <SegmentedSwitch
          label={t('accent')}
          value={autoPlay}
          onChange={onAutoPlay}
          segments={[
            { value: 'uk', label: t('accentUk') },
            { value: 'us', label: t('accentUs') },
            { value: 'off', label: t('accentOff') },
          ]}
        />
      </div>
    </Popover>
  );
});
