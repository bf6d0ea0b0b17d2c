// @postgres: many at one moment, merging a guest's records
import { randomUUID } from 'node:crypto';
import { type ItemMark, markItem } from '@ninefold/core/training/mark-item';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { register } from '#features/identity/identity.testing.ts';
import { openPracticeSite, type PracticeSite } from '#features/practice/attempts/attempts.testing.ts';
import { AGREEMENT, answerItem, goThrough, keysOfSet, startSet } from './training.testing.ts';

type PackMark = ItemMark & { key: string };

let site: PracticeSite;
beforeAll(async () => {
  site = await openPracticeSite();
}, 180_000);
afterAll(() => site.close());

test('each course lists its sets, ten a page, with what the learner did with them', async () => {
  const { api } = await register(site);
  const { list: firstPage, total, pageSize } = await api.training.getList({ course: 1 });
  expect(pageSize).toBe(10);
  expect(firstPage).toHaveLength(10);
  const { list } = await api.training.getList({ course: 1, page_size: 50 });
  expect(list.slice(0, 10)).toEqual(firstPage);
  expect(list.length).toBe(total);
  const set = list.find(({ id }) => id === site.id(AGREEMENT));
  expect(set).toMatchObject({ area: 'grammar', count: 12, state: 'new', record_id: 0, best: -1, locked: 0 });
  // By the names that the examiner gives slips: the learner's own list of them leads here.
  expect(set?.mistakes).toEqual(['agreement', 'number']);
  const record = await startSet({ api }, site.id(AGREEMENT));
  await answerItem({ api }, record.id, record.items[0]?.key ?? '', 'has risen');
  expect((await api.training.getList({ course: 1, selected: ['state:open'] })).list).toMatchObject([
    { id: site.id(AGREEMENT), state: 'open', record_id: record.id, settled: 1 },
  ]);
  const { collections, groups } = await api.training.getConfig({ type: 1, selected: ['area:grammar'] });
  expect(collections).toBe(1);
  expect(groups.find(({ group }) => group === 'state')?.choices).toContainEqual({ key: 'state:open', count: 1 });
});

test('no key is sent before its exercise was answered; then the reason is, in both languages', async () => {
  const learner = await register(site);
  const record = await startSet(learner, site.id(AGREEMENT));
  const said = JSON.stringify(record);
  expect(said).not.toContain('explain');
  expect(said).not.toContain('主语中心词');
  const [first] = record.items;
  const answer = await answerItem(learner, record.id, first?.key ?? '', 'have risen');
  expect(answer).toMatchObject({ outcome: 'wrong', reason: 'WRONG', solution: { answers: ['has risen'] } });
  if (answer.solution.of !== 'exercise') throw new Error('no exercise');
  expect(answer.solution.explain?.zh).toContain('主语中心词');
  expect(answer.solution.explain?.en).toContain('head of the subject');
});

test('every kind of exercise that is written or chosen takes its right answer', async () => {
  const learner = await register(site);
  const kinds = new Set<string>();
  for (const slug of ['paraphrase-listening', 'grammar-agreement', 'pronunciation-sounds-that-change-the-word']) {
    const id = site.id(slug);
    const keys = await keysOfSet(site, id);
    const record = await startSet(learner, id);
    for (const item of record.items) {
      kinds.add(item.do);
      // Read aloud, it is marked by its recording: training-say.test.ts.
      if (item.do === 'say') continue;
      const { outcome } = await answerItem(learner, record.id, item.key, keys.get(item.key));
      expect(outcome, `${slug} ${item.key} ${item.do}`).toBe('right');
    }
    expect(keys.size).toBe(record.items.length);
    const dictated = record.items.find((item) => item.do === 'dictate');
    if (dictated) expect(dictated.hear?.url).toMatch(/^\/content\/ninefold-1\/assets\/audio\/.*\.mp3$/);
  }
  const all = ['choose', 'correct', 'dictate', 'fill', 'match', 'order', 'pair', 'say', 'translate'];
  expect([...kinds].sort()).toEqual(all);
});

test('over the whole pack every answer of an author is right, and no sentence that is to be corrected counts as corrected', async () => {
  const rows = await site.rows<{
    id: number;
    public: { items: { key: string; wrong?: string }[] };
    key: { marks: PackMark[] };
  }>(`select id, public, key from content_items where kind = 'training'`);
  let looked = 0;
  for (const { public: shown, key } of rows)
    for (const own of key.marks.filter((one) => one.do !== 'say')) {
      const faulty = shown.items.find((item) => item.key === own.key)?.wrong;
      const mark = { ...own, wrong: faulty };
      const rights = own.pairs ? [own.pairs.map(([, right]) => right)] : (own.accept ?? []);
      for (const given of rights) expect(markItem(mark, given).outcome, String(given)).toBe('right');
      for (const given of [faulty, ...(own.wrongs ?? []).map(({ answer }) => answer)]) {
        if (given === undefined) continue;
        looked += 1;
        expect(markItem(mark, given).outcome, given).toBe('wrong');
      }
    }
  expect(looked).toBeGreaterThan(25);
});

test('a finished set has a result by kind and area, counts as a deed once, and is the best so far', async () => {
  const learner = await register(site);
  const record = await startSet(learner, site.id(AGREEMENT));
  const missed = record.items.slice(0, 2).map(({ key }) => key);
  const done = await goThrough(site, learner, record, missed);
  expect(done).toMatchObject({ state: 'done', type: 9, result: { right: 10, wrong: 2, total: 12, best_before: -1 } });
  expect(done.result?.areas).toEqual([{ area: 'grammar', right: 10, total: 12, now: 1 }]);
  expect(done.result?.kinds.find(({ kind }) => kind === 'choose')).toEqual({ kind: 'choose', right: 2, total: 4 });
  const again = await learner.api.training.submit({ record_id: record.id });
  expect(again.done_at).toBe(done.done_at);
  const deeds = await site.rows('select * from deeds where user_id = $1 and deed = $2', [
    learner.user.id,
    'training_completed',
  ]);
  expect(deeds).toMatchObject([{ skill: 'writing', reference: String(record.id) }]);
  expect((await learner.api.training.getRecordList({ type: 9 })).list).toMatchObject([
    { id: record.id, type: 9, right: 10, total: 12 },
  ]);
  const second = await startSet(learner, site.id(AGREEMENT));
  expect(second.id).not.toBe(record.id);
  expect((await goThrough(site, learner, second)).result).toMatchObject({ right: 12, best_before: 10 });
});

test('fifty presses at one moment begin one record, and fifty sendings of one answer are one answer', async () => {
  const learner = await register(site);
  const id = site.id(AGREEMENT);
  const records = await Promise.all(Array.from({ length: 50 }, () => startSet(learner, id)));
  expect(new Set(records.map((record) => record.id)).size).toBe(1);
  const [record] = records;
  const item = record?.items[0]?.key ?? '';
  const key = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => answerItem(learner, record?.id ?? 0, item, 'are rising', key)),
  );
  expect(new Set(answers.map(({ at, outcome }) => `${at} ${outcome}`)).size).toBe(1);
  expect(await site.rows('select id from training_answers where record_id = $1', [record?.id])).toHaveLength(1);
});

test('what is settled stays settled, and three answers to one exercise are the most', async () => {
  const learner = await register(site);
  const record = await startSet(learner, site.id(AGREEMENT));
  const [first, second] = record.items.map(({ key }) => key);
  await answerItem(learner, record.id, first ?? '', 'has risen');
  expect((await answerItem(learner, record.id, first ?? '', 'are rising')).outcome).toBe('right');
  for (let tries = 0; tries < 5; tries += 1) await answerItem(learner, record.id, second ?? '');
  const rows = await site.rows('select item from training_answers where record_id = $1', [record.id]);
  expect(rows).toHaveLength(4);
});

test('bad input is refused by name, and somebody else’s record does not exist', async () => {
  const [lin, chen] = [await register(site), await register(site)];
  const record = await startSet(lin, site.id(AGREEMENT));
  const item = record.items[0]?.key ?? '';
  const refused = (call: Promise<unknown>) =>
    call.then(() => 'accepted').catch(({ error, fields }) => ({ error, fields }));
  expect(await refused(answerItem(chen, record.id, item, 'has risen'))).toEqual({
    error: 'not_found',
    fields: ['record_id'],
  });
  expect(await refused(chen.api.training.submit({ record_id: record.id }))).toEqual({
    error: 'not_found',
    fields: ['record_id'],
  });
  expect(
    await refused(chen.api.training.getCollection({ id: site.id(AGREEMENT), record_id: record.id })),
  ).toMatchObject({
    error: 'not_found',
  });
  expect(await refused(chen.api.training.getDrill({ record_id: record.id }))).toMatchObject({ error: 'not_found' });
  expect(await refused(answerItem(lin, record.id, '1.i99', 'x'))).toEqual({ error: 'not_found', fields: ['item'] });
  expect(await refused(answerItem(lin, record.id, 'first', 'x'))).toEqual({ error: 'invalid_input', fields: ['item'] });
  expect(await refused(startSet(lin, site.id('set1-passage-1')))).toEqual({ error: 'not_found', fields: ['id'] });
  expect(await refused(lin.api.training.submit({ record_id: record.id }))).toMatchObject({ error: 'invalid_input' });
  const odd = { course: 1, colour: 'red' } as unknown as { course: 1 };
  expect(await refused(lin.api.training.getList(odd))).toMatchObject({ error: 'invalid_input' });
  expect(await refused(answerItem(lin, record.id, item, 'x'.repeat(2000)))).toMatchObject({ error: 'invalid_input' });
});

test('an answer is read back as it was typed, a number or a word of JSON too', async () => {
  const learner = await register(site);
  const record = await startSet(learner, site.id(AGREEMENT));
  const typed = ['45', 'null', 'true', '{"a":1}'];
  for (const [at, value] of typed.entries()) {
    const { given } = await answerItem(learner, record.id, record.items[at]?.key ?? '', value);
    expect(given).toBe(value);
  }
  const { record: again } = await learner.api.training.getCollection({ id: site.id(AGREEMENT) });
  expect(again?.answers.map(({ given }) => given)).toEqual(typed);
});

test('after its end a record takes no answers, and a fresh start keeps what was answered before', async () => {
  const learner = await register(site);
  const id = site.id(AGREEMENT);
  const empty = await startSet(learner, id);
  const record = await startSet(learner, id, true);
  expect(record.id).not.toBe(empty.id);
  const [first, second] = record.items.map(({ key }) => key);
  await answerItem(learner, record.id, first ?? '', 'has risen');
  const fresh = await startSet(learner, id, true);
  expect(fresh.answers).toEqual([]);
  await expect(answerItem(learner, record.id, second ?? '', 'were')).rejects.toMatchObject({ error: 'attempt_closed' });
  const old = await learner.api.training.getCollection({ id, record_id: record.id });
  expect(old.record).toMatchObject({ state: 'done', result: { right: 1, total: 12 } });
  // One of twelve is no practice.
  const deeds = `select id from deeds where user_id = $1 and deed = 'training_completed'`;
  expect(await site.rows(deeds, [learner.user.id])).toEqual([]);
});

test('a guest’s record goes to the account at log-in, and an answer kept on the device still counts there', async () => {
  const guest = await site.guest();
  const { id: guestId } = await guest.api.student.getInfo();
  const record = await startSet(guest, site.id(AGREEMENT));
  const [first, second] = record.items.map(({ key }) => key);
  await answerItem(guest, record.id, first ?? '');
  const learner = await register(site, undefined, guest);
  const { record: mine } = await learner.api.training.getCollection({ id: site.id(AGREEMENT) });
  expect(mine).toMatchObject({ id: record.id, answers: [{ item: first, outcome: 'wrong' }] });
  const kept = { record_id: record.id, item: second ?? '', key: randomUUID(), value: 'were', by: guestId };
  expect((await learner.api.training.saveAnswer(kept)).outcome).toBe('right');
  const other = await register(site);
  await expect(other.api.training.saveAnswer(kept)).rejects.toMatchObject({ error: 'forbidden' });
});

test('with the flag off the basic list is what the page is told to show', async () => {
  const plain = await openPracticeSite({ TRAINING_COLLECTIONS: 'off' }, site);
  const { api } = await plain.guest();
  expect((await api.training.getConfig({ type: 2 })).collections).toBe(0);
  await plain.close();
});
