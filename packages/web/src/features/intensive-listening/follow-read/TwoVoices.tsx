import type { Sentence, SentencePaper } from '@ninefold/contract/intensive-listening';
import type { SentenceScore } from '@ninefold/contract/intensive-listening/score';
import { IconPlayerPause, IconPlayerPlay, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { barsOf } from '#practice/audio/peaks.ts';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { toast } from '#ui/states/toast.ts';
import { intensiveQueries } from '../intensive.queries.ts';
import wave from '../player/SentenceWave.module.css';
import { SentenceWave } from '../player/SentenceWave.tsx';
import type { SentencePlayer } from '../player/useSentencePlayer.ts';
import { barsPath } from '../player/wave-bars.ts';
import styles from './FollowRead.module.css';
import { ownPeaks, playOwn, stopOwn, useOwnVoice } from './own-voice.ts';
import { readingMessages } from './reading.messages.ts';

const BARS = 130;

type Props = { paper: SentencePaper; sentence: Sentence; player: SentencePlayer; score: SentenceScore | undefined };

/** The model above, one's own reading below, on one time scale. */
export function TwoVoices({ paper, sentence, player, score }: Props) {
  const t = useText(readingMessages);
  const model = sentence.end - sentence.start;
  const longest = Math.max(model, score?.seconds ?? 0);
  if (!paper.audio) return null;
  return (
    <div className={styles.voices}>
      <div className={styles.voice}>
        <span className={styles.who}>{t('model')}</span>
        <IconButton
          label={t('playModel')}
          icon={<Icon of={player.playing ? IconPlayerPause : IconPlayerPlay} />}
          disabled={player.sound !== 'ready'}
          onClick={() => {
            stopOwn();
            player.toggle();
          }}
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
          <Mine score={score} share={score.seconds / longest} onPlay={player.pause} paperId={paper.id} />
        ) : (
          <p className={styles.gone}>{t('deleted')}</p>
        ))}
    </div>
  );
}

type MineProps = { score: SentenceScore; share: number; onPlay: () => void; paperId: number };

function Mine({ score, share, onPlay, paperId }: MineProps) {
  const t = useText(readingMessages);
  const client = useQueryClient();
  const playing = useOwnVoice();
  const { data } = useQuery({
    queryKey: ['own-peaks', score.file_url],
    queryFn: () => ownPeaks(score.file_url),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const remove = useMutation({
    mutationFn: () => api.recording.remove({ id: score.recording_id }),
    onSuccess: () => client.invalidateQueries(intensiveQueries.scores(paperId)),
    onError: ({ message }) => toast.error(message || t('removeFailed')),
  });
  function toggle() {
    onPlay();
    if (playing) stopOwn();
    else void playOwn(score.file_url).catch(() => toast.error(t('playFailed')));
  }
  return (
    <div className={styles.voice}>
      <span className={styles.who}>{t('mine')}</span>
      <IconButton
        label={t(playing ? 'stopVoice' : 'playMine')}
        icon={<Icon of={playing ? IconPlayerPause : IconPlayerPlay} />}
        onClick={toggle}
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
      <IconButton
        size="sm"
        label={t('remove')}
        icon={<Icon of={IconTrash} size={16} />}
        disabled={remove.isPending}
        onClick={() => remove.mutate()}
      />
    </div>
  );
}
