import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '#db/open.ts';
import { readSettings } from '#settings.ts';
import { servicesOn } from '#testing/services.ts';
import { type Act, act } from './crowd-acts.testing.ts';

/** A process with its share of a crowd: it waits for the signal, starts all of them at once, and reports the results. */
const [name = '', members = '[]'] = process.argv.slice(2);
const settings = readSettings(process.env);
const db = await openDatabase(settings);
const services = servicesOn(db, { settings: process.env as Record<string, string> });
const say = (line: string) => process.stdout.write(`${line}\n`);

// Connections are opened before the signal, so that nobody is late because of one.
await Promise.all(Array.from({ length: settings.DATABASE_POOL }, () => db.query('select pg_sleep(0.1)')));
say('ready');
while ((await db.query(`select 1 from facts where name = 'go'`, [])).length === 0) await sleep(5);
const crowd = JSON.parse(members) as { learner: number; n: number }[];
say(JSON.stringify(await Promise.all(crowd.map((member) => act(name as Act, { ...member, db, services })))));
say('done');
await db.close();
