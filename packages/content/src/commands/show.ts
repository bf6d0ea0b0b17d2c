import { compileItem } from '../compile.ts';
import { outlineOf } from '../preview/outline-of.ts';
import { readWhatIsReadable } from '../read-pack.ts';

/** `show <pack> <id>`: what a learner gets of an item before and after, as an outline, for kinds that have no page yet. */
export async function showCommand(folder: string, id: string): Promise<number> {
  const { pack, complaints } = await readWhatIsReadable(folder);
  const found = pack?.items.find(({ item }) => item.id === id);
  if (!pack || !found) {
    const own = complaints.filter(({ file }) => file.includes(id))[0] ?? complaints[0];
    console.error(own ? `${own.file} at ${own.where}: ${own.what}` : `there is no ${id} in the pack`);
    return 1;
  }
  const compiled = compileItem(found.item, pack.assets);
  for (const part of ['public', 'key', 'review'] as const) {
    const lines = outlineOf(compiled[part]);
    if (lines.length) console.log(`${TITLES[part]}\n${lines.map((line) => `  ${line}`).join('\n')}\n`);
  }
  return 0;
}

const TITLES = {
  public: 'Before handing in',
  key: 'On the server only',
  review: 'After handing in',
};
