import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '#db/open.ts';
import { readSettings } from '#settings.ts';
import { servicesOn } from '#testing/services.ts';
import { type Act, act } from './crowd-acts.testing.ts';

/**
 * A process with a share of every crowd: it waits for the next one to be called, starts its members all at once, and
 * reports the results. It stays for all crowds of the file, because starting it costs more than any of them.
 */
const half = Number(process.argv[2]);
const settings = readSettings(process.env);
const db = await openDatabase(settings);
const services = servicesOn(db, { settings: process.env as Record<string, string> });
const say = (line: string) => process.stdout.write(`${line}\n`);

type Call = { round: number; name: Act; members: { learner: number; n: number }[] };

async function nextCall(after: number): Promise<Call> {
  for (;;) {
    const [row] = await db.query<{ value: string }>(`select value from facts where name = 'crowd'`);
    const call = row && (JSON.parse(row.value) as Call);
    if (call && call.round > after) return call;
    await sleep(5);
  }
}

// Connections are opened before the first call, so that nobody is late because of one.
await Promise.all(Array.from({ length: settings.DATABASE_POOL }, () => db.query('select pg_sleep(0.1)')));
say('ready');
for (let round = 0; ; ) {
  const call = await nextCall(round);
  round = call.round;
  const share = call.members.filter((_, at) => at % 2 === half);
  const answers = await Promise.all(share.map((member) => act(call.name, { ...member, db, services })));
  say(`${round}: ${JSON.stringify(answers)}`);
  say(`done ${round}`);
}
