// @postgres: reports and the book of mistakes
import { randomUUID } from 'node:crypto';
import { correctionDrill } from '@ninefold/core/writing/correction-drill';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusal, refused, register } from '#features/identity/identity.testing.ts';
import { draftOf, openWritingSite, sample, settled, type WritingSite } from '../writing.testing.ts';

/** One learner writes one essay twice, and the real examiner reads it. */
let site: WritingSite;
let learner: Awaited<ReturnType<typeof register>>;
let first: number;
let second: number;
const paperOf = () => site.id('task2-free-public-transport');

async function scored(content: string, of_record = 0): Promise<number> {
  const record_id = await draftOf(learner, { paper_id: paperOf(), content, of_record });
  await learner.api.exercise.essayScoring({ record_id });
  expect(await settled(learner, record_id)).toMatchObject({ status: 3, paid_with: 'free_try' });
  return record_id;
}

const RULE = {
  kind: 'grammar',
  slot: 'grammar:a-rule-for-tests',
  skill: 'writing',
  type: '',
  marks: 1,
  hash: '',
} as const;

/** A sentence with slips that every engine of ours has found so far. */
const SLIPS = 'Although the buses is free, but many peoples dont use it becuase they likes cars.';

beforeAll(async () => {
  site = await openWritingSite({}, 'real');
  learner = await register(site);
  // Two paragraphs say as much about the calls as four, and are read in half the time.
  const essay = sample.essay.split('\n\n').slice(0, 2).join('\n\n');
  first = await scored(`${essay}\n\n${SLIPS}`);
  second = await scored(essay, first);
});
afterAll(() => site.close());

test('the report is there with bands, gains, the model text just above and the drafts', async () => {
  const detail = await learner.api.writing.getScoreDetail({ record_id: first });
  expect(detail).toMatchObject({ status: 3, draft: 1, needAuth: 1, needRemark: 0, markFinished: 0, showModelText: 1 });
  expect(detail.engine).toBe(detail.engine_now);
  expect(detail.gains.length).toBeGreaterThan(0);
  if (!detail.scoreDetail?.assessable) throw new Error('it was not assessed');
  expect(detail.modelBand).toBeGreaterThan(detail.scoreDetail.overall.band);
  expect(detail.drafts.map(({ id, score }) => [id, score > 0])).toEqual([
    [first, true],
    [second, true],
  ]);
  expect(await learner.api.writing.getScoreDetail({ paper_id: paperOf() })).toMatchObject({ record_id: second });
  const topic = await learner.api.writing.getTopicInfo({ record_id: first });
  for (const { start, end, original } of detail.scoreDetail.corrections)
    expect(topic.text.slice(start, end)).toBe(original);
});

test('sentence by sentence: original, corrected and why', async () => {
  const { feedbackDiff } = await learner.api.writing.getFeedbackDiff({ record_id: first });
  const changed = feedbackDiff.find(({ original }) => original.includes('becuase'));
  expect(changed?.corrected).toContain('because');
  expect(changed?.notes.map(({ kind }) => kind)).toContain('spelling');
});

test('two drafts side by side: the movement of every band, with the first attempt beside it', async () => {
  const compared = await learner.api.exercise.getCompareEssay({ id: second });
  expect([compared.from.record_id, compared.to.record_id]).toEqual([first, second]);
  expect(compared.movements.map(({ criterion }) => criterion)).toEqual(['overall', 'tr', 'cc', 'lr', 'gra']);
  for (const { from, first: at } of compared.movements) expect(from).toBe(at);
  expect(compared.to.report?.assessable).toBe(true);
  expect(await refusal(learner.api.exercise.getCompareEssay({ id: first }))).toBe('not_found');
});

test('slips are counted over both essays, and each kind leads to its sentences', async () => {
  const { essays, kinds, list } = await learner.api.writing.getErrorKinds({});
  expect(essays).toBe(2);
  expect(list.map(({ record_id }) => record_id)).toEqual([second, first]);
  const spelling = kinds.find(({ kind }) => kind === 'spelling');
  const sum = list.reduce((total, { kinds: of }) => total + (of.spelling ?? 0), 0);
  expect(spelling?.count).toBe(sum);
  const page = await learner.api.writing.getErrorList({ kind: 'spelling', page_size: 100 });
  expect(page.list).toHaveLength(sum);
  expect(page.list.find(({ record_id }) => record_id === first)?.sentence).toBe(SLIPS);
  // Both essays are of Task 2: whoever looks at Task 1 alone sees none of their sentences.
  const ofTask = (task: 1 | 2) => learner.api.writing.getErrorList({ kind: 'spelling', task, page_size: 100 });
  expect([(await ofTask(1)).list.length, (await ofTask(2)).list.length]).toEqual([0, sum]);
});

test('what was lost stands in the book of mistakes and is practised in the learner’s own sentence', async () => {
  const { mistakes } = await learner.api.writing.getScoreDetail({ record_id: first });
  expect(mistakes.length).toBeGreaterThan(2);
  const { list: listed } = await learner.api.mistakes.getList({ record_id: first, page_size: 100 });
  expect(listed.map(({ id }) => id).sort()).toEqual([...mistakes].sort());
  for (const { id } of listed)
    expect((await learner.api.mistakes.getInfo({ id })).solution.form).toMatch(/correction|advice/);
  const { list } = await learner.api.mistakes.getToday({ record_id: first });
  const marked = ({ drill }: (typeof list)[number]) =>
    drill.form === 'correction' ? drill.sentence.slice(drill.start, drill.end) : '';
  const card = list.find((one) => marked(one) === 'becuase');
  if (card?.drill.form !== 'correction') throw new Error('no card for the spelling');
  expect(card.drill).toMatchObject({ sentence: SLIPS, slip: 'spelling' });
  expect(card.place).toMatchObject({ source: 'essay', record_id: first, task: 2 });
  const wrong = await learner.api.mistakes.answer({ id: card.id, key: randomUUID(), value: 'becuase' });
  expect(wrong).toMatchObject({ right: 0, solution: { form: 'correction', answers: ['because'] } });
  expect(await learner.api.mistakes.answer({ id: card.id, key: randomUUID(), value: 'because' })).toMatchObject({
    right: 1,
  });
});

test('a rule is asked in another of the learner’s own sentences each time', async () => {
  const { scoreDetail } = await learner.api.writing.getScoreDetail({ record_id: first });
  if (!scoreDetail?.assessable) throw new Error('it was not assessed');
  const { corrections, text } = scoreDetail;
  const slips = corrections
    .filter(({ start }, at) => corrections.findIndex((one) => one.start === start) === at)
    .slice(0, 2);
  const lost = slips.map(({ start, end }) => ({ ...RULE, part: `${start}-${end}` }));
  const report = { source: 'essay' as const, id: first, at: site.deps.now(), lost, rights: [] };
  await site.deps.db.transaction((tx) => site.services.mistakeBook.report(tx, learner.user.id, report));
  const [row] = await site.rows<{ id: number }>('select id from mistakes where slot = $1', [RULE.slot]);
  site.later(2 * 86_400);

  const ask = async () => {
    const { list } = await learner.api.mistakes.getToday({ record_id: first });
    const drill = list.find(({ id }) => id === row?.id)?.drill;
    if (drill?.form !== 'correction') throw new Error('the rule is not asked');
    const drills = slips.map((slip) => correctionDrill(text, slip, [slip.replacement]));
    const right = drills.find((one) => one?.sentence === drill.sentence && one.start === drill.start)?.answers[0] ?? '';
    return { id: row?.id ?? 0, key: randomUUID(), value: right };
  };
  const firstTry = await ask();
  const told = await learner.api.mistakes.answer(firstTry);
  expect(told).toMatchObject({ right: 1, verdict: 'counts' });
  const secondTry = await ask();
  expect(await learner.api.mistakes.answer(firstTry)).toEqual(told);
  expect(await learner.api.mistakes.answer(secondTry)).toMatchObject({ right: 1, verdict: 'counts' });
});

test('a disagreement is kept, counted for the operator, and the slip is no mistake any more', async () => {
  const { scoreDetail, mistakes } = await learner.api.writing.getScoreDetail({ record_id: first });
  if (!scoreDetail?.assessable) throw new Error('it was not assessed');
  const slip = scoreDetail.corrections.find(({ original }) => original === 'becuase');
  const about = `${slip?.start}-${slip?.end}:${slip?.rule}`;
  const words = 'That is how I spell it.';
  const { choices } = await learner.api.writing.saveChoice({ record_id: first, about, choice: 'disagree', words });
  expect(choices).toMatchObject([{ about, choice: 'disagree', words }]);
  expect((await learner.api.writing.getScoreDetail({ record_id: first })).mistakes).toHaveLength(mistakes.length - 1);
  expect(await refusal(learner.api.writing.getDisagreementList({}))).toBe('forbidden');
  const { list, rules } = await site.services.writing.feedback.getDisagreementList({ page_size: 20 });
  expect(list[0]).toMatchObject({ record_id: first, original: 'becuase', sentence: SLIPS, words });
  expect(rules[0]).toMatchObject({ rule: slip?.rule, disputed: 1 });
  expect(rules[0]?.shown).toBeGreaterThan(0);
  expect((await learner.api.writing.saveChoice({ record_id: first, about, choice: '' })).choices).toEqual([]);
  expect((await learner.api.writing.getScoreDetail({ record_id: first })).mistakes).toEqual(mistakes);
});

test('nothing can be said about what the report does not say', async () => {
  const { api } = learner;
  const said = { record_id: first, choice: 'disagree' } as const;
  for (const about of ['0-1:made-up', 'tr:99', 'good:99', 'nonsense', '99999-99999:spelling'])
    expect(await refused(api.writing.saveChoice({ ...said, about }))).toMatchObject({
      error: 'invalid_input',
      fields: ['about'],
    });
  expect(await refusal(api.writing.saveChoice({ ...said, about: 'tr:99', choice: '' }))).toBe('invalid_input');
});

test('the plan and the tasks hear of it once for each essay', async () => {
  const deeds = await site.rows<{ reference: string }>(
    `select reference from deeds where deed = 'essay_scored' and skill = 'writing' order by id`,
  );
  expect(deeds.map(({ reference }) => Number(reference))).toEqual([first, second]);
});

test('removing an essay takes its slips and its mistakes along', async () => {
  const before = await learner.api.writing.getErrorKinds({});
  await learner.api.writing.removeRecord({ id: first });
  const after = await learner.api.writing.getErrorKinds({});
  expect(after.essays).toBe(before.essays - 1);
  expect(after.list.map(({ record_id }) => record_id)).toEqual([second]);
  const sum = Object.values(after.list[0]?.kinds ?? {}).reduce((total, count) => total + count, 0);
  expect(after.kinds.reduce((total, { count }) => total + count, 0)).toBe(sum);
  expect((await learner.api.mistakes.getToday({ record_id: first })).list).toEqual([]);
});
