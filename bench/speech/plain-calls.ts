import { setTimeout as pause } from 'node:timers/promises';
import { lightClient } from '../light-client.ts';

/** Everybody else, in a process of their own: what the readers' client is busy with must not count as the server's time. */
const [, , url = '', rate = '50'] = process.argv;
const client = await lightClient(url, 8);
let over = true;

process.on('message', (told) => {
  if (told === 'begin') void call();
  else over = true;
});
process.on('disconnect', () => process.exit());
process.send?.('ready');

/** At their rate until they are told to stop, each timed from the moment it was due. */
async function call(): Promise<void> {
  over = false;
  const times: number[] = [];
  const running: Promise<void>[] = [];
  const from = performance.now();
  for (let n = 0; !over; n += 1) {
    const due = from + (n * 1000) / Number(rate);
    if (due > performance.now()) await pause(due - performance.now());
    running.push(client.call('student/get-info', {}).then(() => void times.push(performance.now() - due)));
  }
  await Promise.all(running);
  process.send?.(times);
}
