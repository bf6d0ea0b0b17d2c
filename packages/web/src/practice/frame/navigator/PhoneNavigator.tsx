import { IconArrowLeft, IconArrowRight, IconBookmark, IconBookmarkFilled, IconChevronUp } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Drawer } from '#ui/overlay/Drawer.tsx';
import { playerMessages } from '../../player.messages.ts';
import type { PlayerState } from '../../sitting/usePlayer.ts';
import { SaveFact } from '../SaveFact.tsx';
import { NumberButton } from './NumberButton.tsx';
import styles from './PhoneNavigator.module.css';
import { useCurrentNumber } from './seat-state.ts';

/** A strip of numbers that scrolls, arrows for the thumb, and a drawer with all numbers. */
export function PhoneNavigator({ player, onFinish }: { player: PlayerState; onFinish: () => void }) {
  const t = useText(playerMessages);
  const { seats, current, annotations, sitting, step, goTo, toggleFlag, readOnly } = player;
  const n = useCurrentNumber(current);
  const [open, setOpen] = useState(false);
  const strip = useRef<HTMLElement>(null);
  const [first, last] = [seats[0]?.n, seats[seats.length - 1]?.n];
  const flagged = annotations.flags.includes(n);

  useEffect(() => {
    const number = strip.current?.querySelector<HTMLElement>(`[data-number="${n}"]`);
    if (!number || !strip.current) return;
    // Not scrollIntoView, which would also move the page around the strip.
    strip.current.scrollLeft = number.offsetLeft - strip.current.clientWidth / 2 + number.clientWidth / 2;
  }, [n]);

  const numbers = (onGo: (n: number) => void) =>
    seats.map((seat) => (
      <NumberButton
        key={seat.n}
        seat={seat}
        book={sitting.sheet}
        current={current}
        flagged={annotations.flags.includes(seat.n)}
        onGo={onGo}
      />
    ));

  return (
    <footer className={styles.footer}>
      <nav ref={strip} className={styles.strip} aria-label={t('navigator')}>
        {numbers((to) => goTo(to, { focus: false }))}
      </nav>
      <div className={styles.bar}>
        <IconButton
          bordered
          label={t('previousQuestion')}
          icon={<Icon of={IconArrowLeft} />}
          disabled={n === first}
          onClick={() => step(-1)}
        />
        <button type="button" className={styles.all} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <span className={styles.count}>
            {t('numberOf', { n, total: last ?? n })}
            <Icon of={IconChevronUp} size={16} />
          </span>
          <SaveFact sitting={sitting} short />
        </button>
        <IconButton
          label={t('review')}
          icon={<Icon of={flagged ? IconBookmarkFilled : IconBookmark} />}
          aria-pressed={flagged}
          disabled={readOnly}
          onClick={() => toggleFlag(n)}
        />
        {n === last ? (
          <Button kind="primary" onClick={onFinish}>
            {t('finish')}
          </Button>
        ) : (
          <IconButton
            className={styles.next}
            label={t('nextQuestion')}
            icon={<Icon of={IconArrowRight} />}
            onClick={() => step(1)}
          />
        )}
      </div>
      <Drawer opened={open} onClose={() => setOpen(false)} title={t('allQuestions')} side="bottom">
        <div className={styles.grid}>
          {numbers((to) => {
            setOpen(false);
            goTo(to, { focus: false });
          })}
        </div>
        <p className={styles.legend}>{t('navigatorLegend')}</p>
      </Drawer>
    </footer>
  );
}
