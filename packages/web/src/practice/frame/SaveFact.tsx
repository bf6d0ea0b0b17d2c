import { secondsOf } from '@ninefold/core/time/seconds';
import { useEffect, useState } from 'react';
import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { cx } from '#ui/cx.ts';
import type { SheetStatus } from '../journal/sheet.ts';
import { playerMessages } from '../player.messages.ts';
import { type OnSheet, useSheetStatus } from '../sitting/useSitting.ts';
import styles from './SaveFact.module.css';
import { saveAge } from './save-age.ts';

type SaveFactProps = {
  sitting: OnSheet;
  short?: boolean /** What is kept: one of them names it. */;
  of?: 'answers' | 'essay';
};

type Fact = 'notKept' | 'offline' | 'fresh' | 'saved';

/** Says where the answers are now. Never "saving…": a fact, not a hope. */
export function SaveFact({ sitting, short = false, of = 'answers' }: SaveFactProps) {
  const t = useText(playerMessages);
  const format = useFormat();
  const status = useSheetStatus(sitting);
  const seconds = useSecondsSince(status.savedAt);
  const fact = factOf(status);
  const essay = of === 'essay';
  return (
    <span
      className={cx(styles.fact, fact === 'notKept' && styles.danger, fact === 'offline' && styles.warn)}
      role="status"
    >
      {fact === 'notKept' && t(essay ? 'essayOnlyHere' : 'answersOnlyHere')}
      {fact === 'offline' && t(short ? 'offlineShort' : essay ? 'offlineEssay' : 'offline')}
      {fact === 'fresh' && t(essay ? 'essaySavesByItself' : 'savesByItself')}
      {fact === 'saved' && (
        // The ticking seconds are hidden from screen readers, which would read every one of them aloud.
        <>
          <span className="nf-sr-only">{t(essay ? 'essaySaved' : 'allSaved')}</span>
          <span aria-hidden="true">
            {saveAge(seconds) === 'seconds'
              ? t('savedSeconds', { seconds })
              : t('savedAgo', { ago: format.timeAgo(savedAt(status), now()) })}
          </span>
        </>
      )}
    </span>
  );
}

function factOf({ notKept, unreachable, waiting, savedAt }: SheetStatus): Fact {
  if (notKept && waiting > 0) return 'notKept';
  if (unreachable) return 'offline';
  return savedAt === null ? 'fresh' : 'saved';
}

const now = () => secondsOf(Date.now());
const savedAt = (status: SheetStatus) => Math.floor((status.savedAt ?? 0) / 1000);

function useSecondsSince(ms: number | null): number {
  const [, redraw] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => redraw((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return ms === null ? 0 : Math.max(0, Math.floor((Date.now() - ms) / 1000));
}
