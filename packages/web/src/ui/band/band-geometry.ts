import { hasScore, type Score } from './band-colour.ts';

const LEAVES = 9;

/** One of the nine arcs or folds: its outline, and how much of it the score and the target cover. */
type Leaf = { at: number; track: string; reached: string | null; aimed: string | null };
type Line = { x1: number; y1: number; x2: number; y2: number };

type RingShape = { stroke: number; leaves: Leaf[]; tick: Line | null };

/** BandRing: nine arcs from twelve o'clock. The target's short tick reaches beyond the ring. */
export function ringShape(size: number, score: Score, target: Score): RingShape {
  const stroke = Math.max(4, Math.round(size * 0.085));
  const centre = size / 2;
  const radius = centre - stroke / 2 - (hasScore(target) ? 3 : 0.5);
  // At least 2 px between two arcs, whatever the size.
  const gap = Math.max(4.2, ((2.2 / radius) * 180) / Math.PI);
  const leaves = nineLeaves(score, target, (at, part) => {
    const from = at * 40 + gap / 2;
    return arc(centre, radius, from, from + (40 - gap) * part);
  });
  return { stroke, leaves, tick: hasScore(target) ? ringTick(centre, radius, stroke, target) : null };
}

type FanLook = { inner?: number; low?: number };
type FanShape = { height: number; leaves: Leaf[]; folds: Line[]; pointer: string | null };

/** BandFan: nine paper folds over half a circle, each a step taller. */
export function fanShape(
  width: number,
  score: Score,
  target: Score,
  { inner = 0.46, low = 0.72 }: FanLook = {},
): FanShape {
  const outer = width / 2;
  const point = (radius: number, degrees: number) => polar(outer, outer, radius, -degrees);
  const reach = (leaf: number) => outer * (low + ((1 - low) * leaf) / (LEAVES - 1));

  const leaves = nineLeaves(score, target, (at, part) => {
    const [from, to] = [180 - at * 20, 180 - (at + part) * 20];
    const [near, far] = [outer * inner, reach(at) - 0.5];
    return outline([point(near, from), point(far, from), point(far, to), point(near, to)]);
  });
  const folds = Array.from({ length: LEAVES - 1 }, (_, fold) => {
    const degrees = 180 - (fold + 1) * 20;
    return line(point(outer * inner - 2, degrees), point(outer + 2, degrees));
  });
  return { height: outer, leaves, folds, pointer: hasScore(target) ? fanPointer() : null };

  function fanPointer(): string {
    const degrees = 180 - Math.min(9, target ?? 0) * 20;
    const tip = reach(Math.max(0, Math.ceil(target ?? 0) - 1)) + 3;
    const base = tip + width * 0.05;
    return outline([point(tip, degrees), point(base, degrees - 2.6), point(base, degrees + 2.6)]);
  }
}

type Step = {
  x: number;
  y: number;
  width: number;
  height: number;
  reached: 'whole' | 'half' | 'no';
  aimed: boolean;
};

/** BandStair: nine bars of rising height. */
export function stairSteps(width: number, height: number, score: Score, target: Score): Step[] {
  const gap = 2;
  const bar = (width - (LEAVES - 1) * gap) / LEAVES;
  return Array.from({ length: LEAVES }, (_, at) => {
    const tall = height * (0.28 + (0.72 * at) / (LEAVES - 1));
    const part = covered(score, at);
    return {
      x: round(at * (bar + gap)),
      y: round(height - tall),
      width: round(bar),
      height: round(tall),
      reached: part === 1 ? 'whole' : part > 0 ? 'half' : 'no',
      aimed: covered(target, at) > 0,
    };
  });
}

function nineLeaves(score: Score, target: Score, draw: (at: number, part: number) => string): Leaf[] {
  return Array.from({ length: LEAVES }, (_, at) => {
    const reached = covered(score, at);
    const aimed = covered(target, at);
    return {
      at,
      track: draw(at, 1),
      reached: reached > 0 ? draw(at, reached) : null,
      aimed: aimed > 0 ? draw(at, aimed) : null,
    };
  });
}

/** How much of leaf `at` (0-8) a score covers: nothing, a part, or all of it. */
function covered(score: Score, at: number): number {
  return hasScore(score) ? Math.min(1, Math.max(0, score - at)) : 0;
}

function ringTick(centre: number, radius: number, stroke: number, target: number): Line {
  const degrees = Math.min(9, target) * 40 - 90;
  return line(
    polar(centre, centre, radius - stroke / 2, degrees),
    polar(centre, centre, radius + stroke / 2 + 2.5, degrees),
  );
}

function arc(centre: number, radius: number, from: number, to: number): string {
  const [start, end] = [polar(centre, centre, radius, from - 90), polar(centre, centre, radius, to - 90)];
  return `M${start.join(' ')}A${round(radius)} ${round(radius)} 0 ${to - from > 180 ? 1 : 0} 1 ${end.join(' ')}`;
}

type Point = [x: number, y: number];

function polar(cx: number, cy: number, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [round(cx + radius * Math.cos(angle)), round(cy + radius * Math.sin(angle))];
}

function outline(points: Point[]): string {
  return `M${points.map((point) => point.join(' ')).join('L')}Z`;
}

function line([x1, y1]: Point, [x2, y2]: Point): Line {
  return { x1, y1, x2, y2 };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
