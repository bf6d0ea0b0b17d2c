import type { Graph } from './graph.ts';

/** The cheapest way through the graph: which node each frame belongs to, or null when there are too few frames. */
export function bestPath(
  graph: Graph,
  scores: Float32Array,
  columns: number,
): { nodes: Int32Array; score: number } | null {
  const frames = scores.length / columns;
  const count = graph.nodes.length;
  const back = new Int16Array(frames * count);
  let now = new Float64Array(count).fill(Number.NEGATIVE_INFINITY);
  let then = new Float64Array(count);
  for (const { node, cost } of graph.first) now[node] = scores[graph.nodes[node]!.column]! - cost;
  for (let frame = 1; frame < frames; frame++) {
    [now, then] = [then, now];
    for (let node = 0; node < count; node++) {
      const { column, stay, from } = graph.nodes[node]!;
      let best = then[node]! - stay;
      let by = node;
      for (const way of from) {
        const value = then[way.node]! - way.cost;
        if (value > best) {
          best = value;
          by = way.node;
        }
      }
      now[node] = best + scores[frame * columns + column]!;
      back[frame * count + node] = by;
    }
  }
  const end = graph.last.reduce((best, node) => (now[node]! > now[best]! ? node : best), graph.last[0]!);
  if (!(now[end]! > Number.NEGATIVE_INFINITY)) return null;
  const nodes = new Int32Array(frames);
  for (let frame = frames - 1, node = end; frame >= 0; frame--) {
    nodes[frame] = node;
    node = back[frame * count + node]!;
  }
  return { nodes, score: now[end]! };
}
