import type { ReactNode } from 'react';
import styles from './CardHead.module.css';

type CardHeadProps = {
  title: ReactNode;
  /** For `aria-labelledby` of the card. */
  id?: string;
  /** A few words beside the title. */
  note?: ReactNode;
  /** A link, a count or a small button at the end. */
  children?: ReactNode;
};

/** The head of a card whose rows bring their own padding. */
export function CardHead({ title, id, note, children }: CardHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {note && <span className={styles.note}>{note}</span>}
      </div>
      {children}
    </div>
  );
}
