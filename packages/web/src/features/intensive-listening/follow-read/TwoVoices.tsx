import type { Sentence, SentencePaper } from '@ninefold/contract/intensive-listening';
import type { SentenceScore } from '@ninefold/contract/intensive-listening/score';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useText } from '#i18n/useText.ts';
import { barsOf } from '#practice/audio/peaks.ts';
import styles from '#practice/follow-read/FollowRead.module.css';
import { ownPeaks, stopOwn, useOwnVoice } from '#practice/follow-read/own-voice.ts';
import { readingMessages } from '#practice/follow-read/reading.messages.ts';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import wave from '../player/SentenceWave.module.css';
import { SentenceWave } from '../player/SentenceWave.tsx';
import type { SentencePlayer } from '../player/useSentencePlayer.ts';
import { barsPath } from '../player/wave-bars.ts';
import { DeleteReading } from './DeleteReading.tsx';

const BARS = 130;

type Props = {
  paper: SentencePaper;
  sentence: Sentence;
  player: SentencePlayer;
  score: SentenceScore | undefined;
  /** null: nothing may be heard now. */
  onPlayMine: (() => void) | null;
};

/** The model above, one's own reading below, on one time scale. */
export function TwoVoices({ paper, sentence, player, score, onPlayMine }: Props) {
  const t = useText(readingMessages);
  const model = sentence.end - sentence.start;
  const longest = Math.max(model, score?.seconds ?? 0);
  if (!paper.audio) return null;
  return (
    <div className={styles.voices}>
      <div className={styles.voice}>
        <span className={styles.who}>{t('model')}</span>
        <IconButton
          label={t(player.playing ? 'pauseModel' : 'playModel')}
          icon={<Icon of={player.playing ? IconPlayerPause : IconPlayerPlay} />}
          disabled={player.sound !== 'ready' || !onPlayMine}
          onClick={player.toggle}
        />
        <span className={styles.scale}>
          <span style={{ width: `${(model / longest) * 100}%` }}>
            <SentenceWave audio={paper.audio} sentence={sentence} clock={player.clock} onSeek={player.seek} />
          </span>
        </span>
        <span className={styles.long}>{model.toFixed(1)} s</span>
      </div>
      {score &&
        (score.file_url ? (
          <Mine key={score.id} score={score} share={score.seconds / longest} onPlay={onPlayMine} paperId={paper.id} />
        ) : (
          <p className={styles.gone}>{t('deleted')}</p>
        ))}
    </div>
  );
}

type MineProps = { score: SentenceScore; share: number; onPlay: Props['onPlayMine']; paperId: number };

function Mine({ score, share, onPlay, paperId }: MineProps) {
  const t = useText(readingMessages);
  const playing = useOwnVoice();
  const { data } = useQuery({
    queryKey: ['own-peaks', score.file_url],
    queryFn: () => ownPeaks(score.file_url),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <div className={styles.voice}>
      <span className={styles.who}>{t('mine')}</span>
      <IconButton
        label={t(playing ? 'stopVoice' : 'playMine')}
        icon={<Icon of={playing ? IconPlayerPause : IconPlayerPlay} />}
        disabled={!onPlay}
        onClick={() => (playing ? stopOwn() : onPlay?.())}
      />
      <span className={styles.scale}>
        <svg
          className={styles.own}
          style={{ width: `${share * 100}%` }}
          viewBox={`0 0 ${BARS * 4} 100`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d={barsPath(barsOf(data ?? [], BARS), BARS)} className={wave.played} />
        </svg>
      </span>
      <span className={styles.long}>{score.seconds.toFixed(1)} s</span>
      <DeleteReading recordingId={score.recording_id} paperId={paperId} disabled={!onPlay} />
    </div>
  );
}
