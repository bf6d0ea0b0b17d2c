import { expect, test, vi } from 'vitest';
import { startLookOut } from './look-out.ts';

const HOUR_MS = 3_600_000;

test('one question tells of every queue in which something waits, and whoever comes later is told too', async () => {
  const told: string[] = [];
  let asked = 0;
  const query = async () => {
    asked += 1;
    return [{ name: 'send-sms' }, { name: 'sweep' }];
  };
  const lookOut = startLookOut({ query } as never, (name) => told.push(name), HOUR_MS);
  expect(asked, 'nobody wants to know yet').toBe(0);
  for (let worker = 0; worker < 20; worker += 1) lookOut.soon();
  await vi.waitUntil(() => told.length > 0);
  expect([asked, told]).toEqual([1, ['send-sms', 'sweep']]);
  lookOut.soon();
  await vi.waitUntil(() => told.length > 2);
  await lookOut.stop();
  expect(asked).toBe(2);
});

test('a database that is away is asked again', async () => {
  const told: string[] = [];
  const query = vi
    .fn()
    .mockRejectedValueOnce(new Error('away'))
    .mockResolvedValue([{ name: 'sweep' }]);
  const lookOut = startLookOut({ query } as never, (name) => told.push(name), 1);
  lookOut.soon();
  await vi.waitUntil(() => told.length > 0);
  await lookOut.stop();
  expect(told[0]).toBe('sweep');
});
