/** Where two answers differ: what is the same before it, what is not, and what is the same after it. */
export function differing(one: string, other: string): [before: string, differs: string, after: string] {
  const [mine, theirs] = [[...one], [...other]];
  let start = 0;
  while (start < mine.length && start < theirs.length && same(mine[start], theirs[start])) start += 1;
  let end = 0;
  const most = Math.min(mine.length, theirs.length) - start;
  while (end < most && same(mine.at(-1 - end), theirs.at(-1 - end))) end += 1;
  const last = mine.length - end;
  return [mine.slice(0, start).join(''), mine.slice(start, last).join(''), mine.slice(last).join('')];
}

/** Capitals never decide. */
const same = (one = '', other = '') => one.toLowerCase() === other.toLowerCase();
