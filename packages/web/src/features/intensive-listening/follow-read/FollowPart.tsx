import type { SentencePaper } from '@ninefold/contract/intensive-listening';
import type { SentenceScore } from '@ninefold/contract/intensive-listening/score';
import { useEffect, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import type { Recorder } from '#platform/recorder/recorder.ts';
import styles from '#practice/follow-read/FollowRead.module.css';
import { playOwn, stopOwn } from '#practice/follow-read/own-voice.ts';
import { LevelMeter, RecordButton } from '#practice/follow-read/RecordBar.tsx';
import { readingMessages } from '#practice/follow-read/reading.messages.ts';
import { ScoredWords } from '#practice/follow-read/ScoredWords.tsx';
import { WordDetail } from '#practice/follow-read/WordDetail.tsx';
import { MicrophoneChoice } from '#practice/microphone/MicrophoneChoice.tsx';
import { useWordTools } from '#practice/word-tools/word-tools.ts';
import { Kbd } from '#ui/Kbd.tsx';
import { toast } from '#ui/states/toast.ts';
import { intensiveMessages } from '../intensive.messages.ts';
import listen from '../player/Listen.module.css';
import footer from '../player/PlayerFooter.module.css';
import { Speed, Transport } from '../player/PlayerFooter.tsx';
import { useSentenceKeys } from '../player/useSentenceKeys.ts';
import type { SentencePlayer } from '../player/useSentencePlayer.ts';
import { ReadingState } from './ReadingState.tsx';
import { ScoreFacts } from './ScoreFacts.tsx';
import { SectionResult } from './SectionResult.tsx';
import { TwoVoices } from './TwoVoices.tsx';
import { UnclearInBook } from './UnclearInBook.tsx';
import { type Reading, useReading } from './useReading.ts';

type Props = {
  paper: SentencePaper;
  player: SentencePlayer;
  scores: readonly SentenceScore[];
  /** Tests bring their own. */
  recorder?: Recorder;
};

/** One sentence: heard, read aloud, and compared. */
export function FollowPart({ paper, player, scores, recorder }: Props) {
  const t = useText(readingMessages);
  const words = useText(intensiveMessages);
  const reading = useReading(paper, recorder);
  const { order } = player.state;
  const score = scores.find((one) => one.order === order);
  const sentence = paper.content.find((one) => one.order === order);
  const on = reading.phase === 'recording';
  const idle = reading.phase === 'ready';
  const most = sentence ? Math.min(55, (sentence.end - sentence.start) * 3 + 6) : 20;
  const record = () => {
    player.pause();
    stopOwn();
    reading.start(order, most);
  };
  const turn = (to: number) => idle && player.goTo(to);
  // One voice at a time, and none while the microphone is open.
  const playMine = (from?: number, to?: number) => {
    if (!idle || !score?.file_url) return;
    player.pause();
    void playOwn(score.file_url, from, to).catch(() => toast.error(t('playFailed')));
  };
  useEffect(() => {
    if (player.playing) stopOwn();
  }, [player.playing]);
  useSentenceKeys({
    Space: () => idle && player.toggle(),
    KeyR: () => (on ? reading.stop() : idle && record()),
    ...(on && { Escape: reading.cancel }),
    KeyM: () => playMine(),
    ArrowLeft: () => turn(order - 1),
    ArrowRight: () => turn(order + 1),
  });
  if (!sentence) return null;
  return (
    <div className={listen.part}>
      <div className={listen.stage} id="intensive-panel" role="tabpanel" aria-label={words('read')}>
        <Read
          key={`${order} ${score?.id ?? 0}`}
          sentence={sentence.content}
          order={order}
          score={score}
          onPlay={idle ? playMine : null}
        />
        <ReadingState reading={reading} score={score} order={order} />
        <TwoVoices
          paper={paper}
          sentence={sentence}
          player={player}
          score={score}
          onPlayMine={idle ? playMine : null}
        />
        {score?.state !== undefined && score.state !== 'waiting' && <ScoreFacts score={score} />}
        {score?.state === 'scored' && <UnclearInBook score={score} />}
        <SectionResult scores={scores} all={paper.content.length} onGo={idle ? turn : null} />
      </div>
      <Footer player={player} reading={reading} onRecord={record} />
    </div>
  );
}

type ReadProps = {
  sentence: string;
  order: number;
  score: SentenceScore | undefined;
  onPlay: ((from: number, to: number) => void) | null;
};

function Read({ sentence, order, score, onPlay }: ReadProps) {
  const t = useText(readingMessages);
  const words = useText(intensiveMessages);
  const tools = useWordTools();
  const [chosen, setChosen] = useState<number | null>(null);
  const scored = score?.state === 'scored' && score.assessed === 1;
  if (!scored) {
    const plain = (
      <p className={styles.plain} lang="en">
        {sentence}
      </p>
    );
    return (
      <>
        <p className={styles.legend}>{t('leadNew', { n: order })}</p>
        {tools ? (
          <tools.Area id="intensive-reading" label={words('sentences')}>
            {plain}
          </tools.Area>
        ) : (
          plain
        )}
      </>
    );
  }
  return (
    <>
      <div className={styles.legend}>
        <span>{t('lead', { n: order })}</span>
        <span className={styles.keys}>
          {(['good', 'fair', 'poor'] as const).map((level) => (
            <span key={level} className={`${styles.key} ${styles[level]}`}>
              <span className={styles.line} /> {t(level)}
            </span>
          ))}
        </span>
      </div>
      <ScoredWords score={score} chosen={chosen} onChosen={setChosen} />
      {chosen !== null && <WordDetail score={score} place={chosen} onPlay={onPlay} />}
    </>
  );
}

type FooterProps = { player: SentencePlayer; reading: Reading; onRecord: () => void };

function Footer({ player, reading, onRecord }: FooterProps) {
  const t = useText(readingMessages);
  const words = useText(intensiveMessages);
  return (
    <footer className={footer.footer}>
      <div className={footer.ways}>
        <LevelMeter reading={reading} />
        {reading.phase !== 'recording' && (
          <>
            <Speed />
            <MicrophoneChoice label={t('microphone')} phase={reading.phase} />
          </>
        )}
      </div>
      <Transport
        player={player}
        disabled={reading.phase !== 'ready'}
        middle={<RecordButton reading={reading} onStart={onRecord} />}
      />
      <p className={footer.keys}>
        <Kbd>{words('keySpace')}</Kbd> {words('keyPlay')} <Kbd>R</Kbd> {t('keyRecord')} <Kbd>M</Kbd> {t('keyMine')}{' '}
        <Kbd>←</Kbd> <Kbd>→</Kbd> {words('keyTurn')}
      </p>
    </footer>
  );
}
