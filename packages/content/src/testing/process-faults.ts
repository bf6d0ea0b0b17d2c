import { all, copy, example, type Fault, LISTENING, READING, set } from './fault.ts';
import { get, put, type RawPack } from './raw-pack.ts';

/** Faults of how papers are made: tricks that work, lengths, voices, reserved papers, records that are not true. */

const MOCK = 'mocks/mock-1.yaml';
const LESSON = 'lessons/lesson-note-completion.yaml';

const explain = { en: 'See there.', zh: '见原文。' };

/** Spoken questions whose keys stand where the fault wants them; option A is always mentioned first. */
const heard =
  (keyOf: (at: number) => string, length = 16) =>
  ({ docs }: RawPack): void => {
    const places = ['t3', 't5', 't7'];
    const question = (_: unknown, at: number) => ({
      n: at + 1,
      text: `Question number ${at + 1}?`,
      options: ['A', 'B', 'C'].map((key, index) => ({ key, text: `answer ${key}`, at: places[index] })),
      answer: keyOf(at),
      evidence: [
        { at: { A: 't3', B: 't5', C: 't7' }[keyOf(at)], quote: { A: 'There is', B: 'Lovely', C: "It's" }[keyOf(at)] },
      ],
      explain,
    });
    put(docs.get(LISTENING), 'groups', [{ type: 'mcq-single', questions: Array.from({ length }, question) }]);
  };

/** The same on paper: four options, of which the key is always the longest. */
const printed =
  (keyOf: (at: number) => string, length: number) =>
  ({ docs }: RawPack): void => {
    const question = (_: unknown, at: number) => ({
      n: at + 1,
      text: `Question number ${at + 1}?`,
      options: [...'ABCD'].map((key) => ({
        key,
        text: key === keyOf(at) ? `the long answer ${key}` : `answer ${key}`,
      })),
      answer: keyOf(at),
      evidence: [{ at: 'A', quote: 'Across the uplands of Europe' }],
      explain,
    });
    put(docs.get(READING), 'groups', [{ type: 'mcq-single', questions: Array.from({ length }, question) }]);
  };

/** Copies of the passage, longer and with a change of its words. */
const passages = (count: number, change: (at: number) => object) =>
  all(
    ...Array.from({ length: count }, (_, at) =>
      copy(READING, `reading/p${at}.yaml`, { id: `p${at}`, length: 'full', ...change(at) }),
    ),
  );

const prose = (text: string) => ({ paragraphs: [{ label: 'A', text }] });
const sentences = (sentence: string, count: number) => Array(count).fill(sentence).join(' ');

const setOfThree = (textOf: (part: number) => string) =>
  all(
    passages(3, (at) => ({ part: at + 1, ...prose(textOf(at + 1)) })),
    set(MOCK, 'reading', ['p0', 'p1', 'p2']),
  );

export const processFaults: Fault[] = [
  { check: 'solver-chance', why: 'the last option mentioned is the key', pack: example, spoil: heard(() => 'C') },
  { check: 'solver-chance-listening', why: 'the same in listening alone', pack: example, spoil: heard(() => 'C') },
  {
    check: 'solver-chance-reading',
    why: 'the longest option is the key',
    pack: example,
    spoil: printed(() => 'B', 16),
  },
  { check: 'key-runs', why: 'no key ever repeats', pack: example, spoil: heard((at) => 'ABC'[at % 3]!, 30) },
  {
    check: 'key-runs-listening',
    why: 'no spoken key repeats',
    pack: example,
    spoil: heard((at) => 'ABC'[at % 3]!, 30),
  },
  {
    check: 'key-runs-reading',
    why: 'no printed key repeats',
    pack: example,
    spoil: printed((at) => 'ABCD'[at % 4]!, 40),
  },
  {
    check: 'set-length',
    why: 'three passages of a thousand words',
    pack: example,
    spoil: setOfThree(() => sentences('The wall stands on a shallow bed of small stones.', 100)),
  },
  {
    check: 'part-gradient',
    why: 'short sentences in part 3',
    pack: example,
    spoil: setOfThree((part) =>
      part === 3 ? 'It stands. It falls.' : 'Careful engineers preserve durable structures despite frost and rain.',
    ),
  },
  {
    check: 'passage-length',
    why: 'part 1 as long as part 3',
    pack: example,
    spoil: passages(1, () => prose(sentences('The wall stands on a shallow bed of small stones.', 95))),
  },
  {
    check: 'spoken-sentences',
    why: 'a lecture in bits',
    pack: example,
    spoil: all(set(LISTENING, 'part', 4), set(LISTENING, 'length', 'full')),
  },
  ...(
    [
      ['four columns', 'I went to my wall again, and I asked my neighbour what I should do about my wall.'],
      ['four hooks', 'Imagine a wall without mortar.'],
      [
        'sayings',
        'The wall stands. Nothing glues the stones, and yet the rows above hold the rows below in place for a very long time. Walls wait.',
      ],
      ['not this but that', 'A wall is not a barrier but a home. It is not a heap but a plan.'],
      ['dashes', 'A wall — any wall — stands. A wall — any wall — falls.'],
    ] as const
  ).map(([why, text]) => ({
    check: 'register',
    why: `all passages alike: ${why}`,
    pack: 'example-pack' as const,
    spoil: passages(4, () => prose(text)),
  })),
  {
    check: 'sensitive-topic',
    why: 'a famine',
    pack: example,
    spoil: set(READING, 'paragraphs.0.text', 'In the famine of that year thousands of people died of starvation.'),
  },
  {
    check: 'topic-spread',
    why: 'eight papers about walls',
    pack: example,
    spoil: passages(8, () => ({})),
  },
  {
    check: 'country-spread',
    why: 'all in one country',
    pack: example,
    spoil: passages(8, (at) => ({ country: 'GB', topic: ['arts', 'food', 'cities', 'energy'][at % 4] })),
  },
  {
    check: 'country-told',
    why: 'nobody knows where',
    pack: example,
    spoil: all(set(READING, 'status', 'published'), set(READING, 'length', 'full')),
  },
  { check: 'year-of-writing', why: 'a year too early', pack: example, spoil: set(READING, 'year', 2025) },
  {
    check: 'reviewed-by',
    why: 'a reader who may be a machine',
    pack: example,
    spoil: set(READING, 'origin.reviewed', [{ by: 'facts reader', date: '2026-11-15', what: 'facts' }]),
  },
  {
    check: 'mention-told',
    why: 'the order of mention is left to guessing',
    pack: example,
    spoil: all(set(LISTENING, 'status', 'published'), set(LISTENING, 'length', 'full'), ({ docs }) => {
      for (const at of [0, 1, 2]) put(get(docs.get(LISTENING), `groups.1.questions.0.options.${at}`), 'at', undefined);
    }),
  },
  {
    check: 'mention-place',
    why: 'mentioned in a turn that is not there',
    pack: example,
    spoil: set(LISTENING, 'groups.1.questions.0.options.0.at', 't99'),
  },
  {
    check: 'mock-reserved',
    why: 'a lesson plays what the mock asks',
    pack: example,
    spoil: set(LESSON, 'uses', ['public-libraries']),
  },
  {
    check: 'mock-reserved',
    why: 'two mocks share an interview',
    pack: example,
    spoil: copy(MOCK, 'mocks/mock-2.yaml', { id: 'mock-2' }),
  },
  {
    check: 'mock-shelved',
    why: 'a shelf shows what the mock asks',
    pack: example,
    spoil: copy('collections/practice-set-1.yaml', 'collections/essays.yaml', {
      id: 'essays',
      skill: 'writing-task-2',
      units: [{ title: { en: 'Essays', zh: '作文' }, items: ['public-libraries'] }],
    }),
  },
];
