import { type ReactElement, startTransition, useEffect, useRef, useState } from 'react';
import { afterPaint } from '#navigation/after-paint.ts';
import styles from './CardStack.module.css';
import { ShownContext } from './shown.ts';

type CardStackProps = {
  /** The card at hand. Every card has a key of its own. */
  now: ReactElement;
  /** The one after it; null: there is none, or it is not known yet. */
  next: ReactElement | null;
};

/**
 * The next card stands ready behind the one at hand, drawn and laid out while that one is read, and the last one is
 * taken apart when the next is on the screen: from one to the next there is little left to do but to show it.
 */
export function CardStack({ now, next }: CardStackProps) {
  const [painted, setPainted] = useState<string | null>(null);
  const before = useRef<{ now: ReactElement; last: ReactElement | null }>({ now, last: null });
  const last = before.current.now.key === now.key ? before.current.last : before.current.now;
  useEffect(() => {
    before.current = { now, last };
  });
  useEffect(() => {
    afterPaint(() => startTransition(() => setPainted(now.key)));
  }, [now.key]);
  // In the order in which they are asked, so that none is moved.
  const cards = painted === now.key ? [now, next] : [last, now];
  return cards.map(
    (card) =>
      card && (
        <ShownContext key={card.key} value={card === now}>
          <div
            className={card === now ? styles.shown : card === next ? styles.ready : styles.left}
            aria-hidden={card === now ? undefined : true}
          >
            {card}
          </div>
        </ShownContext>
      ),
  );
}
