import { randomUUID } from 'node:crypto';
import { openSite, register, type Site } from '#features/identity/identity.testing.ts';
import { saveFile } from '#storage/files.service.ts';
import { archiveOf, type send, wavOf } from '../personal-data.testing.ts';

export type Learner = Awaited<ReturnType<typeof register>>;
export type Lived = { site: Site; owner: Learner; archive: Buffer };

/** A site, somebody who has practised there, and the archive of what they did. */
export async function openLived(): Promise<Lived> {
  const site = await openSite({}, 'practice');
  const owner = await register(site);
  await live(site, owner);
  return { site, owner, archive: await archiveOf(site, owner) };
}

/** A passage twice and a third time begun, a word saved, a recording kept. */
async function live(site: Site, { api, user }: Learner): Promise<void> {
  const [set] = (await api.reading.getJianYaList({})).list;
  const id = set?.papers[0]?.id ?? 0;
  const writer = randomUUID();
  for (const value of ['zzz', 'T']) {
    const attempt = await api.attempt.start({
      skill: 'reading',
      id,
      mode: 'practice',
      key: randomUUID(),
      writer,
      fresh: true,
    });
    const questions = (attempt.papers[0]?.groups ?? []).flatMap((group) => group.questions);
    const changes = questions.map(({ key }) => ({ id: randomUUID(), key: `${id}.${key}`, value }));
    await api.attempt.submit({ attempt_id: attempt.id, writer, revision: attempt.revision, changes });
  }
  await api.attempt.start({ skill: 'reading', id, mode: 'practice', key: randomUUID(), writer, fresh: true });
  const [word] = (await api.vocabulary.getWordList({ name: 'harbour', exact: 1 })).list;
  await api.vocabulary.notebook.save({ vocabulary_id: word?.id ?? 0, sentence: 'A harbour =1+1.', met_in: 'reading' });
  const { name } = await saveFile(site.deps, site.deps.db, {
    ...{ ownerId: user.id, purpose: 'recording', bytes: wavOf('said by somebody') },
  });
  await site.rows(
    `insert into recordings (user_id, key, state, file, seconds, started_at, done_at)
     values ($1, 'a-recording', 'done', $2, 1, now(), now())`,
    [user.id, name],
  );
}

const COUNTED = ['attempts', 'answer_sheets', 'attempt_papers', 'marked_papers', 'history_records', 'mistakes'];
export const countsOf = async (site: Site, userId: number) => {
  const rows = await site.rows<{ table: string; count: number }>(
    [...COUNTED, 'mistake_counts', 'notebook_entries', 'recordings', 'coin_entries', 'practice_marks']
      .map((table) =>
        table === 'attempt_papers'
          ? `select '${table}' as table, count(*)::int from ${table} where attempt_id in (select id from attempts where user_id = $1)`
          : `select '${table}' as table, count(*)::int from ${table} where user_id = $1`,
      )
      .join(' union all '),
    [userId],
  );
  return Object.fromEntries(rows.map(({ table, count }) => [table, count]));
};

export const found = (tables: Awaited<ReturnType<typeof send>>['tables'], en: RegExp) =>
  tables.find(({ name }) => en.test(name.en));
