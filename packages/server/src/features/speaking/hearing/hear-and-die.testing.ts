import { openDatabase } from '#db/open.ts';
import type { Deps } from '#deps.ts';
import { startJobs } from '#jobs/pg-boss.ts';
import { buildServices } from '#services.ts';
import { readSettings } from '#settings.ts';
import { openStorage } from '#storage/open.ts';
import { fakeSpeech } from '#testing/fake-speech.ts';
import { talker } from '../speaking.testing.ts';

/** A process of its own that hears half a minute of an answer and never the rest, and says so: then it is killed. */
const [userId = '', recordId = ''] = process.argv.slice(2);
const settings = readSettings(process.env);
const db = await openDatabase(settings);
const jobs = await startJobs(db, settings);
const hears = talker();
let windows = 0;
const answers = talker({ hear: (window) => (windows++ === 0 ? hears.hear(window) : new Promise(() => {})) });
const speech = { ...fakeSpeech(), answers };
const now = () => new Date();
const { speaking } = buildServices({ db, settings, jobs, speech, storage: openStorage(settings), now } as Deps);
await speaking.reports.requestReport(Number(userId), Number(recordId));
void speaking.hearing.workOff();
while (windows < 2) await new Promise((resolve) => setTimeout(resolve, 20));
process.stdout.write('hearing\n');
