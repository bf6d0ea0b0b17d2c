/** Gradient boosting with small trees on binned features: tried beside the ridge, not shipped. */
type Tree = { feature: number; bin: number; left: Tree | number; right: Tree | number };
type Boosted = { edges: number[][]; base: number; trees: Tree[] };

const BINS = 16;
const RATE = 0.05;
const ROUNDS = 160;
const SMALLEST = 20;

export function fitBoosted(rows: number[][], targets: number[]): Boosted {
  const edges = rows[0]!.map((_, j) => {
    const sorted = rows.map((row) => row[j]!).sort((a, b) => a - b);
    return Array.from({ length: BINS - 1 }, (_, k) => sorted[Math.floor(((k + 1) * sorted.length) / BINS)]!);
  });
  const binned = rows.map((row) => binsOf(edges, row));
  const base = targets.reduce((sum, y) => sum + y, 0) / targets.length;
  const rest = targets.map((y) => y - base);
  const trees: Tree[] = [];
  const everyone = rows.map((_, i) => i);
  for (let round = 0; round < ROUNDS; round++) {
    const tree = grow(binned, rest, everyone, 3);
    if (typeof tree === 'number') break;
    trees.push(tree);
    binned.forEach((row, i) => {
      rest[i]! -= RATE * leaf(tree, row);
    });
  }
  return { edges, base, trees };
}

export function guessBoosted({ edges, base, trees }: Boosted, row: number[]): number {
  const bins = binsOf(edges, row);
  return trees.reduce((sum, tree) => sum + RATE * leaf(tree, bins), base);
}

const binsOf = (edges: number[][], row: number[]) =>
  Uint8Array.from(row, (value, j) => edges[j]!.filter((edge) => value > edge).length);

function leaf(tree: Tree | number, row: Uint8Array): number {
  let node = tree;
  while (typeof node !== 'number') node = row[node.feature]! <= node.bin ? node.left : node.right;
  return node;
}

function grow(rows: Uint8Array[], rest: number[], members: number[], depth: number): Tree | number {
  const total = members.reduce((sum, i) => sum + rest[i]!, 0);
  const value = total / (members.length + 5);
  if (!depth || members.length < 2 * SMALLEST) return value;
  let best = { gain: 1e-6, feature: -1, bin: 0 };
  for (let feature = 0; feature < rows[0]!.length; feature++) {
    const sums = new Float64Array(BINS);
    const counts = new Float64Array(BINS);
    for (const i of members) {
      sums[rows[i]![feature]!]! += rest[i]!;
      counts[rows[i]![feature]!]! += 1;
    }
    let [sum, count] = [0, 0];
    for (let bin = 0; bin < BINS - 1; bin++) {
      sum += sums[bin]!;
      count += counts[bin]!;
      if (count < SMALLEST || members.length - count < SMALLEST) continue;
      const gain = sum ** 2 / count + (total - sum) ** 2 / (members.length - count) - total ** 2 / members.length;
      if (gain > best.gain) best = { gain, feature, bin };
    }
  }
  if (best.feature < 0) return value;
  const goesLeft = (i: number) => rows[i]![best.feature]! <= best.bin;
  return {
    feature: best.feature,
    bin: best.bin,
    left: grow(rows, rest, members.filter(goesLeft), depth - 1),
    right: grow(
      rows,
      rest,
      members.filter((i) => !goesLeft(i)),
      depth - 1,
    ),
  };
}
