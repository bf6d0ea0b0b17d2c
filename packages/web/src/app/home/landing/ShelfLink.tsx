import { IconChevronRight } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { linkAs } from '#navigation/link.tsx';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './ShelfLink.module.css';

/** "All …" in the head of a card. */
export const ShelfLink = linkAs(function Look({ children, className, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} className={cx(styles.all, className)}>
      {children}
      <Icon of={IconChevronRight} size={16} />
    </a>
  );
});
