/** One name for a feature in contract, server, page and journeys, as the table in ARCHITECTURE.md says. */

type Door = { root: string; isFeature: (name: string) => boolean };

const PLACES = {
  contract: { root: 'packages/contract/src', isFeature: (name) => !SHARED_CONTRACT.includes(name) },
  server: { root: 'packages/server/src/features', isFeature: () => true },
  page: { root: 'packages/web/src/features', isFeature: () => true },
  journeys: { root: 'e2e', isFeature: (name) => name !== 'support' },
} as const satisfies Record<string, Door>;
type PlaceName = keyof typeof PLACES;

/** What every contract file is made with. */
const SHARED_CONTRACT = ['call', 'client', 'contract', 'contract.test', 'errors', 'fields', 'path'];

type FeatureRow = { feature: string } & Record<PlaceName, string>;

/** The rows of the table whose head begins with "feature"; a place that a feature does not have is a dash. */
export function readFeatureTable(markdown: string): FeatureRow[] {
  const lines = markdown.split('\n');
  const head = lines.findIndex((line) => /^\| *feature *\|/.test(line));
  if (head === -1) return [];
  const names = cellsOf(lines[head] ?? '');
  const body = lines.slice(head + 2);
  const end = body.findIndex((line) => !line.startsWith('|'));
  return body.slice(0, end === -1 ? undefined : end).map((line) => {
    const cells = cellsOf(line);
    return Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])) as FeatureRow;
  });
}

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('`', ''));

const NONE = '–';

export function featureComplaints(
  rows: readonly FeatureRow[],
  paths: readonly string[],
): { path: string; says: string }[] {
  const complain = (says: string) => ({ path: 'ARCHITECTURE.md', says });
  if (rows.length === 0) return [complain('has no table of features')];
  return (Object.keys(PLACES) as PlaceName[]).flatMap((kind) => {
    const { root, isFeature } = PLACES[kind];
    const written = rows
      .map((row) => ({ feature: row.feature, place: row[kind] }))
      .filter(({ place }) => place !== NONE);
    const missing = written
      .filter(({ place }) => !paths.some((path) => isUnder(path, place)))
      .map(({ feature, place }) => complain(`${feature}: there is no ${place}`));
    const misnamed = written
      .filter(({ feature, place }) => !nameOf(place).startsWith(feature) && !place.split('/').includes(feature))
      .map(({ feature, place }) => complain(`${feature} is called ${nameOf(place)} in ${kind}`));
    const unknown = [...new Set(paths.map((path) => entryOf(path, root)).filter((name) => name !== null))]
      .filter((name) => isFeature(name) && !written.some(({ place }) => stripped(place) === `${root}/${name}`))
      .map((name) => ({ path: `${root}/${name}`, says: 'is not in the table of features of ARCHITECTURE.md' }));
    return [...missing, ...misnamed, ...unknown];
  });
}

const stripped = (place: string) => place.replace(/\/$/, '').replace(/\.ts$/, '');
const nameOf = (place: string) => stripped(place).split('/').at(-1) ?? '';
const isUnder = (path: string, place: string) => path === place || path.startsWith(`${place.replace(/\/$/, '')}/`);

/** The folder or file directly under `root` that a path belongs to, without its ending. */
function entryOf(path: string, root: string): string | null {
  if (!path.startsWith(`${root}/`)) return null;
  return stripped(path.slice(root.length + 1).split('/')[0] ?? '');
}
