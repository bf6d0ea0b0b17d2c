import type { FigureOf } from '../schema/writing/figure.ts';
import { WIDTH } from './frame.ts';
import { wrap } from './svg.ts';

type Process = FigureOf<'process'>;
type Step = Process['nodes'][number];

export type Placed = { id: string; step: Step; order: number; x: number; y: number; width: number; height: number };
type Layout = { nodes: Placed[]; height: number };

export function placeNodes(figure: Process, top: number): Layout {
  if (figure.cyclic) return ring(figure.nodes, top);
  return isChain(figure) ? snake(figure.nodes, top) : layers(figure, top);
}

const isChain = ({ nodes, edges }: Process) =>
  edges.length === nodes.length - 1 &&
  edges.every(({ from, to }, at) => from === nodes[at]?.id && to === nodes[at + 1]?.id);

const boxHeight = (step: Step, width: number) => Math.max(48, wrap(step.text, width - 22, 13.5).length * 17 + 24);

/** Three in a row, every second row runs back: the eye never jumps across the page. */
function snake(nodes: Step[], top: number): Layout {
  const width = 176;
  const perRow = 3;
  const gap = (WIDTH - 60 - perRow * width) / (perRow - 1);
  const placed: Placed[] = [];
  let y = top;
  for (let row = 0; row * perRow < nodes.length; row += 1) {
    const steps = nodes.slice(row * perRow, (row + 1) * perRow);
    const height = Math.max(...steps.map((step) => boxHeight(step, width)));
    if (steps.some(({ input }) => input)) y += 38;
    steps.forEach((step, at) => {
      const column = row % 2 === 0 ? at : perRow - 1 - at;
      const x = 30 + width / 2 + column * (width + gap);
      placed.push({ id: step.id, step, order: row * perRow + at + 1, x, y: y + height / 2, width, height });
    });
    y += height + (steps.some(({ output }) => output) ? 62 : 40);
  }
  return { nodes: placed, height: y - top - 16 };
}

function ring(nodes: Step[], top: number): Layout {
  const width = 148;
  const [rx, ry] = [WIDTH / 2 - width / 2 - 24, Math.max(130, nodes.length * 26)];
  const heights = nodes.map((step) => boxHeight(step, width));
  const centre = top + ry + 60;
  const placed = nodes.map((step, at) => {
    const angle = -Math.PI / 2 + (at * 2 * Math.PI) / nodes.length;
    return {
      id: step.id,
      step,
      order: at + 1,
      x: WIDTH / 2 + rx * Math.cos(angle),
      y: centre + ry * Math.sin(angle),
      width,
      height: heights[at]!,
    };
  });
  return { nodes: placed, height: 2 * ry + 120 };
}

/** A step stands one row below the last of the steps it needs. */
function layers({ nodes, edges }: Process, top: number): Layout {
  const depth = new Map(nodes.map(({ id }) => [id, 0]));
  for (let round = 0; round < nodes.length; round += 1) {
    for (const { from, to } of edges) {
      const below = (depth.get(from) ?? 0) + 1;
      if (below > (depth.get(to) ?? 0) && below < nodes.length) depth.set(to, below);
    }
  }
  const rows = Array.from({ length: Math.max(...depth.values()) + 1 }, (_, row) =>
    nodes.filter(({ id }) => depth.get(id) === row),
  );
  const placed: Placed[] = [];
  let y = top;
  for (const row of rows) {
    const width = Math.min(190, (WIDTH - 40) / row.length - 24);
    const height = Math.max(...row.map((step) => boxHeight(step, width)));
    if (row.some(({ input }) => input)) y += 30;
    row.forEach((step, at) => {
      const x = (WIDTH / row.length) * (at + 0.5);
      placed.push({ id: step.id, step, order: nodes.indexOf(step) + 1, x, y: y + height / 2, width, height });
    });
    y += height + (row.some(({ output }) => output) ? 60 : 44);
  }
  return { nodes: placed, height: y - top - 20 };
}
