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
  let waiting: { item: Item; round: number }[] = [];
  let round = 0;
  const lastRound = new Map<number, number>();
  return {
    add: (learnerId, item) => {
      // One turn a round: who was served in this round already has to wait for the next.
      const own = Math.max(round, (lastRound.get(learnerId) ?? round - 1) + 1);
      lastRound.set(learnerId, own);
      const before = waiting.findIndex((other) => other.round > own);
      waiting.splice(before < 0 ? waiting.length : before, 0, { item, round: own });
    },
    take: () => {
      const [first, ...rest] = waiting;
      waiting = rest;
      round = first?.round ?? round;
      // Nobody waits: everybody begins anew, and nobody is remembered for ever.
      if (rest.length === 0 && !first) lastRound.clear();
      return first?.item;
    },
    ahead: (item) => waiting.findIndex((other) => other.item === item),
    items: () => waiting.map(({ item }) => item),
  };
}
