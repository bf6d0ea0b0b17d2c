import { IconEar, IconHourglass, IconPlayerPlay } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Announcement } from './Announcement.tsx';
import type { ExamAudioState } from './audio/exam-audio.ts';
import styles from './Listening.module.css';
import { listeningMessages } from './listening.messages.ts';
import { VolumeSlider } from './VolumeSlider.tsx';

/** What the recording is doing, and its volume. A test offers nothing else to press. */
export function ExamStrip({ state, onPress }: { state: ExamAudioState; onPress: () => void }) {
  const t = useText(listeningMessages);
  const heard = state.phase !== 'over' && (state.step.kind === 'play' || state.step.kind === 'say');
  const line = state.phase !== 'over' && state.step.kind === 'say' ? state.step : null;
  // What can be heard needs no other words, and a screen reader would speak over it.
  const isSaid = line !== null && state.phase !== 'away' && state.phase !== 'press';
  return (
    <section className={styles.strip} aria-label={t('recording')}>
      <span className={styles.state}>
        <Icon of={heard ? IconEar : IconHourglass} size={18} />
        {/* The countdown is hidden from screen readers, which announce the step once, when it begins. */}
        {!isSaid && <span aria-hidden="true">{words()}</span>}
        <span className="nf-sr-only" role="status">
          {isSaid ? '' : sentence()}
        </span>
        {line && <Announcement line={line} />}
      </span>
      {state.phase === 'press' && (
        <Button kind="primary" size="sm" leftIcon={<Icon of={IconPlayerPlay} size={18} />} onClick={onPress}>
          {t('goOnListening')}
        </Button>
      )}
      <VolumeSlider label={t('volume')} />
    </section>
  );

  function words(): string {
    if (state.phase === 'over') return t('recordingOver');
    const { step } = state;
    const seconds = Math.ceil(state.left);
    if (step.kind === 'read') return t('readQuestions', { from: step.from, to: step.to, seconds });
    if (step.kind === 'rest') return t('restAnswers', { part: step.part + 1, seconds });
    if (step.kind === 'check') return t('checkAnswers', { seconds });
    return sentence();
  }

  function sentence(): string {
    if (state.phase === 'over') return t('recordingOver');
    const { step } = state;
    if (step.kind === 'read') return t('readNow', { from: step.from, to: step.to });
    if (step.kind === 'rest') return t('restNow', { part: step.part + 1 });
    if (step.kind === 'check') return t('checkNow');
    if (state.phase === 'away') return t('recordingAway');
    if (state.phase === 'loading') return t('recordingLoading');
    if (state.phase === 'press') return t('recordingPress');
    return t('recordingPlays', { part: step.part + 1 });
  }
}
