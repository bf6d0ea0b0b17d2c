import {
  all,
  DRAWINGS,
  drop,
  example,
  type Fault,
  FIGURES,
  gallery,
  set,
  swap,
  TASK_1,
  TASK_2,
  TRAINING,
} from './fault.ts';

/** Faults in writing tasks: figures, essays, ideas and segments. */

export const writingFaults: Fault[] = [
  {
    check: 'figure-or-letter',
    why: 'an academic task without a figure',
    pack: example,
    spoil: set(TASK_1, 'figures', []),
  },
  {
    check: 'figure-or-letter',
    why: 'a general task without a letter',
    pack: example,
    spoil: set(TASK_1, 'module', 'general'),
  },
  { check: 'pie-sum', why: 'adds up to 95', pack: gallery, spoil: set(FIGURES, 'figures.1.pies.0.slices.0.value', 65) },
  {
    check: 'series-length',
    why: 'a year without a value',
    pack: example,
    spoil: drop(TASK_1, 'figures.0.series.0.values.3'),
  },
  {
    check: 'axis-range',
    why: 'higher than the axis',
    pack: example,
    spoil: set(TASK_1, 'figures.0.series.0.values.1', 81),
  },
  {
    check: 'axis-range',
    why: 'a stack over 100 %',
    pack: gallery,
    spoil: set(DRAWINGS, 'figures.1.series.0.values.0', 72),
  },
  { check: 'figure-table', why: 'a row too short', pack: gallery, spoil: drop(DRAWINGS, 'figures.7.rows.0.3') },
  {
    check: 'process-edges',
    why: 'an arrow to nowhere',
    pack: gallery,
    spoil: set(DRAWINGS, 'figures.4.edges.0.to', 'z'),
  },
  { check: 'process-edges', why: 'a step no arrow reaches', pack: gallery, spoil: drop(DRAWINGS, 'figures.6.edges.6') },
  {
    check: 'map-areas',
    why: 'an area without a place',
    pack: gallery,
    spoil: drop(DRAWINGS, 'figures.0.states.0.shapes.3.box'),
  },
  {
    check: 'essay-figures',
    why: '47 instead of 49',
    pack: example,
    spoil: swap(TASK_1, 'essays.0.paragraphs.2.text', '49%', '47%'),
  },
  {
    check: 'essay-figures',
    why: 'a year the figure does not show',
    pack: example,
    spoil: swap(TASK_1, 'essays.0.paragraphs.3.text', '1995', '1998'),
  },
  {
    check: 'essay-figures',
    why: 'a value of another line',
    pack: example,
    spoil: swap(TASK_1, 'essays.0.paragraphs.3.text', '15%', '13%'),
  },
  {
    check: 'essay-figures',
    why: 'rose, where it fell',
    pack: example,
    spoil: swap(TASK_1, 'essays.0.paragraphs.2.text', 'then fell steadily', 'then rose steadily'),
  },
  {
    check: 'essay-figures',
    why: 'a number of the bars',
    pack: gallery,
    spoil: swap(FIGURES, 'essays.0.paragraphs.2.text', '410 thousand', '440 thousand'),
  },
  { check: 'essay-short', why: 'a paragraph is missing', pack: example, spoil: drop(TASK_2, 'essays.0.paragraphs.1') },
  {
    check: 'essay-long',
    why: 'twice the length',
    pack: example,
    spoil: ({ docs }) => {
      const essay = (docs.get(TASK_2) as { essays: { paragraphs: unknown[] }[] }).essays[0]!;
      essay.paragraphs.push(...essay.paragraphs);
    },
  },
  {
    check: 'phrase-in-essay',
    why: 'a phrase from another essay',
    pack: example,
    spoil: set(TASK_2, 'essays.0.phrases.0.text', 'it is widely believed'),
  },
  {
    check: 'essay-overview',
    why: 'no overview',
    pack: example,
    spoil: set(TASK_1, 'essays.0.paragraphs.1.role', 'body'),
  },
  {
    check: 'essays-complete',
    why: 'published with one essay',
    pack: example,
    spoil: set(TASK_2, 'status', 'published'),
  },
  {
    check: 'segments',
    why: 'the model breaks its own rule',
    pack: example,
    spoil: set(TASK_2, 'segments.1.must', ['nevertheless']),
  },
  {
    check: 'idea-sides',
    why: 'a discussion with one side',
    pack: example,
    spoil: all(...[0, 1, 2, 3].map((at) => set(TASK_2, `ideas.${at}.side`, 'keep paying'))),
  },
  { check: 'exercise-numbers', why: 'two exercises 1', pack: example, spoil: set(TRAINING, 'items.1.n', 1) },
];
