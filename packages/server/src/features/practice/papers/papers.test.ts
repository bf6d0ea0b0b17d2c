// @postgres: lists read by SQL over JSON
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refused, register } from '#features/identity/identity.testing.ts';
import {
  handIn,
  keysOf,
  openPracticeSite,
  type PracticeSite,
  rightAnswers,
  save,
  start,
} from '../attempts/attempts.testing.ts';

let site: PracticeSite;
beforeAll(async () => {
  site = await openPracticeSite();
});
afterAll(() => site.close());

describe('shelves', () => {
  test('full sets in their order, with their papers and what each asks for', async () => {
    const { api } = await site.guest();
    const { list, total } = await api.reading.getJianYaList({});
    expect(total).toBe(3);
    expect(list.map(({ id }) => id)).toEqual(['set-1', 'set-2', 'set-general-1'].map(site.id));
    expect(list[0]).toMatchObject({ shelf: 'jian_ya', whole: 1, marks: 40, seconds: 3600, access: 'free', locked: 0 });
    expect(list[0]?.papers.map(({ part, marks }) => [part, marks])).toEqual([
      [1, 13],
      [2, 13],
      [3, 14],
    ]);
    const listening = await api.listening.getJianYaList({ page_size: 1, page: 2 });
    expect(listening).toMatchObject({ total: 2, list: [{ id: site.id('listening-set-2'), whole: 1 }] });
    expect((await api.reading.getJianYaList({ page: 3 })).list).toEqual([]);
  });

  test('papers of the other test are named, and stand behind those of the test that the learner will sit', async () => {
    const { api } = await register(site);
    const order = async () => (await api.reading.getJianYaList({})).list.map(({ module }) => module);
    expect(await order()).toEqual(['academic', 'academic', 'general']);
    await api.student.updateInfo({ module: 'general' });
    expect(await order()).toEqual(['general', 'academic', 'academic']);
    const found = (await api.reading.getSearchList({})).list.map(({ module }) => module);
    expect(found.lastIndexOf('general')).toBeLessThan(found.indexOf('academic'));
  });

  test('sets by question type; topics by year; picks in the same form', async () => {
    const { api } = await site.guest();
    const withEndings = await api.reading.getJianYaList({ type: 'matching-sentence-endings' });
    expect(withEndings.total).toBeGreaterThan(0);
    for (const { papers } of withEndings.list)
      expect(papers.flatMap(({ types }) => types)).toContain('matching-sentence-endings');
    const topics = await api.reading.getJiJingList({});
    expect(topics.list.map(({ year }) => year)).toEqual([2026, 2026, 2026]);
    expect((await api.reading.getJiJingList({ unit: 2026 })).total).toBe(3);
    expect((await api.reading.getJiJingList({ unit: 2025 })).total).toBe(0);
    const picks = await api.reading.getJiJingList({ shelf: 'yu_ce' });
    expect(picks.list.every(({ shelf, basis }) => shelf === 'yu_ce' && basis?.zh)).toBe(true);
  });
});

describe('search', () => {
  test.each([
    { wanted: { search_content: 'whale' }, found: ['single-whale-song'], why: 'a word of the title' },
    { wanted: { search_content: '鲸歌' }, found: ['single-whale-song'], why: 'the name of its set, in Chinese' },
    { wanted: { search_content: ' ＷＨＡＬＥ ' }, found: ['single-whale-song'], why: 'full-width, in capitals' },
    { wanted: { search_content: 'whale zebra' }, found: [], why: 'every word must be there' },
    { wanted: { search_content: '%' }, found: [], why: 'a wildcard is a character like any other' },
    { wanted: { topic: 'animals' }, found: ['single-whale-song'], why: 'a topic' },
    { wanted: { pid: 3 as const, search_content: 'seed' }, found: ['single-seed-vaults'], why: 'a shelf' },
    { wanted: { pid: 1 as const, search_content: 'seed' }, found: [], why: 'another shelf' },
  ])('$why', async ({ wanted, found }) => {
    const { api } = await site.guest();
    const { list, total } = await api.reading.getSearchList(wanted);
    expect(list.map(({ id }) => id)).toEqual(found.map(site.id));
    expect(total).toBe(found.length);
  });

  test('pages of twenty, then the rest; filters by type add up with the config', async () => {
    const { api } = await site.guest();
    const config = await api.reading.getSearchConfig();
    expect(config.shelves.map(({ id, count }) => [id, count])).toEqual([
      [1, 9],
      [2, 3],
      [3, 3],
    ]);
    expect(config.ji_jing.map(({ id }) => id)).toEqual([2026]);
    expect(config.topics.reduce((sum, { count }) => sum + count, 0)).toBe(15);
    for (const { key, count } of config.types)
      expect((await api.reading.getSearchList({ type: key })).total, key).toBe(count);
    const [first, second] = [
      await api.reading.getSearchList({ page_size: 8 }),
      await api.reading.getSearchList({ page_size: 8, page: 2 }),
    ];
    expect(new Set([...first.list, ...second.list].map(({ id }) => id)).size).toBe(15);
    expect(first.list[0]?.set).toMatchObject({ shelf: 'jian_ya' });
  });

  test('by state: new, open and done add up', async () => {
    const learner = await site.guest();
    await save(learner, await start(learner, { id: site.id('set1-passage-1') }), {});
    await handIn(learner, await start(learner, { id: site.id('set1-passage-2') }));
    const of = async (state: 'new' | 'open' | 'done') =>
      (await learner.api.reading.getSearchList({ state })).list.map(({ id }) => id);
    expect(await of('open')).toEqual([site.id('set1-passage-1')]);
    expect(await of('done')).toEqual([site.id('set1-passage-2')]);
    expect(await of('new')).toHaveLength(13);
  });
});

test('marks of a learner: unfinished with its answers, done with the best score, never somebody else’s', async () => {
  const learner = await site.guest();
  const set = { id: site.id('set-1') };
  const attempt = await start(learner, set);
  const answers = rightAnswers(
    await keysOf(
      site,
      attempt.papers.map(({ id }) => id),
    ),
  );
  const some = Object.fromEntries(Object.entries(answers).slice(0, 5));
  await save(learner, attempt, some);
  const mine = async (visitor = learner) => (await visitor.api.reading.getJianYaList({})).list[0]?.mine;
  expect(await mine()).toMatchObject({ state: 'open', attempt_id: attempt.id, answered: 5, best: -1, best_band: -1 });
  site.later(1800);
  await handIn(learner, { ...attempt, revision: 1 }, answers);
  expect(await mine()).toMatchObject({ state: 'done', best: 40, best_band: 9, answered: 0 });
  const worse = await start(learner, set);
  await handIn(learner, worse, some);
  expect(await mine()).toMatchObject({ best: 40, best_band: 9, attempt_id: worse.id });
  expect(await mine(await site.guest())).toMatchObject({ state: 'new', best: -1, attempt_id: 0 });
});

describe('get-paper', () => {
  test('one paper, a set and an own set, numbered through', async () => {
    const { api } = await site.guest();
    const one = await api.reading.getPaper({ id: site.id('single-whale-song') });
    expect(one).toMatchObject({ kind: 'paper', shelf: 'ji_jing', whole: 0, papers: [{ offset: 0 }] });
    const set = await api.listening.getPaper({ id: site.id('listening-set-2') });
    expect(set).toMatchObject({ kind: 'set', marks: 40, whole: 1 });
    expect(set.papers.map(({ offset }) => offset)).toEqual([0, 10, 20, 30]);
    expect(set.papers[0]).toMatchObject({
      kind: 'listening',
      audio: { url: expect.stringMatching(/set2-section-1-[0-9a-f]{8}\.mp3$/) },
    });
    const own = await api.reading.getPaper({ ids: [site.id('set2-passage-3'), site.id('set1-passage-1')] });
    expect(own).toMatchObject({ kind: 'own', id: 0, shelf: null, seconds: 2400 });
  });

  test.each([
    { input: () => ({ id: 999_999 }), error: 'not_found', fields: ['id'], why: 'no such paper' },
    {
      input: () => ({ id: site.id('listening-set-1') }),
      error: 'not_found',
      fields: ['id'],
      why: 'a paper of the other skill',
    },
    {
      input: () => ({ id: site.id('main-menu') }),
      error: 'not_found',
      fields: ['id'],
      why: 'something that is no paper',
    },
    {
      input: () => ({ ids: [site.id('set-1')] }),
      error: 'not_found',
      fields: ['paper_ids.0'],
      why: 'a set inside a set',
    },
    {
      input: () => ({ ids: [site.id('set1-passage-1'), site.id('set1-passage-1')] }),
      error: 'invalid_input',
      fields: ['paper_ids'],
      why: 'the same paper twice',
    },
    { input: () => ({}), error: 'invalid_input', fields: ['id'], why: 'nothing asked for' },
    { input: () => ({ id: 1, ids: [1] }), error: 'invalid_input', fields: ['id'], why: 'both asked for' },
  ])('refuses clearly: $why', async ({ input, error, fields }) => {
    const { api } = await site.guest();
    expect(await refused(api.reading.getPaper(input()))).toMatchObject({ error, fields });
  });
});

describe('who may open what', () => {
  const skillVip = (userId: number, skill: string, at = site.deps.now().getTime() + 86_400_000) =>
    site.rows(`insert into memberships (user_id, skill, level, expires_at) values ($1, $2, 1, $3)`, [
      userId,
      skill,
      new Date(at),
    ]);

  test('members’ papers are shown but locked, and neither opened nor begun without a membership of the skill', async () => {
    const paper = site.id('single-whale-song');
    await site.rows(`update content_items set public = jsonb_set(public, '{access}', '"vip"') where id = $1`, [paper]);
    await site.rows(`update content_packs set imported_at = now() + interval '1 second'`);
    site.later(4);
    const learner = await register(site);
    const open = () => learner.api.reading.getPaper({ id: paper });
    expect(await open()).toMatchObject({ access: 'vip', locked: 1, papers: [] });
    expect(await refused(start(learner, { id: paper }))).toMatchObject({
      error: 'vip_needed',
      code: 403,
      details: { skill: 'reading' },
    });
    expect(await refused(start(learner, { paper_ids: [site.id('set1-passage-1'), paper] }))).toMatchObject({
      error: 'vip_needed',
    });
    await skillVip(learner.user.id, 'listening');
    expect(await open()).toMatchObject({ locked: 1 });
    await skillVip(learner.user.id, 'reading', site.deps.now().getTime() - 1000);
    expect(await open()).toMatchObject({ locked: 1 });
    await site.rows(`update memberships set expires_at = $2 where user_id = $1`, [
      learner.user.id,
      new Date(site.deps.now().getTime() + 60_000),
    ]);
    expect((await open()).papers).toHaveLength(1);
    const attempt = await start(learner, { id: paper });
    site.later(61);
    // What was begun as a member is finished and reviewed.
    expect((await handIn(learner, attempt)).total).toBe(13);
    // To do its mistakes again takes a membership again.
    expect(await refused(start(learner, { of_attempt: attempt.id }))).toMatchObject({
      error: 'vip_needed',
      details: { skill: 'reading' },
    });
    await site.rows(`update memberships set expires_at = $2 where user_id = $1`, [
      learner.user.id,
      new Date(site.deps.now().getTime() + 60_000),
    ]);
    expect((await start(learner, { of_attempt: attempt.id })).resumed).toBe(0);
  });

  test('a school’s pack is for its members alone', async () => {
    const [school] = await site.rows<{ id: number }>(`insert into organisations (name) values ('School') returning id`);
    await site.rows(`update content_packs set organisation_id = $1, imported_at = now() + interval '2 seconds'`, [
      school?.id,
    ]);
    site.later(4);
    const [stranger, member] = [await register(site), await register(site)];
    await site.rows('update users set organisation_id = $2 where id = $1', [member.user.id, school?.id]);
    expect((await stranger.api.reading.getJianYaList({})).total).toBe(0);
    expect((await stranger.api.reading.getSearchConfig()).topics).toEqual([]);
    expect(await refused(stranger.api.reading.getPaper({ id: site.id('set-1') }))).toMatchObject({
      error: 'not_found',
    });
    expect(await refused(start(stranger, { id: site.id('set-1') }))).toMatchObject({ error: 'not_found' });
    expect((await member.api.reading.getJianYaList({})).total).toBe(3);
    await site.rows(`update content_packs set organisation_id = null, imported_at = now() + interval '3 seconds'`);
    site.later(4);
  });
});
