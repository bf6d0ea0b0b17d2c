// @postgres: leases of answers
import { randomUUID } from 'node:crypto';
import { LONG_TURN } from '@ninefold/core/speaking/parts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answer, learnerWith, openSpeakingSite, type SpeakingSite, talker } from '../speaking.testing.ts';

const hears = talker();
let site: SpeakingSite;
let letGo = () => {};
/** The first window takes as long as the test wants. */
const first = new Promise<void>((go) => {
  letGo = go;
});
let windows = 0;

beforeAll(async () => {
  site = await openSpeakingSite(
    {},
    talker({
      atOnce: 2,
      hear: async (window) => {
        windows += 1;
        if (windows === 1) await first;
        return hears.hear(window);
      },
    }),
  );
}, 180_000);
afterAll(async () => {
  letGo();
  await site.close();
});

test('a listener who found nothing to do is woken by the next answer, while the other one is still at work', async () => {
  const [slow, quick] = [await learnerWith(site, 0), await learnerWith(site, 0)];
  const sit = async ({ api }: typeof slow, seconds: number) => {
    const { record_id } = await api.speaking.start({
      ...{ id: site.id('something-kept'), part: 2, mode: 'practice', key: randomUUID() },
    });
    await answer({ api }, record_id, LONG_TURN, seconds);
    return record_id;
  };
  const unheard = (record_id: number) =>
    site.rows('select 1 from speaking_answers where record_id = $1 and assessment is null', [record_id]);
  const slowOne = await sit(slow, 64);
  await expect.poll(() => windows, { timeout: 30_000 }).toBe(1);
  const quickOne = await sit(quick, 12);
  await expect.poll(() => unheard(quickOne), { timeout: 30_000 }).toEqual([]);
  expect(await unheard(slowOne)).toHaveLength(1);
  letGo();
  await expect.poll(() => unheard(slowOne), { timeout: 30_000 }).toEqual([]);
});
