import type { bestPath } from '../align/best-path.ts';
import type { Graph } from '../align/graph.ts';
import { type AcousticModel, STATES } from '../model/acoustic-model.ts';

/** One sound of the text where it was found in the recording. Frames are hundredths of a second. */
export type SaidPhone = {
  word: number;
  phone: number;
  from: number;
  to: number;
  /** How much of its frames it explains, as a logarithm: 0 all, -5 hardly any. */
  fit: number;
  /** How many other sounds would have fitted better, and which of them best. */
  rank: number;
  nearest: number;
  /** By how much the nearest other sound fits worse; below zero it fits better. */
  lead: number;
};

export type Stretch = { word: number; phone: number; way: number; column: number; from: number; to: number };

/** Frames that belong together: a sound, or a gap of one kind. */
export function stretchesOf(graph: Graph, path: NonNullable<ReturnType<typeof bestPath>>): Stretch[] {
  const out: Stretch[] = [];
  path.nodes.forEach((at, frame) => {
    const { word, phone, way, column } = graph.nodes[at]!;
    const last = out.at(-1);
    const same =
      last && last.word === word && last.phone === phone && last.way === way && (phone >= 0 || last.column === column);
    if (same) last.to = frame + 1;
    else out.push({ word, phone, way, column, from: frame, to: frame + 1 });
  });
  return out;
}

/** How well each sound of the sentence fits where it was found. */
export function saidPhones(
  model: AcousticModel,
  scores: Float32Array,
  columns: number,
  graph: Graph,
  path: NonNullable<ReturnType<typeof bestPath>>,
): SaidPhone[] {
  const silent = new Set(model.unspoken);
  return stretchesOf(graph, path)
    .filter(({ phone }) => phone >= 0)
    .map(({ word, column, from, to }) => {
      const own = Math.floor(column / STATES);
      const means = model.phones.map((_, phone) => meanBest(scores, columns, phone, from, to));
      const others = means.map((mean, phone) => (phone === own || silent.has(phone) ? -99 : mean));
      const nearest = others.reduce((best, mean, phone) => (mean > others[best]! ? phone : best), 0);
      let fit = 0;
      for (let frame = from; frame < to; frame++)
        fit += scores[frame * columns + graph.nodes[path.nodes[frame]!]!.column]!;
      return {
        word,
        phone: own,
        from,
        to,
        fit: fit / (to - from),
        rank: others.filter((mean) => mean > means[own]!).length,
        nearest,
        lead: means[own]! - others[nearest]!,
      };
    });
}

function meanBest(scores: Float32Array, columns: number, phone: number, from: number, to: number): number {
  let sum = 0;
  for (let frame = from; frame < to; frame++) {
    const at = frame * columns + phone * STATES;
    sum += Math.max(scores[at]!, scores[at + 1]!, scores[at + 2]!);
  }
  return sum / (to - from);
}
