import {
  IconPlayerPause,
  IconPlayerPlay,
  IconPlayerSkipBack,
  IconPlayerSkipForward,
  IconRefresh,
  IconRepeat,
  IconRepeatOnce,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { MenuSelect } from '#ui/forms/MenuSelect.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Kbd } from '#ui/Kbd.tsx';
import { intensiveMessages } from '../intensive.messages.ts';
import { RATES, setListening, useListening } from './display.ts';
import styles from './PlayerFooter.module.css';
import type { SentencePlayer } from './useSentencePlayer.ts';

/** What is played, how often and how fast. */
export function PlayerFooter({ player }: { player: SentencePlayer }) {
  const t = useText(intensiveMessages);
  const { state, dispatch } = player;
  return (
    <footer className={styles.footer}>
      <div className={styles.ways}>
        <Toggle on={state.loops} icon={IconRepeatOnce} onPress={() => dispatch({ type: 'loop_pressed' })}>
          {t('loop')}
        </Toggle>
        <Toggle on={state.stretch !== null} icon={IconRepeat} onPress={() => dispatch({ type: 'stretch_pressed' })}>
          {stretchWords()}
        </Toggle>
        <Toggle on={state.goesOn} icon={null} onPress={() => dispatch({ type: 'go_on_pressed' })}>
          {t('goOn')}
        </Toggle>
        <Speed />
      </div>
      <Transport player={player} />
      <p className={styles.keys}>
        <Kbd>{t('keySpace')}</Kbd> {t('keyPlay')} <Kbd>←</Kbd> <Kbd>→</Kbd> {t('keyTurn')} <Kbd>R</Kbd> {t('keyReplay')}{' '}
        <Kbd>H</Kbd> {t('keyText')} <Kbd>L</Kbd> {t('keyLoop')}
      </p>
      <span className="nf-sr-only" role="status">
        {state.stretch && stretchWords()}
      </span>
    </footer>
  );

  function stretchWords(): string {
    if (!state.stretch) return t('stretch');
    const { from, to } = state.stretch;
    return to === null ? t('stretchFrom', { from }) : t('stretchOf', { from, to });
  }
}

/** Sentence by sentence: back, play, again, on. */
type TransportProps = { player: SentencePlayer; disabled?: boolean; middle?: ReactNode };

export function Transport({ player, disabled = false, middle }: TransportProps) {
  const t = useText(intensiveMessages);
  const { playing, state } = player;
  const waits = disabled || player.sound !== 'ready';
  return (
    <div className={styles.transport}>
      <IconButton
        bordered
        label={t('previous')}
        icon={<Icon of={IconPlayerSkipBack} />}
        disabled={disabled}
        onClick={() => player.goTo(state.order - 1, playing)}
      />
      <IconButton
        bordered
        className={cx(!middle && styles.play)}
        label={t(playing ? 'pause' : 'play')}
        icon={<Icon of={playing ? IconPlayerPause : IconPlayerPlay} />}
        disabled={waits}
        onClick={player.toggle}
      />
      {middle}
      <IconButton
        bordered
        label={t('replay')}
        icon={<Icon of={IconRefresh} />}
        disabled={waits}
        onClick={player.replay}
      />
      <IconButton
        bordered
        label={t('next')}
        icon={<Icon of={IconPlayerSkipForward} />}
        disabled={disabled}
        onClick={() => player.goTo(state.order + 1, playing)}
      />
    </div>
  );
}

export function Speed() {
  const t = useText(intensiveMessages);
  const { rate } = useListening();
  return (
    <MenuSelect
      label={t('speed')}
      value={rate}
      choices={RATES.map((one) => ({ value: one, label: `${one}×` }))}
      onChange={(next) => setListening({ rate: next })}
    />
  );
}

type ToggleProps = { on: boolean; icon: typeof IconRepeat | null; onPress: () => void; children: ReactNode };

function Toggle({ on, icon, onPress, children }: ToggleProps) {
  return (
    <Button
      size="sm"
      kind={on ? 'soft' : 'secondary'}
      aria-pressed={on}
      leftIcon={icon && <Icon of={icon} size={16} />}
      onClick={onPress}
    >
      {children}
    </Button>
  );
}
