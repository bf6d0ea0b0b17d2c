/** What the server says of a learner in the tests of both pages. */

const point = (id: number, day: string, band: number, repeat = 0) => ({
  ...{ id, type: 3, day, band, low: band - 0.5, high: band + 0.5, repeat },
});
const told = { outcome: 'told', forecast: { about: 6.5, low: 6, high: 7, tenths: 3, count: 12 } };
const bands = {
  today: '2026-11-16',
  exam_day: '2026-12-12',
  skills: [
    { skill: 'listening', target: 7.5, points: [], outlook: { outcome: 'few', more: 3 } },
    {
      skill: 'reading',
      target: 7,
      points: [
        point(1, '2026-09-12', 6),
        point(2, '2026-10-03', 6),
        point(3, '2026-11-08', 6.5),
        point(4, '2026-11-10', 8, 1),
      ],
      outlook: told,
    },
    { skill: 'writing', target: 6.5, points: [], outlook: { outcome: 'few', more: 3 } },
    { skill: 'speaking', target: 6.5, points: [point(7, '2026-11-02', 6.5)], outlook: { outcome: 'few', more: 2 } },
  ],
};
export const marks = {
  papers: 12,
  right: 120,
  total: 160,
  repeats: { papers: 2, right: 24, total: 26 },
  types: [
    { type: 'mcq-multi', right: 11, total: 24 },
    { type: 'tfng', right: 61, total: 72 },
    { type: 'short-answer', right: 5, total: 8 },
    { type: 'matching-headings', right: 2, total: 3 },
  ],
  topics: [{ topic: 'nature', name: { zh: '自然', en: 'Nature' }, right: 20, total: 30 }],
  parts: [{ part: 1, right: 50, total: 60 }],
  minutes: [{ from: 0, right: 30, total: 40 }],
  losses: [
    { reason: 'question', marks: 30 },
    { reason: 'spelling', marks: 8 },
  ],
  target: 7,
  needed: 75,
};
export const book = { rows: [], weeks: [], open: [], closed: [], removed: 0 };
export const answers = (more: Record<string, unknown> = {}) => ({
  'analysis/get-bands': bands,
  'analysis/get-marks': marks,
  'analysis/get-criteria': { list: [] },
  'analysis/get-spoken-criteria': { list: [] },
  'mistakes/get-summary': book,
  'vocabulary/learn-plan/get-promise': { state: 'too_little', missing: 40 },
  'writing/get-error-kinds': { essays: 0, words: 0, kinds: [], list: [] },
  ...more,
});
