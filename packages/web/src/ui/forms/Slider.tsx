import type { CSSProperties } from 'react';
import { cx } from '../cx.ts';
import styles from './Slider.module.css';

type SliderProps = {
  /** Said by screen readers; leave it out where a label element names it by `id`. */
  label?: string;
  id?: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  /** In words, where the number alone says little. */
  valueText?: string;
  className?: string | undefined;
  onChange: (value: number) => void;
};

/** A number by dragging. The browser's own range inside, for its keys and its screen reader, with the look of the kit. */
export function Slider({ label, id, value, min, max, step = 1, valueText, className, onChange }: SliderProps) {
  const share = max > min ? (value - min) / (max - min) : 0;
  return (
    <input
      id={id}
      type="range"
      className={cx(styles.slider, className)}
      style={{ '--share': share } as CSSProperties}
      aria-label={label}
      aria-valuetext={valueText}
      min={min}
      max={max}
      step={step}
      value={value}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    />
  );
}
