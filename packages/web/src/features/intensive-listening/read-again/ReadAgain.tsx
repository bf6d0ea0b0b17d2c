import { useEffect, useState } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { useCardKeys } from '#practice/cards/useCardKeys.ts';
import type { RecorderProps } from '#practice/drill-kit.ts';
import { LevelMeter, RecordButton } from '#practice/follow-read/RecordBar.tsx';
import { readingMessages } from '#practice/follow-read/reading.messages.ts';
import { MicrophoneChoice } from '#practice/microphone/MicrophoneChoice.tsx';
import { Callout } from '#ui/states/Callout.tsx';
import { ReadingState } from '../follow-read/ReadingState.tsx';
import { useReading } from '../follow-read/useReading.ts';
import { useScores } from '../follow-read/useScores.ts';
import styles from './ReadAgain.module.css';

/** The longest a sentence takes that is read slowly. */
const secondsFor = (text: string): number => Math.min(55, text.split(/\s+/).length + 8);

/** One sentence of a section read aloud on a card: recorded, sent and scored as in follow-read. */
export function ReadAgain({ of: { paper_id, order }, text, onOpen, onScored }: RecorderProps<'listening'>) {
  const t = useText(readingMessages);
  const { language } = useLanguage();
  const reading = useReading({ id: paper_id }, undefined, true);
  // What was read before is not asked for: only what is recorded here answers the card.
  const last = useScores(paper_id, false).find((one) => one.order === order);
  const [before, setBefore] = useState<number | null>(null);
  const score = before !== null && last?.id !== before ? last : undefined;
  const isScored = score?.state === 'scored' && score.assessed === 1;
  const recording = isScored ? String(score.recording_id) : null;
  useEffect(() => {
    if (recording !== null) onScored(recording);
  }, [recording, onScored]);
  const record = () => {
    onOpen();
    setBefore(last?.id ?? 0);
    reading.start(order, secondsFor(text));
  };
  const isWaiting = score?.state === 'waiting' || isScored;
  const [on, idle] = [reading.phase === 'recording', reading.phase === 'ready' && !isWaiting];
  useCardKeys({ KeyR: () => (on ? reading.stop() : idle && record()), ...(on && { Escape: reading.cancel }) });
  return (
    <div className={styles.recorder}>
      <div className={styles.bar}>
        {!isWaiting && <RecordButton reading={reading} onStart={record} />}
        <LevelMeter reading={reading} />
        {idle && <MicrophoneChoice label={t('microphone')} phase={reading.phase} />}
      </div>
      <ReadingState reading={reading} score={score} order={order} />
      {score && score.state !== 'waiting' && score.assessed === 0 && (
        <div data-not-assessed={score.reason}>
          <Callout tone="warn" live>
            <b>{t('notAssessed')}</b> {score.why?.[language]}
          </Callout>
        </div>
      )}
    </div>
  );
}
