import { type AcousticModel, STATES } from '../model/acoustic-model.ts';

/** A word as it may be said; each way is a row of phones by their numbers in the model. */
export type SayableWord = { ways: { phones: number[]; cost: number }[] };

/** A place in the sentence: a state of a phone, or the gap before a word. */
export type GraphNode = {
  /** Column of the frame's scores. */
  column: number;
  word: number;
  way: number;
  /** Which phone of the word; -1 in a gap. */
  phone: number;
  stay: number;
  from: { node: number; cost: number }[];
};
export type Graph = { nodes: GraphNode[]; first: { node: number; cost: number }[]; last: number[] };

export type GraphCosts = {
  /** What it costs to pause between two words, and to say something that is not in the text. */
  pause: number;
  other: number;
  /** What it costs to leave a word out; infinite: every word must be found. */
  skip: number;
};

const STAY = -Math.log(0.7);
const LEAVE = -Math.log(0.3);

/**
 * Every way through the sentence: a gap (silence, or speech that belongs to no word), a word in one of its ways, a gap,
 * and so on. Columns after those of the phones are `silenceColumn` and `otherColumn`.
 */
export function sentenceGraph(words: SayableWord[], model: AcousticModel, costs: GraphCosts): Graph {
  const nodes: GraphNode[] = [];
  const silenceColumn = model.phones.length * STATES;
  const gapsBefore: number[] = [];
  type Entry = { node: number; cost: number };
  // Through which nodes one can come to the present word, and what that costs; -1 is the beginning.
  let open: Entry[] = [{ node: -1, cost: 0 }];
  const first: Entry[] = [];
  const add = (node: Omit<GraphNode, 'from'>, from: Entry[]) => {
    nodes.push({ ...node, from: from.filter((one) => one.node >= 0) });
    const start = from.filter((one) => one.node < 0);
    if (start.length) first.push({ node: nodes.length - 1, cost: Math.min(...start.map(({ cost }) => cost)) });
    return nodes.length - 1;
  };
  const gap = (word: number) => {
    const into = (cost: number) => open.map((one) => ({ node: one.node, cost: one.cost + cost }));
    const silence = add({ column: silenceColumn, word, way: -1, phone: -1, stay: 0 }, into(costs.pause));
    const other = add({ column: silenceColumn + 1, word, way: -1, phone: -1, stay: 0 }, [
      ...into(costs.other),
      { node: silence, cost: costs.other },
    ]);
    nodes[silence]!.from.push({ node: other, cost: costs.pause });
    gapsBefore.push(silence, other);
    open = [...open, { node: silence, cost: 0 }, { node: other, cost: 0 }];
  };
  words.forEach(({ ways }, word) => {
    gap(word);
    const before = open;
    open = Number.isFinite(costs.skip) ? before.map((one) => ({ ...one, cost: one.cost + costs.skip })) : [];
    ways.forEach(({ phones, cost }, way) => {
      let last: Entry[] = before.map((one) => ({ node: one.node, cost: one.cost + cost }));
      phones.forEach((name, phone) => {
        for (let state = 0; state < STATES; state++) {
          const at = add({ column: name * STATES + state, word, way, phone, stay: STAY }, last);
          last = [{ node: at, cost: LEAVE }];
        }
      });
      open.push(...last);
    });
  });
  gap(words.length);
  return { nodes, first, last: open.map(({ node }) => node).filter((node) => node >= 0) };
}
