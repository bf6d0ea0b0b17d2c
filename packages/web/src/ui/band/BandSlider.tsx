import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useText } from '#i18n/useText.ts';
import { kitMessages } from '../kit.messages.ts';
import styles from './BandSlider.module.css';
import { bandFill, bandText, hasScore, type Score } from './band-colour.ts';
import { allowedTarget, lowestTarget, placeOf, SLIDER, targetAt, targetByKey } from './slider-rule.ts';

type BandSliderProps = {
  label: string;
  value: number;
  onChange: (target: number) => void;
  /** The last result: a line on the track that the thumb cannot pass. */
  past?: Score;
  /** The numbers 4 to 9 below the track. */
  ticks?: boolean;
  disabled?: boolean;
};

/** A target from 4 to 9 in halves. */
export function BandSlider({ label, value, onChange, past = null, ticks = false, disabled = false }: BandSliderProps) {
  const t = useText(kitMessages);
  const track = useRef<HTMLDivElement>(null);
  const shown = allowedTarget(value, past);

  function choose(target: number | null) {
    if (target !== null && target !== value && !disabled) onChange(target);
  }

  function byKey(event: KeyboardEvent) {
    const target = targetByKey(event.key, shown, past);
    if (target === null) return;
    event.preventDefault();
    choose(target);
  }

  function byPointer(event: PointerEvent) {
    const box = track.current?.getBoundingClientRect();
    if (box) choose(targetAt((event.clientX - box.left) / box.width, past));
  }

  return (
    <div className={styles.slider} data-disabled={disabled || undefined}>
      <div
        className={styles.hit}
        role="slider"
        tabIndex={disabled ? -1 : 0}
        aria-label={label}
        aria-valuemin={lowestTarget(past)}
        aria-valuemax={SLIDER.max}
        aria-valuenow={shown}
        aria-valuetext={t('bandIs', { band: bandText(shown) })}
        aria-disabled={disabled || undefined}
        title={hasScore(past) ? t('pastBand', { band: bandText(past) }) : undefined}
        onKeyDown={byKey}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          byPointer(event);
        }}
        onPointerMove={(event) => event.buttons > 0 && byPointer(event)}
      >
        <div className={styles.track} ref={track}>
          {cells(shown, past).map((cell) => (
            <span key={cell.upTo} className={styles.cell} style={{ background: cell.fill, opacity: cell.opacity }} />
          ))}
        </div>
        {hasScore(past) && past >= SLIDER.min && <span className={styles.past} style={{ left: `${placeOf(past)}%` }} />}
        <span className={styles.thumb} style={{ left: `${placeOf(shown)}%`, borderColor: bandFill(shown) }} />
      </div>
      {ticks && (
        <div className={styles.ticks} aria-hidden="true">
          {[4, 5, 6, 7, 8, 9].map((tick) => (
            <span key={tick}>{tick}</span>
          ))}
        </div>
      )}
    </div>
  );
}

/** Ten half-band cells: what was already reached is paler, what lies ahead is grey. */
function cells(value: number, past: Score) {
  return Array.from({ length: 10 }, (_, cell) => {
    const from = SLIDER.min + cell * SLIDER.step;
    const upTo = from + SLIDER.step;
    if (from >= value) return { upTo, fill: 'var(--nf-line)', opacity: 1 };
    return { upTo, fill: bandFill(upTo), opacity: hasScore(past) && from < past ? 0.35 : 1 };
  });
}
