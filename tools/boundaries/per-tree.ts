import type { Source } from './source.ts';

type Tree = ReadonlyMap<string, Source>;

/** Works something out once per tree: a rule is asked about every file, and the whole tree looks the same from each. */
export function perTree<Result>(workOut: (all: Tree) => Result): (all: Tree) => Result {
  const known = new WeakMap<Tree, { result: Result }>();
  return (all) => {
    const kept = known.get(all) ?? { result: workOut(all) };
    known.set(all, kept);
    return kept.result;
  };
}
