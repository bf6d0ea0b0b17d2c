import { answerForms } from '@ninefold/core/practice/answer-forms';
import { type KeyedQuestion, markQuestion } from '@ninefold/core/practice/marking/mark-paper';
import { expect, test } from 'vitest';
import { compileItem, hashOf } from './compile.ts';
import { type Pack, readPack } from './read-pack.ts';
import type { Item, Paper } from './schema/item.ts';
import { LISTENING } from './testing/fault.ts';
import { FIXTURE_PACKS, FIXTURES, rawPack } from './testing/raw-pack.ts';
import { recorded } from './testing/recording-faults.ts';
import { listOf, says } from './text.ts';

/** Before submission a learner's browser must hold nothing that answers or explains. */

const packs = await Promise.all(
  FIXTURE_PACKS.map(async (name) => {
    const { pack, complaints } = await readPack(`${FIXTURES}${name}`);
    if (!pack) throw new Error(complaints[0]?.what);
    return pack;
  }),
);
const items = packs.flatMap((pack) => pack.items.map(({ item }) => ({ id: item.id, kind: item.kind, item, pack })));

const compiled = (item: Item, pack: Pack) => compileItem(item, pack.assets);

test.each(items)('the public part of $id gives nothing away', ({ item, pack }) => {
  const open = JSON.parse(JSON.stringify(compiled(item, pack).public)) as object;
  const shown = stringsOf(withoutPassage(open)).join('\n');
  for (const secret of secretsOf(item)) expect(says(shown, secret) ? secret : null).toBeNull();
});

const SECRET_FIELDS =
  /^(answer|accept|reject|explain|evidence|paraphrase|why|script|say|speakers|essays|outline|keyFeatures|ideas|samples|tips|model|pairs|aliases|features|sentences|wrongs|origin|align)$/;

/** These teach and ask nothing: all of them is public. */
const isTeaching = ({ kind }: { kind: string }) => ['wordbook', 'idea-bank', 'ladder'].includes(kind);

test.each(items.filter((one) => !isTeaching(one)))(
  'the public part of $id has no field of the key or the review',
  ({ item, pack }) => {
    const open = compiled(item, pack).public;
    // An example is answered on the paper, as in the exam.
    const fields = fieldsOf(
      JSON.parse(JSON.stringify(open, (key, value: unknown) => (key === 'example' ? undefined : value))),
    );
    expect(fields.filter((field) => SECRET_FIELDS.test(field))).toEqual([]);
  },
);

test('the search for secrets can find one: a public part with an explanation left in is caught', () => {
  const { item } = items.find(({ kind }) => kind === 'listening')!;
  const [secret] = secretsOf(item);
  expect(says(stringsOf({ groups: [{ note: secret }] }).join('\n'), secret!)).toBe(true);
});

test('key and review hold what marking and explaining need', () => {
  const { item, pack } = items.find(({ id }) => id === 'dry-stone-walls')!;
  const { key, review } = compiled(item, pack) as unknown as {
    key: { marks: { key: string; accept: string[]; limit?: unknown }[] };
    review: { questions: { evidence: { at: string; start: number; end: number; quote: string }[] }[] };
  };
  expect(key.marks.map(({ key: name, accept }) => [name, ...accept])).toEqual([
    ['q1', 'T'],
    ['q2', 'NG'],
    ['q3', 'C'],
    ['q4', 'D'],
    ['q5', 'trench'],
    ['q6', 'hearting'],
  ]);
  const paragraphs = new Map(
    (item as Extract<Item, { kind: 'reading' }>).paragraphs.map(({ label, text }) => [label, text]),
  );
  for (const { at, start, end, quote } of review.questions.flatMap(({ evidence }) => evidence)) {
    expect(paragraphs.get(at)?.slice(start, end)).toBe(quote);
  }
});

test('before submission a recording shows where it halts, and only the review when each sentence is said', () => {
  const { item } = items.find(({ id }) => id === 'bike-repair-course')!;
  const raw = rawPack('example-pack');
  recorded(raw);
  const heard = { ...item, audio: (raw.docs.get(LISTENING) as { audio: unknown }).audio } as Item;
  const { public: open, review } = compileItem(heard, raw.assets) as unknown as {
    public: { readingTime: { at: number }[]; audio: object };
    review: { sentences: { start: number; end: number }[] };
  };
  expect(Object.keys(open.audio)).toEqual(['file', 'seconds', 'peaks']);
  expect(open.readingTime[0]?.at).toBe(0);
  // The running order tells where its pieces begin, never where a sentence does.
  expect(fieldsOf({ ...open, running: [] }).filter((field) => field === 'start' || field === 'end')).toEqual([]);
  expect(review.sentences.every(({ start, end }) => end > start)).toBe(true);
});

test('typed keys are unfolded: every accepted form, once', () => {
  const { item, pack } = items.find(({ id }) => id === 'bike-repair-course')!;
  const { marks } = compiled(item, pack).key as { marks: { key: string; accept: string[] }[] };
  expect(marks.find(({ key }) => key === 'q2')?.accept).toEqual(['Thursday', 'Thursdays']);
});

test('a sign printed before the gap belongs to the key, so that another currency is wrong', () => {
  const { item, pack } = items.find(({ id }) => id === 'bike-repair-course')!;
  const { marks } = compiled(item, pack).key as { marks: KeyedQuestion[] };
  const price = marks.find(({ key }) => key === 'q3')!;
  expect(price.accept).toEqual(['36', 'thirty-six', '£36']);
  expect(markQuestion(price, '£36').marks).toEqual([null]);
  expect(markQuestion(price, '$36').marks).toEqual(['WRONG']);
});

test('the hash changes with the words, not with the review, the status or the revision', () => {
  const { item } = items.find(({ id }) => id === 'dry-stone-walls')!;
  const reading = item as Extract<Item, { kind: 'reading' }>;
  expect(hashOf({ ...reading, status: 'published', rev: 9, origin: undefined })).toBe(hashOf(reading));
  expect(hashOf({ ...reading, level: 7 })).not.toBe(hashOf(reading));
});

const withoutPassage = (open: object): object => ('paragraphs' in open ? { ...open, paragraphs: [] } : open);

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}

function fieldsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = Array.isArray(value) ? [] : Object.keys(value);
  return [...own, ...Object.values(value).flatMap(fieldsOf)];
}

function secretsOf(item: Item): string[] {
  switch (item.kind) {
    case 'reading':
      return paperSecrets(item);
    case 'listening':
      return [...paperSecrets(item), ...item.script.map(({ text }) => text)];
    case 'writing-task-1':
    case 'writing-task-2': {
      const { essays, outline, segments } = item;
      const own =
        item.kind === 'writing-task-1'
          ? item.keyFeatures.map(({ text }) => text.en)
          : item.ideas.map(({ idea }) => idea.en);
      return [
        ...essays.flatMap(({ paragraphs, comments }) => [
          ...paragraphs.map(({ text }) => text),
          ...stringsOf(comments),
        ]),
        ...outline.map(({ point }) => point.en),
        ...segments.flatMap(({ model }) => model),
        ...own,
      ];
    }
    case 'speaking':
      return stringsOf([
        item.part1.map(({ questions }) => questions.map(({ samples }) => samples)),
        item.part2?.samples,
      ]);
    case 'lesson':
      return (item.steps ?? []).flatMap((step) =>
        step.step === 'check'
          ? (step.items ?? []).flatMap(({ explain, wrongs }) =>
              stringsOf([explain, (wrongs ?? []).map(({ why }) => why)]),
            )
          : [],
      );
    case 'sentences':
      return item.use === 'follow-read'
        ? []
        : item.sentences.flatMap(({ en, accept, points, wrongs }) => [
            en,
            ...(accept ?? []),
            ...(points ?? []).map(({ say }) => say.en),
            ...stringsOf((wrongs ?? []).map(({ why }) => why)),
          ]);
    case 'training':
      return item.items.flatMap((exercise) => [
        ...stringsOf(exercise.explain),
        ...stringsOf((exercise.wrongs ?? []).map(({ why }) => why)),
        ...(exercise.hear ? [exercise.hear.text] : []),
        ...('answer' in exercise && !['choose', 'fill', 'pair'].includes(exercise.do) ? listOf(exercise.answer) : []),
      ]);
    default:
      return [];
  }
}

function paperSecrets(paper: Paper): string[] {
  return paper.groups.flatMap(({ limit, options, questions }) => [
    ...stringsOf((options ?? []).map(({ why }) => why)),
    ...questions.flatMap((question) => [
      ...stringsOf([question.explain, question.evidence.map(({ quote }) => quote), question.reject.filter(isLong)]),
      ...stringsOf((question.options ?? []).map(({ why }) => why)),
      ...(limit ? listOf(question.answer).flatMap(answerForms) : []),
    ]),
  ]);
}

/** Short wrong answers are often words of the task itself. */
const isLong = (text: string) => text.split(' ').length > 2;
