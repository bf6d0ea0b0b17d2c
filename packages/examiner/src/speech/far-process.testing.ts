import { openOneAtATime } from './one-at-a-time.ts';

/** Asks a process that it started who it is and says it; then closes it and says so, or lives on until it is killed. */
const [, , file = '', then = 'close'] = process.argv;
const engine = openOneAtATime<string, number>({
  ...{ timeoutMs: 60_000, memoryMb: 64, idleMs: 600_000, start: new URL(file), kind: 'process' },
});
process.stdout.write(`${await engine.ask('who')}\n`);
if (then === 'live') setInterval(() => {}, 60_000);
else {
  await engine.close();
  process.stdout.write('closed\n');
}
