import { type ReactElement, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { afterPaint } from '#navigation/after-paint.ts';
import styles from './CardStack.module.css';
import { ShownContext } from './shown.ts';
import { leaveTabOrder } from './tab-order.ts';

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
  return (
    <div className={styles.stack}>
      {cards.map(
        (card) =>
          card && (
            <ShownContext key={card.key} value={card === now}>
              <Slot place={card === now ? 'shown' : card === next ? 'ready' : 'left'}>{card}</Slot>
            </ShownContext>
          ),
      )}
    </div>
  );
}

function Slot({ place, children }: { place: 'shown' | 'ready' | 'left'; children: ReactElement }) {
  const slot = useRef<HTMLDivElement>(null);
  const isReady = place === 'ready';
  // The one that was left is gone two frames later, before any key could find it.
  useLayoutEffect(() => (isReady && slot.current ? leaveTabOrder(slot.current) : undefined), [isReady]);
  return (
    <div ref={slot} className={styles[place]} aria-hidden={place === 'shown' ? undefined : true}>
      {children}
    </div>
  );
}
