import { useRef } from 'react';

type Mutation<Order> = { mutate: (order: Order, options: { onSettled: () => void }) => void };

/**
 * Two presses before the button could show that it is busy are one. The server would make one draft and one scoring of
 * them anyway, but the number of coins on the screen would go down twice.
 */
export function useOneAtATime<Order>({ mutate }: Mutation<Order>): (order: Order) => void {
  const under = useRef(false);
  return (order) => {
    if (under.current) return;
    under.current = true;
    mutate(order, {
      onSettled: () => {
        under.current = false;
      },
    });
  };
}
