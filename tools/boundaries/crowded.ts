const MOST_FILES = 25;

/** Lists of files that are one thing, where a folder inside would only hide it. */
const LISTS = [/\/migrations(\/meta)?$/, /\/packs\//, /\/weights$/, /\/fonts$/, /^docs\/decisions$/];

/** A folder that takes more than one look to read is cut by what its files talk about. */
export function crowdedComplaints(paths: readonly string[]): { path: string; says: string }[] {
  const counts = new Map<string, number>();
  for (const path of paths) {
    const folder = path.slice(0, path.lastIndexOf('/'));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([folder, count]) => count > MOST_FILES && !LISTS.some((list) => list.test(folder)))
    .map(([folder, count]) => ({ path: folder, says: `${count} files, at most ${MOST_FILES}: make folders inside` }));
}
