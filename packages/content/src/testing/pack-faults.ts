import { all, copy, drop, example, type Fault, gallery, LISTENING, PARK, READING, set, TYPES } from './fault.ts';
import { put, type RawPack } from './raw-pack.ts';

/** Faults between items: references, courses, shelves, menus, assets, and habits of a whole pack. */

const LESSON = 'lessons/lesson-note-completion.yaml';
const MOCK = 'mocks/mock-1.yaml';
const SHELF = 'collections/practice-set-1.yaml';
const MENU = 'menus/m.yaml';

const manifest =
  (path: string, value: unknown) =>
  (pack: RawPack): void =>
    put(pack.manifest, path, value);

const svg =
  (change: (svg: string) => string) =>
  ({ assets }: RawPack): void => {
    const [path, asset] = [...assets][0]!;
    assets.set(path, { ...asset, svg: change(asset.svg!) });
  };

/** A paper of twenty questions, each with its key where the fault wants it. */
const choices =
  (keyOf: (at: number) => string, rightText = 'a plain answer') =>
  ({ docs }: RawPack): void => {
    const evidence = [{ at: 'A', quote: 'Across the uplands of Europe' }];
    const explain = { en: 'See paragraph A.', zh: '见 A 段。' };
    const option = (key: string, right: boolean) => ({ key, text: right ? rightText : `plain wrong ${key}` });
    const question = (_: unknown, at: number) => ({
      n: at + 1,
      text: `Question number ${at + 1}?`,
      options: ['A', 'B', 'C', 'D'].map((key) => option(key, key === keyOf(at))),
      answer: keyOf(at),
      evidence,
      explain,
    });
    put(docs.get(READING), 'groups', [{ type: 'mcq-single', questions: Array.from({ length: 20 }, question) }]);
  };

const statements =
  (keyOf: (at: number) => string) =>
  ({ docs }: RawPack): void => {
    const explain = { en: 'See paragraph A.', zh: '见 A 段。' };
    const evidence = [{ at: 'A', quote: 'Across the uplands of Europe' }];
    const question = (_: unknown, at: number) => ({
      n: at + 1,
      text: `Statement ${at + 1}.`,
      answer: keyOf(at),
      evidence,
      explain,
    });
    put(docs.get(READING), 'groups', [{ type: 'tfng', questions: Array.from({ length: 20 }, question) }]);
  };

const threeReadings = (change: object) =>
  all(
    ...[1, 2, 3].map((part) => copy(READING, `reading/r${part}.yaml`, { id: `r${part}`, part, ...change })),
    set(MOCK, 'reading', ['r1', 'r2', 'r3']),
  );

export const packFaults: Fault[] = [
  { check: 'unique-ids', why: 'two items of one name', pack: example, spoil: set(LISTENING, 'id', 'dry-stone-walls') },
  {
    check: 'unique-ids',
    why: 'the id of a retired item',
    pack: example,
    spoil: manifest('retired', [{ id: 'dry-stone-walls', rev: 1 }]),
  },
  {
    check: 'shared-text',
    why: 'one passage made from another',
    pack: example,
    spoil: copy(READING, 'reading/again.yaml', { id: 'again' }),
  },
  { check: 'every-type', why: 'claims to be whole', pack: example, spoil: manifest('declares.completeSets', true) },
  { check: 'key-position', why: 'B every time', pack: example, spoil: choices(() => 'B') },
  { check: 'key-position', why: 'never D', pack: example, spoil: choices((at) => 'ABC'[at % 3]!) },
  {
    check: 'longest-option',
    why: 'the key is always the longest',
    pack: example,
    spoil: choices((at) => 'ABCD'[at % 4]!, 'a plain answer with more words'),
  },
  {
    check: 'not-given-share',
    why: 'one in ten',
    pack: example,
    spoil: statements((at) => (at % 10 === 0 ? 'NG' : at % 2 ? 'T' : 'F')),
  },
  {
    check: 'not-given-share',
    why: 'every second one',
    pack: example,
    spoil: statements((at) => (at % 2 ? 'NG' : at % 4 ? 'T' : 'F')),
  },
  {
    check: 'svg-safe',
    why: 'a script',
    pack: gallery,
    spoil: svg((text) => text.replace('</svg>', '<script>x()</script></svg>')),
  },
  {
    check: 'svg-safe',
    why: 'an event',
    pack: gallery,
    spoil: svg((text) => text.replace('<svg ', '<svg onload="x()" ')),
  },
  {
    check: 'svg-safe',
    why: 'an event behind a bracket in a value',
    pack: gallery,
    spoil: svg((text) => text.replace('<svg ', '<svg aria-label=">" onload="x()" ')),
  },
  {
    check: 'svg-safe',
    why: 'a picture from elsewhere',
    pack: gallery,
    spoil: svg((text) => text.replace('</svg>', '<image href="https://example.org/a.png"/></svg>')),
  },
  {
    check: 'svg-safe',
    why: 'a fill from elsewhere',
    pack: gallery,
    spoil: svg((text) => text.replace('</svg>', '<rect fill="url(https://example.org/#a)"/></svg>')),
  },
  {
    check: 'svg-safe',
    why: 'an entity',
    pack: gallery,
    spoil: svg((text) => `<!DOCTYPE svg [<!ENTITY a "b">]>${text}`),
  },
  {
    check: 'svg-safe',
    why: 'no frame to place pins in',
    pack: gallery,
    spoil: svg((text) => text.replace('viewBox', 'id')),
  },
  {
    check: 'asset-size',
    why: 'an empty file',
    pack: gallery,
    spoil: ({ assets }) => void assets.set('assets/empty.mp3', { bytes: 0 }),
  },
  {
    check: 'asset-unused',
    why: 'a drawing nobody shows',
    pack: gallery,
    spoil: ({ assets }) => void assets.set('assets/left.png', { bytes: 9 }),
  },
  {
    check: 'reference',
    why: 'an item that is not there',
    pack: example,
    spoil: set(LESSON, 'uses', ['dry-stone-wall']),
  },
  {
    check: 'reference',
    why: 'an item of the wrong kind',
    pack: example,
    spoil: set(SHELF, 'units.0.items', ['bike-repair-course']),
  },
  {
    check: 'reference',
    why: 'a pack that is not required',
    pack: example,
    spoil: set(LESSON, 'uses', ['other-pack/walls']),
  },
  {
    check: 'reference-status',
    why: 'published, but leads to a draft',
    pack: example,
    spoil: set(LESSON, 'status', 'published'),
  },
  {
    check: 'reference-twice',
    why: 'one lesson twice',
    pack: gallery,
    spoil: set('courses/c.yaml', 'units.0.lessons', ['lesson-common', 'lesson-common']),
  },
  {
    check: 'lesson-content',
    why: 'a common lesson without a page',
    pack: gallery,
    spoil: drop('lessons/l.yaml', 'page'),
  },
  {
    check: 'lesson-content',
    why: 'a reading lesson that plays a section',
    pack: example,
    spoil: set(LESSON, 'uses', ['bike-repair-course']),
  },
  {
    check: 'lesson-content',
    why: 'sentence practice without sentences',
    pack: example,
    spoil: all(set(LESSON, 'lesson', 'writing_segment'), set(LESSON, 'uses', ['commuting-four-modes'])),
  },
  { check: 'lesson-content', why: 'a film without a film', pack: example, spoil: set(LESSON, 'lesson', 'video') },
  {
    check: 'mock-parts',
    why: 'part 2 first',
    pack: example,
    spoil: all(threeReadings({}), set(MOCK, 'reading', ['r2', 'r1', 'r3'])),
  },
  {
    check: 'mock-parts',
    why: 'a general passage in an academic paper',
    pack: example,
    spoil: threeReadings({ module: 'general' }),
  },
  { check: 'mock-count', why: 'eighteen questions', pack: example, spoil: threeReadings({ length: 'full' }) },
  {
    check: 'collection-basis',
    why: 'a shelf that does not say what it is',
    pack: example,
    spoil: drop(SHELF, 'basis'),
  },
  {
    check: 'collection-year',
    why: 'reported topics of no year',
    pack: example,
    spoil: set(SHELF, 'category', 'ji_jing'),
  },
  {
    check: 'package-promise',
    why: 'from 7 to 6',
    pack: gallery,
    spoil: all(set('courses/p.yaml', 'from', 7), set('courses/p.yaml', 'to', 6)),
  },
  { check: 'menu-ids', why: 'two entries 28', pack: gallery, spoil: set(MENU, 'items.0.id', 28) },
  { check: 'menu-leads', why: 'leads nowhere', pack: gallery, spoil: set(MENU, 'items.0.module_path', '') },
  {
    check: 'menu-training',
    why: '28 leads elsewhere',
    pack: gallery,
    spoil: set(MENU, 'items.1.module_path', '/words'),
  },
  {
    check: 'task-html',
    why: 'a link',
    pack: gallery,
    spoil: set('tasks/first-practice.yaml', 'desc.en', '<a href="https://example.org">Go</a>'),
  },
  { check: 'schema', why: 'a misspelt field', pack: example, spoil: set(READING, 'paragraph', []) },
  {
    check: 'schema',
    why: 'TRUE became a boolean',
    pack: example,
    spoil: set(READING, 'groups.0.questions.0.answer', true),
  },
  {
    check: 'schema',
    why: 'a comma cut the sentence in two',
    pack: example,
    spoil: set(READING, 'groups.0.questions.0.explain', { en: 'Clear', calm: null, zh: '清楚' }),
  },
  {
    check: 'schema',
    why: 'no Chinese explanation at all',
    pack: example,
    spoil: drop(READING, 'groups.0.questions.0.explain.zh'),
  },
  {
    check: 'schema',
    why: 'no pronunciation',
    pack: example,
    spoil: drop('words/demo-book.yaml', 'units.0.words.0.uk_ipa'),
  },
  {
    check: 'schema',
    why: 'an asset above its folder',
    pack: gallery,
    spoil: set(PARK, 'groups.0.body.svg', 'assets/../../secret.svg'),
  },
  {
    check: 'schema',
    why: 'a question type of our own',
    pack: gallery,
    spoil: set(TYPES, 'groups.0.type', 'crossword'),
  },
  { check: 'schema', why: 'no promise about others’ material', pack: example, spoil: manifest('declares', {}) },
];
