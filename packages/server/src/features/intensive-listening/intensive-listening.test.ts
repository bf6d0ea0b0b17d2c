// @postgres: many at one moment, merging a guest's records
import { randomUUID } from 'node:crypto';
import type { SentencePaper } from '@ninefold/contract/intensive-listening';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newMobile, register } from '#features/identity/identity.testing.ts';
import { handIn, openPracticeSite, type PracticeSite, start } from '#features/practice/attempts/attempts.testing.ts';
import type { Visitor } from '#testing/app.ts';

const SECTION = 'set1-section-2';

let site: PracticeSite;
beforeAll(async () => {
  site = await openPracticeSite();
}, 180_000);
afterAll(() => site.close());

type Api = Pick<Visitor, 'api'>;
const section = () => site.id(SECTION);
const begin = ({ api }: Api, fresh: 0 | 1 = 0, key: string = randomUUID()) =>
  api.listening.startDictation({ id: section(), key, fresh });
const write = ({ api }: Api, recordId: number, order: number, given: string, key: string = randomUUID()) =>
  api.listening.saveDictation({ record_id: recordId, order, key, given });
const refused = (call: Promise<unknown>) =>
  call.then(
    () => 'not refused',
    ({ error, fields }) => [error, ...fields].join(' '),
  );
const longSentence = ({ content }: SentencePaper) =>
  content.find((one) => one.content.split(' ').length > 9) ?? content[0]!;

test('a section comes sentence by sentence, each with its words and its place in the recording', async () => {
  const { api } = await site.guest();
  const paper = await api.listening.getSentencePaper({ id: section() });
  expect(paper.audio).toMatchObject({
    url: expect.stringMatching(/\.mp3$/),
    peaks_url: expect.stringMatching(/\.json$/),
  });
  expect(paper.content.map(({ order }) => order)).toEqual(paper.content.map((_, at) => at + 1));
  for (const { start, end, content } of paper.content) {
    expect(end, content).toBeGreaterThan(start);
    expect(start).toBeGreaterThanOrEqual(0);
  }
  expect(paper.content.at(-1)?.end ?? 0).toBeLessThanOrEqual(paper.audio?.seconds ?? 0);
  expect(paper).toMatchObject({ progress: { order: 1, heard: [] }, dictation: null });
});

test('whoever sits the section in an exam is not told its script, alone or as a part of a set; afterwards it opens', async () => {
  const learner = await register(site);
  const attempt = await start(learner, { skill: 'listening', mode: 'exam', id: section() });
  expect(await refused(learner.api.listening.getSentencePaper({ id: section() }))).toBe('attempt_open');
  expect(await refused(begin(learner))).toBe('attempt_open');
  await handIn(learner, attempt);
  expect((await learner.api.listening.getSentencePaper({ id: section() })).content.length).toBeGreaterThan(10);
  const whole = await register(site);
  await start(whole, { skill: 'listening', mode: 'exam', id: site.id('listening-set-1') });
  expect(await refused(whole.api.listening.getSentencePaper({ id: section() }))).toBe('attempt_open');
});

test('a dictation that was begun before an exam tells nothing while the exam goes on', async () => {
  const learner = await register(site);
  const { id } = await begin(learner);
  await start(learner, { skill: 'listening', mode: 'exam', id: section() });
  expect(await refused(write(learner, id, 1, 'anything'))).toBe('attempt_open');
});

test('a locked section, a passage of reading, a whole set and nothing at all are refused as the paper itself is', async () => {
  const members = await openPracticeSite({ LISTENING_ACCESS: 'vip' }, site);
  const { api } = await members.guest();
  expect(await refused(api.listening.getSentencePaper({ id: section() }))).toMatch(/^vip_needed/);
  await members.close();
  const open = await site.guest();
  for (const id of [site.id('listening-set-1'), site.id('set1-passage-1'), 999_999])
    expect(await refused(open.api.listening.getSentencePaper({ id })), String(id)).toBe('not_found id');
});

test('where a learner was is kept for guests too, what was heard adds up, and a place outside comes back inside', async () => {
  const { api } = await site.guest();
  const id = section();
  await api.listening.saveSentenceProgress({ id, order: 4, heard: [1, 2, 3] });
  const { order, heard } = await api.listening.saveSentenceProgress({ id, order: 2000, heard: [3, 4, 1999] });
  const { content, progress } = await api.listening.getSentencePaper({ id });
  expect(order).toBe(content.length);
  expect(heard).toEqual([1, 2, 3, 4]);
  expect(progress).toEqual({ order, heard });
});

test('a sentence is marked word by word; the first writing counts, whatever is sent after it', async () => {
  const learner = await register(site);
  const paper = await learner.api.listening.getSentencePaper({ id: section() });
  const record = await begin(learner);
  expect(record).toMatchObject({ state: 'open', total: paper.content.length, lines: [] });
  const sentence = longSentence(paper);
  const words = sentence.content.split(' ');
  const key = randomUUID();
  const first = await write(learner, record.id, sentence.order, words.slice(1).join(' ').toLowerCase(), key);
  expect(first).toMatchObject({ right: words.length - 1, total: words.length });
  expect(first.words[0]).toEqual({ said: words[0], given: '', slip: 'missed' });
  for (const again of [key, randomUUID()])
    expect(await write(learner, record.id, sentence.order, sentence.content, again)).toEqual(first);
  expect(await refused(write(learner, record.id, sentence.order + 1, 'x', key))).toBe('conflict key');
  expect(await refused(write(learner, record.id, 1999, 'x'))).toBe('not_found order');
  const done = await learner.api.listening.finishDictation({ record_id: record.id });
  expect(done).toMatchObject({ state: 'done', tally: { lines: 1, perfect: 0, slips: { missed: 1 } } });
  expect(await learner.api.listening.finishDictation({ record_id: record.id })).toEqual(done);
  const other = sentence.order === 1 ? 2 : 1;
  expect(await refused(write(learner, record.id, other, 'late'))).toBe('attempt_closed');
  expect((await learner.api.listening.getSentencePaper({ id: section() })).dictation).toEqual(done);
});

test('fifty presses begin one dictation, fifty sendings of a sentence are one, and a fresh start leaves the old as it stands', async () => {
  const learner = await register(site);
  const begun = await Promise.all(Array.from({ length: 50 }, () => begin(learner)));
  expect(new Set(begun.map(({ id }) => id)).size).toBe(1);
  const id = begun[0]?.id ?? 0;
  const key = randomUUID();
  await Promise.all(Array.from({ length: 50 }, () => write(learner, id, 1, 'good morning', key)));
  expect(await site.rows('select 1 as one from dictation_lines where record_id = $1', [id])).toHaveLength(1);
  const fresh = await begin(learner, 1);
  expect(fresh.id).not.toBe(id);
  expect(await site.rows('select state from dictation_records where id = $1', [id])).toEqual([{ state: 'done' }]);
  expect((await begin(learner, 1)).id).not.toBe(fresh.id);
  expect(await site.rows('select 1 as one from dictation_records where id = $1', [fresh.id])).toEqual([]);
});

test('somebody else’s dictation does not exist, nothing written is nothing to end, and a kept line is its writer’s', async () => {
  const [lin, chen] = [await register(site), await register(site)];
  const { id } = await begin(lin);
  expect(await refused(write(chen, id, 1, 'hello'))).toBe('not_found record_id');
  expect(await refused(chen.api.listening.finishDictation({ record_id: id }))).toBe('not_found record_id');
  expect(await refused(lin.api.listening.finishDictation({ record_id: id }))).toBe('invalid_input record_id');
  const kept = { record_id: id, order: 1, key: randomUUID(), given: 'x', by: chen.user.id };
  expect(await refused(lin.api.listening.saveDictation(kept))).toBe('forbidden');
  expect(await refused(lin.api.listening.saveDictation({ ...kept, given: 'y'.repeat(601) }))).toBe(
    'invalid_input given',
  );
});

test('words that were not heard and words that were misspelt go into the book, and are mended by writing them', async () => {
  const learner = await register(site);
  const paper = await learner.api.listening.getSentencePaper({ id: section() });
  const sentence = longSentence(paper);
  const long = sentence.content.split(' ').find((word) => /^[a-z]{6,}$/.test(word)) ?? '';
  expect(long).not.toBe('');
  const { id } = await begin(learner);
  const given = sentence.content
    .split(' ')
    .slice(2)
    .join(' ')
    .replace(long, `${long.slice(0, 3)}qx${long.slice(4)}`);
  const line = await write(learner, id, sentence.order, given);
  expect(line.words.filter(({ slip }) => slip === 'missed')).toHaveLength(2);
  expect(line.words.find(({ slip }) => slip === 'misspelt')?.said).toBe(long);
  const { list } = await learner.api.mistakes.getList({ dictation_id: id });
  expect(list.map(({ kind }) => kind).sort()).toEqual(['misheard', 'spelling']);
  expect(JSON.stringify(list)).not.toContain(long);
  expect(list[0]).toMatchObject({ skill: 'listening', place: { source: 'dictation', order: sentence.order } });

  // Asked again as a dictation of that sentence, without its words.
  const cards = await learner.api.mistakes.getToday({ dictation_id: id });
  const card = cards.list.find(({ kind }) => kind === 'misheard');
  expect(card?.drill).toMatchObject({ form: 'exercise', exercise: { do: 'dictate', hear: { url: paper.audio?.url } } });
  expect(JSON.stringify(cards)).not.toContain(sentence.content.slice(0, 12));
  const answered = await learner.api.mistakes.answer({
    id: card?.id ?? 0,
    key: randomUUID(),
    // The words that were lost are there now; another one is missing, which is another story.
    value: sentence.content.replace(long, ''),
  });
  expect(answered).toMatchObject({ right: 1, solution: { form: 'exercise', answers: [sentence.content] } });
  const spelling = cards.list.find(({ kind }) => kind === 'spelling');
  const wrong = await learner.api.mistakes.answer({ id: spelling?.id ?? 0, key: randomUUID(), value: given });
  expect(wrong.right).toBe(0);
});

test('a guest’s dictation, place and mistakes come along at log-in; of two open ones the guest’s ends', async () => {
  const guest = await site.guest();
  const { id } = await begin(guest);
  await write(guest, id, 1, 'x');
  await guest.api.listening.saveSentenceProgress({ id: section(), order: 3, heard: [1, 2] });
  const learner = await register(site, undefined, guest);
  const paper = await learner.api.listening.getSentencePaper({ id: section() });
  expect(paper).toMatchObject({ progress: { order: 3, heard: [1, 2] }, dictation: { id, lines: [{ order: 1 }] } });
  expect((await learner.api.mistakes.getList({ dictation_id: id })).list.length).toBeGreaterThan(0);
});

test('a dictation begun under one key as learner and as guest stops no log-in', async () => {
  const mobile = newMobile();
  const key = randomUUID();
  const learner = await register(site, mobile);
  await begin(learner, 0, key);
  const guest = await site.guest();
  await begin(guest, 0, key);
  const back = await register(site, mobile, guest);
  expect((await back.api.student.getInfo()).id).toBe((await learner.api.student.getInfo()).id);
});
