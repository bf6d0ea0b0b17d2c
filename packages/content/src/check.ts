import { ITEM_CHECKS, PACK_CHECKS } from './checks/all-checks.ts';
import type { Level } from './checks/check-list.ts';
import { PENDING } from './checks/pending.ts';
import { viewOf } from './pack-view.ts';
import type { Complaint, Pack } from './read-pack.ts';

/** A complaint with the name of the check that made it. `pending`: the check is not in force yet. */
export type Finding = Complaint & { check: string; level: Level; pending?: true };

/** What a schema cannot see: things that are wrong only together. Empty means the pack may be imported. */
export function checkPack(pack: Pack): Finding[] {
  return examinePack(pack).filter(({ level }) => level === 'error');
}

/** Errors and warnings. A pack we ship has neither, except from checks that are not in force for it yet. */
export function examinePack(pack: Pack): Finding[] {
  return findingsOf(pack).map((finding) =>
    finding.check in PENDING ? { ...finding, level: 'warning', pending: true } : finding,
  );
}

/** Everything is an error: what a pack has to pass before it is called finished. */
export const examineStrictly = (pack: Pack): Finding[] =>
  findingsOf(pack).map((finding) => ({ ...finding, level: 'error' }));

/** What one check says of a pack, for those who ask about that check alone. */
export const findingsOfCheck = (pack: Pack, check: string): Finding[] => findingsOf(pack, ({ name }) => name === check);

function findingsOf(pack: Pack, asked: (check: { name: string }) => boolean = () => true): Finding[] {
  const view = viewOf(pack);
  const itemChecks = ITEM_CHECKS.filter(asked);
  const ofItems = view.items.flatMap(({ file, item }) =>
    itemChecks.flatMap(({ name, level, look }) =>
      look(item, view).map((trouble) => ({ file, check: name, level, ...trouble })),
    ),
  );
  const ofPack = PACK_CHECKS.filter(asked).flatMap(({ name, level, lookAll }) =>
    lookAll(view).map((trouble) => ({ check: name, level, ...trouble })),
  );
  return [...ofItems, ...ofPack];
}
