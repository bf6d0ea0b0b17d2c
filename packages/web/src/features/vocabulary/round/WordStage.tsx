import type { WordCard } from '@ninefold/contract/vocabulary/learning';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { afterPaint } from '#navigation/after-paint.ts';
import { useShown } from '#practice/cards/shown.ts';
import { focusLater } from '#practice/cards/useArrival.ts';
import { prepareClip } from '../sound/say-word.ts';
import styles from './RoundPage.module.css';
import { type CardKeys, useCardKeys } from './useCardKeys.ts';

type WordStageProps = {
  asked: WordCard;
  keys: CardKeys;
  /** It is heard as soon as it may be. */
  playsNow: boolean;
  following: WordCard | undefined;
  /** Since when the learner has had it before them. */
  shownAt: RefObject<number>;
  children: ReactNode;
};

/** Where a word stands. When it is shown or left this alone is drawn again, and nothing inside it. */
export function WordStage({ asked, keys, playsNow, following, shownAt, children }: WordStageProps) {
  const atHand = useShown();
  const stage = useRef<HTMLElement>(null);
  const { shown, typed } = keys;
  useCardKeys(keys, atHand);
  useEffect(() => {
    if (atHand) shownAt.current = performance.now();
  }, [atHand, shownAt]);
  useHeard(atHand && playsNow, keys.onHear);
  useEffect(() => {
    if (!atHand || !following) return;
    const { uk_audio, us_audio } = following.word;
    afterPaint(() => [uk_audio, us_audio].filter(Boolean).forEach(prepareClip));
  }, [atHand, following]);
  useEffect(() => {
    if (!atHand) return;
    window.scrollTo({ top: 0 });
    if (shown || !typed) return focusLater(stage);
  }, [atHand, shown, typed]);
  const names = atHand && { 'data-word': asked.word.name, 'data-form': asked.form };
  return (
    <main className={styles.stage} ref={stage} tabIndex={-1} {...names}>
      {children}
    </main>
  );
}

/** Playing takes longer than drawing the card, so the card is painted first. */
function useHeard(now: boolean, hear: () => void): void {
  const latest = useRef(hear);
  latest.current = hear;
  useEffect(() => {
    if (!now) return;
    let left = false;
    afterPaint(() => left || latest.current());
    return () => {
      left = true;
    };
  }, [now]);
}
