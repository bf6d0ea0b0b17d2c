import { IconChevronRight, IconCircleDot } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Icon, type IconDrawing } from '../Icon.tsx';
import styles from './Row.module.css';

type RowLook = {
  icon?: IconDrawing;
  /** What is to be said about it, beside the name. */
  note?: ReactNode;
  /** A time or a number at the end. */
  end?: ReactNode;
};

/** A row of a card that leads to a page; its name is between the tags. Give it to `linkAs` for typed paths. */
export function RowLink({ icon, note, end, children, className, ...rest }: RowLook & ComponentProps<'a'>) {
  return (
    <a {...rest} className={cx(styles.row, styles.link, className)}>
      <Words icon={icon} name={children} note={note} />
      {end && <span className={styles.end}>{end}</span>}
      <Icon of={IconChevronRight} size={18} />
    </a>
  );
}

function Words({ icon, name, note }: { icon: IconDrawing | undefined; name: ReactNode; note: ReactNode }) {
  return (
    <>
      <span className={styles.icon}>
        <Icon of={icon ?? IconCircleDot} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
    </>
  );
}
