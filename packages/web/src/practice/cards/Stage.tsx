import { type ReactNode, useEffect, useRef } from 'react';
import styles from './CardFrame.module.css';
import { useShown } from './shown.ts';
import { useArrival } from './useArrival.ts';
import { useEnter } from './useEnter.ts';

type StageProps = {
  as?: 'main' | 'div';
  /** What it is found by while it is the card at hand. */
  names: Readonly<Record<`data-${string}`, string>>;
  /** Enter does what the filled button does. */
  onEnter: () => void;
  isAnswered: boolean;
  children: ReactNode;
};

/** Where a card stands. When the card is shown or left this alone is drawn again, and nothing inside it. */
export function Stage({ as: Tag = 'main', names, onEnter, isAnswered, children }: StageProps) {
  const stage = useRef<HTMLDivElement>(null);
  useArrival(stage);
  useEnter(onEnter);
  // A long question would leave what is right under the footer.
  useEffect(() => {
    if (isAnswered) stage.current?.querySelector('[data-solution]')?.scrollIntoView({ block: 'nearest' });
  }, [isAnswered]);
  return (
    <Tag className={styles.stage} ref={stage} tabIndex={-1} {...(useShown() && names)}>
      {children}
    </Tag>
  );
}
