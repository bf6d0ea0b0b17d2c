import type { DrillOf } from '@ninefold/contract/mistakes/card';
import { useCallback, useEffect, useState } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import frame from '#practice/cards/CardFrame.module.css';
import { Stage } from '#practice/cards/Stage.tsx';
import { useShown } from '#practice/cards/shown.ts';
import type { ReadAloudKit } from '#practice/drill-kit.ts';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { Callout } from '#ui/states/Callout.tsx';
import { toast } from '#ui/states/toast.ts';
import { CardFooter } from '../drill/CardFooter.tsx';
import { CardHead } from '../drill/CardHead.tsx';
import type { CardViewProps } from '../drill/CardView.tsx';
import { useSendAnswer } from '../drill/useSendAnswer.ts';
import { dayOf, useDayText } from '../useDayText.ts';
import { Hear } from './Hear.tsx';
import styles from './Spoken.module.css';
import { SpokenResult } from './SpokenResult.tsx';
import { SpokenSentence } from './SpokenSentence.tsx';
import { spokenMessages } from './spoken.messages.ts';
import { useOnline } from './useOnline.ts';

type SpokenCardProps = Omit<CardViewProps, 'kits' | 'forms'> & { kit: ReadAloudKit; drill: DrillOf<'follow_read'> };

/** A sentence that is read aloud for one word. Whoever cannot speak now skips it, and it does not count as wrong. */
export function SpokenCard({ kit, drill, card, giver, phase, isLast, dispatch }: SpokenCardProps) {
  const t = useText(spokenMessages);
  const { language } = useLanguage();
  const day = useDayText();
  const shown = useShown();
  const online = useOnline();
  const send = useSendAnswer(card, giver, dispatch);
  const [asking, answered] = [phase.is === 'asking', phase.is === 'marked' ? phase.answered : null];
  const { id, place } = card;
  const { mutate } = send;
  const next = useCallback(() => dispatch({ type: 'next' }), [dispatch]);
  const scored = useCallback((recording: string) => mutate(recording), [mutate]);
  const skip = () => {
    toast.success(t('skipped'));
    dispatch({ type: 'skipped', card: id });
  };
  const when = { title: 'title' in place ? place.title[language] : '', day: day(dayOf(card.last_seen)) };
  useEffect(() => (shown ? kit.stop : undefined), [shown, kit]);
  return (
    <>
      <Stage names={{ 'data-card': drill.word }} onEnter={asking ? nothing : next} isAnswered={answered !== null}>
        <CardHead
          card={card}
          {...(place.source === 'reading' && { where: t('readOn', { ...when, n: place.order }) })}
        />
        <div className={styles.card}>
          <p className={styles.ask}>{t('ask')}</p>
          <SpokenSentence text={drill.text} word={drill.word} />
          {drill.tip && answered?.right !== 1 && <p className={styles.tip}>{drill.tip[language]}</p>}
          {asking && <Hear kit={kit} hear={drill.hear} />}
          {asking && !online && (
            <div data-offline>
              <Callout tone="warn" live>
                {t('offline')}
              </Callout>
            </div>
          )}
          {asking && shown && online && <Recorder kit={kit} drill={drill} onOpen={kit.stop} onScored={scored} />}
          {answered?.solution.form === 'follow_read' && (
            <SpokenResult kit={kit} right={answered.right === 1} solution={answered.solution} />
          )}
        </div>
      </Stage>
      {asking ? (
        <footer className={frame.footer}>
          <Button onClick={skip}>{t('skip')}</Button>
          <p className={cx(frame.says, styles.keys)}>{t('keys')}</p>
        </footer>
      ) : (
        <CardFooter
          {...{ phase, isLast, choice: null, canGive: false, busy: false }}
          {...{ onGive: nothing, onForgot: nothing, onNext: next }}
        />
      )}
    </>
  );
}

const nothing = () => {};

type RecorderProps = {
  kit: ReadAloudKit;
  drill: DrillOf<'follow_read'>;
  onOpen: () => void;
  onScored: (recording: string) => void;
};

/** One scored reading is one answer, however often the page is drawn. */
function Recorder({ kit: { Recorders }, drill: { of, text }, onOpen, onScored }: RecorderProps) {
  const [{ told }] = useState(() => ({ told: new Set<string>() }));
  const once = useCallback(
    (recording: string) => {
      if (told.has(recording)) return;
      told.add(recording);
      onScored(recording);
    },
    [told, onScored],
  );
  const common = { text, onOpen, onScored: once };
  return of.skill === 'listening' ? (
    <Recorders.listening of={of} {...common} />
  ) : (
    <Recorders.speaking of={of} {...common} />
  );
}
