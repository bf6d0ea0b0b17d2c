import { expect, test } from 'vitest';
import { viewOf } from '../pack-view.ts';
import { readPack } from '../read-pack.ts';
import { Reading } from '../schema/reading.ts';
import { FIXTURES, rawPack } from '../testing/raw-pack.ts';
import { driftOf } from './drift.ts';

test('a batch is held against those before it; the first has nothing to be held against', async () => {
  const { pack } = await readPack(`${FIXTURES}early-pack`);
  const passage = rawPack('early-pack').docs.get('reading/dry-stone-walls.yaml') as { origin: object };
  const write = (batch: string, date: string, at: number, text: string) => ({
    file: `${batch}${at}.yaml`,
    item: Reading.parse({
      ...passage,
      id: `${batch}-${at}`,
      length: 'full',
      origin: { ...passage.origin, batch, date },
      paragraphs: [{ label: 'A', text }],
    }),
  });
  const short = (at: number) => `The old wall stands here still${' now'.repeat(at)}. It may fall one day soon.`;
  const long = (at: number) =>
    `The old wall that our neighbours built stands here still${' now'.repeat(at)} and it may fall one day soon if nobody repairs it.`;
  const items = [0, 1, 2].flatMap((at) => [
    write('second', '2026-12-01', at, long(at)),
    write('first', '2026-11-01', at, short(at)),
  ]);
  const [first, second] = driftOf(viewOf({ ...pack!, items }));
  const row = (drift: typeof first) => drift?.rows.find(({ figure }) => figure === 'reading: words in a sentence');
  expect([first?.batch, second?.batch]).toEqual(['first', 'second']);
  expect(row(first)).toMatchObject({ papers: 3, before: null, drifted: false });
  expect(row(second)).toMatchObject({ papers: 3, before: row(first)?.mean, drifted: true });
});
