import type { ExerciseOf } from '@ninefold/contract/training/item';
import { useEffect, useRef } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import type { Recorder } from '#platform/recorder/recorder.ts';
import { useShown } from '#practice/cards/shown.ts';
import { LevelMeter, RecordButton } from '#practice/follow-read/RecordBar.tsx';
import { readingMessages } from '#practice/follow-read/reading.messages.ts';
import { Callout } from '#ui/states/Callout.tsx';
import items from '../items/Items.module.css';
import { textOf } from '../items/item-value.ts';
import type { ItemViewProps } from '../items/item-views.ts';
import { itemMessages } from '../items/items.messages.ts';
import { stopSound } from '../items/play-sound.ts';
import styles from './Say.module.css';
import { type Said, useSay } from './useSay.ts';

/** Tests bring their own microphone. */
type Props = ItemViewProps<ExerciseOf<'say'>> & { recorder?: Recorder };

/** A sentence to be read aloud. What was read and scored is given by itself: there is nothing else to press. */
export function SayItem({ exercise, value, onChange, onGive, readOnly, recorder }: Props) {
  const t = useText(itemMessages);
  const said = useSay(exercise, readOnly, recorder);
  const shown = useShown();
  const { reading, phase } = said;
  const read = reading && reading.state !== 'waiting' && reading.assessed === 1 ? String(reading.id) : '';
  useEffect(() => {
    if (read !== '') onChange(read);
  }, [read, onChange]);
  const given = textOf(value);
  const give = useRef(onGive);
  useEffect(() => {
    give.current = onGive;
  });
  useEffect(() => {
    if (given !== '') give.current();
  }, [given]);

  const press = () => {
    stopSound();
    if (phase === 'recording') said.stop();
    else said.start();
  };
  useEffect(() => {
    if (!shown || readOnly) return;
    const onKey = (event: KeyboardEvent) => {
      const typing = event.target instanceof Element && event.target.closest('input, textarea');
      if (event.code !== 'KeyR' || event.repeat || typing || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      press();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
  return (
    <>
      <p className={items.sentence} lang="en">
        {exercise.text}
      </p>
      <p className={styles.zh} lang="zh-CN">
        {exercise.zh}
      </p>
      {!readOnly && (
        <div className={styles.record}>
          <RecordButton reading={said} onStart={press} />
          <LevelMeter reading={said} />
          {phase === 'ready' && <span className={styles.keys}>{t('sayKeys')}</span>}
        </div>
      )}
      <SaidState said={said} />
    </>
  );
}

/** What goes on with the reading: what the browser asks, what is sent, who comes first, why it has no score. */
function SaidState({ said: { trouble, phase, kept, reading } }: { said: Said }) {
  const t = useText(readingMessages);
  const items = useText(itemMessages);
  const { language } = useLanguage();
  if (trouble)
    return (
      <div data-trouble={trouble}>
        <Callout tone="warn" live>
          <b>{t(trouble)}</b> {t(`${trouble}Sentence`)} {items('sayWayOn')}
        </Callout>
      </div>
    );
  if (reading && reading.state !== 'waiting' && reading.assessed === 0)
    return (
      <div data-not-assessed={reading.reason}>
        <Callout tone="warn" live>
          <b>{t('notAssessed')}</b> {reading.why?.[language]}
        </Callout>
      </div>
    );
  const says = words();
  return (
    <p className={styles.keys} role="status" hidden={says === ''}>
      {says}
    </p>
  );

  function words(): string {
    if (phase === 'asking') return t('asking');
    if (phase === 'sending') return t('sending');
    if (kept) return items('sayKept');
    if (reading?.state !== 'waiting' || !reading.queue) return '';
    const { ahead, seconds } = reading.queue;
    return ahead > 0 ? t('queued', { ahead, seconds }) : t('scoring', { seconds: Math.max(1, seconds) });
  }
}
