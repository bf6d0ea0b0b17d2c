import { openDatabase } from '#db/open.ts';
import { readSettings } from '#settings.ts';
import { dieAtWrite } from '#testing/die-at-write.ts';
import { servicesOn } from '#testing/services.ts';

/**
 * A process of its own that answers a card and is killed: in place of the n-th write of its transaction, the commit
 * included, or without an n when everything is written and nobody has been told.
 */
const [learner = '', key = '', n] = process.argv.slice(2);
const settings = process.env as Record<string, string>;
const db = await openDatabase(readSettings(settings));
const { mistakes } = servicesOn(db, { settings });
const {
  list: [card],
} = await mistakes.getToday(Number(learner), { skill: 'words', kind: 'word' });

process.stdout.write(`${card ? `${card.state} ${card.rights.length}` : 'no card'}\n`);
if (card) {
  if (n) dieAtWrite(Number(n));
  await mistakes.answer(Number(learner), { id: card.id, key });
  if (!n) process.kill(process.pid, 'SIGKILL');
}
process.stdout.write('lived\n');
await db.close();
