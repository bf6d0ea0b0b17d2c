import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './IconButton.module.css';

type IconButtonProps = {
  /** What the button does, for screen readers and for the browser's tooltip. */
  label: string;
  icon: ReactNode;
  size?: 'sm' | 'md';
  bordered?: boolean;
} & Omit<ComponentProps<'button'>, 'children' | 'aria-label' | 'title'>;

export function IconButton({ label, icon, size = 'md', bordered = false, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={cx(styles.button, styles[size], bordered && styles.bordered, className)}
      aria-label={label}
      title={label}
    >
      {icon}
    </button>
  );
}
