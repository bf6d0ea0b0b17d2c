import { IconChevronDown, IconX } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import styles from './FilterChip.module.css';

type FilterChipProps = {
  selected?: boolean;
  /** Ends in a chevron: a press opens choices instead of switching the filter. */
  menu?: boolean;
} & ComponentProps<'button'>;

export function FilterChip({ selected = false, menu = false, className, children, ...rest }: FilterChipProps) {
  return (
    <button
      type="button"
      aria-pressed={menu ? undefined : selected}
      aria-haspopup={menu ? 'listbox' : undefined}
      {...rest}
      className={cx(styles.chip, selected && styles.selected, className)}
    >
      {children}
      {menu && <IconChevronDown size={14} stroke={1.75} aria-hidden="true" />}
      {selected && !menu && <IconX size={14} stroke={1.75} aria-hidden="true" />}
    </button>
  );
}
