import type { ComponentProps } from 'react';
import styles from './Card.module.css';
import { cx } from './cx.ts';

type CardLook = {
  /** `none` when the rows inside bring their own. */
  padding?: 'none' | 'md' | 'lg';
  dimmed?: boolean;
};

/** A surface with a thin border. Never put a card into a card: use a tinted box instead. */
export function Card({ padding = 'md', dimmed = false, className, ...rest }: CardLook & ComponentProps<'section'>) {
  return <section {...rest} className={cx(styles.card, styles[padding], dimmed && styles.dimmed, className)} />;
}

/** A card that is a link as a whole. */
export function CardLink({ padding = 'md', dimmed = false, className, ...rest }: CardLook & ComponentProps<'a'>) {
  return <a {...rest} className={cx(styles.card, styles.link, styles[padding], dimmed && styles.dimmed, className)} />;
}
