import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { type KeyboardEvent, useRef } from 'react';
import { useText } from '#i18n/useText.ts';
import { useDisplaySettings } from '#platform/display-settings.ts';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import type { Part } from '../../paper/seats.ts';
import { playerMessages } from '../../player.messages.ts';
import type { PlayerState } from '../../sitting/usePlayer.ts';
import styles from './Navigator.module.css';
import { NumberButton } from './NumberButton.tsx';
import { useAnsweredCount, useCurrentNumber } from './seat-state.ts';
import { useWide } from './useWide.ts';

/** From this width on all forty numbers fit at the usual text size; below it, the parts the learner is not in are folded. */
const ALL_NUMBERS_FROM = 1280;

/** The footer of the test's screen. */
export function Navigator({ player }: { player: PlayerState }) {
  const t = useText(playerMessages);
  const { parts, part, current, step, seats } = player;
  const box = useRef<HTMLElement>(null);
  const { fontScale } = useDisplaySettings();
  const wide = useWide(ALL_NUMBERS_FROM * Math.max(1, fontScale));
  const n = useCurrentNumber(current);

  function onKeyDown(event: KeyboardEvent) {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by || !(event.target as HTMLElement).dataset.number) return;
    const next = seats[seats.findIndex((seat) => seat.n === n) + by];
    event.preventDefault();
    if (!next) return;
    player.goTo(next.n, { focus: false });
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>(`[data-number="${next.n}"]`)?.focus());
  }

  return (
    <footer className={styles.footer}>
      <ReviewTick player={player} />
      <nav ref={box} className={styles.parts} aria-label={t('navigator')} onKeyDown={onKeyDown}>
        {parts.map((one) =>
          wide || one === part ? (
            <PartNumbers key={one.index} part={one} player={player} />
          ) : (
            <FoldedPart key={one.index} part={one} player={player} />
          ),
        )}
      </nav>
      <div className={styles.arrows}>
        <IconButton
          bordered
          label={t('previousQuestion')}
          icon={<Icon of={IconArrowLeft} />}
          disabled={n === seats[0]?.n}
          onClick={() => step(-1)}
        />
        <IconButton
          bordered
          label={t('nextQuestion')}
          icon={<Icon of={IconArrowRight} />}
          disabled={n === seats[seats.length - 1]?.n}
          onClick={() => step(1)}
        />
      </div>
    </footer>
  );
}

function PartNumbers({ part, player }: { part: Part; player: PlayerState }) {
  const { sitting, current, annotations, goTo } = player;
  return (
    <div className={styles.part}>
      <PartButton part={part} player={player} />
      {part.seats.map((seat) => (
        <NumberButton
          key={seat.n}
          seat={seat}
          book={sitting.sheet}
          current={current}
          flagged={annotations.flags.includes(seat.n)}
          onGo={goTo}
          roving
        />
      ))}
    </div>
  );
}

function PartButton({ part, player }: { part: Part; player: PlayerState }) {
  const t = useText(playerMessages);
  if (player.parts.length === 1) return null;
  const first = part.seats[0];
  return (
    <button type="button" className={styles.name} onClick={() => first && player.goTo(first.n)}>
      {t('part', { n: part.index + 1 })}
    </button>
  );
}

function FoldedPart({ part, player }: { part: Part; player: PlayerState }) {
  const t = useText(playerMessages);
  const done = useAnsweredCount(player.sitting.sheet, part);
  const first = part.seats[0];
  return (
    <button type="button" className={styles.folded} onClick={() => first && player.goTo(first.n)}>
      <b>{t('part', { n: part.index + 1 })}</b>
      <span>{t('doneOf', { done, total: part.seats.length })}</span>
    </button>
  );
}

/** Bottom left, as in the test: flags the current question for review. */
function ReviewTick({ player }: { player: PlayerState }) {
  const t = useText(playerMessages);
  const n = useCurrentNumber(player.current);
  return (
    <label className={styles.review}>
      <input
        type="checkbox"
        className={styles.tick}
        checked={player.annotations.flags.includes(n)}
        disabled={player.readOnly}
        onChange={() => player.toggleFlag(n)}
      />
      {t('review')}
    </label>
  );
}
