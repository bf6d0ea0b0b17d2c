/**
 * Who comes next when many wait: a learner's first before anybody's second, then in the order of coming. Somebody who
 * hands in ten readings waits for their own, and nobody else does.
 */
export type FairQueue<Item> = {
  add: (learnerId: number, item: Item) => void;
  take: () => Item | undefined;
  /** How many would be taken before it; -1 when it does not wait. */
  ahead: (item: Item) => number;
  items: () => Item[];
};

export function fairQueue<Item>(): FairQueue<Item> {
  let waiting: { learnerId: number; item: Item; arrival: number }[] = [];
  let arrivals = 0;
  const inOrder = () => {
    const earlier = new Map<number, number>();
    const rounds = waiting.map((one) => {
      const round = earlier.get(one.learnerId) ?? 0;
      earlier.set(one.learnerId, round + 1);
      return { ...one, round };
    });
    return rounds.sort((a, b) => a.round - b.round || a.arrival - b.arrival).map(({ item }) => item);
  };
  return {
    add: (learnerId, item) => {
      waiting.push({ learnerId, item, arrival: arrivals++ });
    },
    take: () => {
      const [first] = inOrder();
      waiting = waiting.filter(({ item }) => item !== first);
      return first;
    },
    ahead: (item) => inOrder().indexOf(item),
    items: inOrder,
  };
}
