import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusal } from '#features/identity/identity.testing.ts';
import { openWritingSite, type WritingSite } from '../writing.testing.ts';

let site: WritingSite;
beforeAll(async () => {
  site = await openWritingSite();
});
afterAll(() => site.close());

const paper = () => site.id('task1-process-coffee-logs');

test('sentences from Chinese come first, then those from a cue; nothing of the models is sent before a try', async () => {
  const { api, last } = await site.guest();
  const { segments } = await api.writing.getSegments({ id: paper(), type: 1 });
  expect(segments.length).toBeGreaterThan(10);
  expect(segments[0]).toMatchObject({ zh: expect.stringMatching(/\p{Script=Han}/u), answer: null });
  expect(segments.at(-1)?.id).toMatch(/^own:/);
  expect(last.body).not.toContain('illustrates how used coffee grounds');
});

test('the model is right; a known mistake is named; missing meaning is asked about; the newest try is kept', async () => {
  const { api } = await site.guest();
  const [first] = (await api.writing.getSegments({ id: paper() })).segments;
  const check = (text: string) => api.writing.checkSegment({ id: paper(), segment_id: first!.id, text });
  const again = await check('I like tea.');
  expect(again.verdict).toBe('again');
  expect(again.findings.every(({ text }) => text.zh !== '' && text.en !== '')).toBe(true);
  const right = await check('the diagram illustrates how used coffee grounds are made into fire logs and compost');
  expect(right).toMatchObject({ verdict: 'right', findings: [], tries: 2 });
  const kept = (await api.writing.getSegments({ id: paper() })).segments[0];
  expect(kept?.answer).toMatchObject({ verdict: 'right', tries: 2, hints: 0 });
  const slip = await check('The diagram illustrates how used coffee grounds are made into an fire logs and compost.');
  expect(slip.verdict).not.toBe('right');
  expect(slip.findings).toContainEqual(expect.objectContaining({ kind: 'grammar', original: 'an', replacement: 'a' }));
  const known = await check('The diagram illustrates how used coffee grounds make fire logs and compost.');
  expect(known.findings).toContainEqual(expect.objectContaining({ kind: 'grammar', replacement: 'are made into' }));
});

test('hints go from weak to strong and are counted; starting again forgets everything', async () => {
  const { api } = await site.guest();
  const [first] = (await api.writing.getSegments({ id: paper() })).segments;
  const hint = (name: 'letters' | 'model') =>
    api.writing.getSegmentHint({ id: paper(), segment_id: first!.id, hint: name });
  expect(await hint('letters')).toMatchObject({ hints: 1, text: expect.stringContaining('…') });
  expect(await hint('model')).toMatchObject({ hints: 4, text: expect.stringContaining('coffee grounds') });
  const answer = await api.writing.checkSegment({
    id: paper(),
    segment_id: first!.id,
    text: 'Coffee grounds become logs.',
  });
  expect(answer.hints).toBe(4);
  expect(await api.writing.startSegmentsAgain({ id: paper() })).toEqual({ cleared: 1 });
  expect((await api.writing.getSegments({ id: paper() })).segments[0]?.answer).toBeNull();
});

test('everybody has their own tries; an unknown sentence and a text too long are refused', async () => {
  const [one, other] = [await site.guest(), await site.guest()];
  const [first] = (await one.api.writing.getSegments({ id: paper() })).segments;
  await one.api.writing.checkSegment({ id: paper(), segment_id: first!.id, text: 'Something.' });
  expect((await other.api.writing.getSegments({ id: paper() })).segments[0]?.answer).toBeNull();
  expect(await refusal(other.api.writing.checkSegment({ id: paper(), segment_id: 'nope', text: 'a' }))).toBe(
    'not_found',
  );
  const long = { id: paper(), segment_id: first!.id, text: 'word '.repeat(200) };
  expect(await refusal(other.api.writing.checkSegment(long))).toBe('invalid_input');
});
