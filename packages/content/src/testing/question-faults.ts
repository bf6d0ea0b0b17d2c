import { all, drop, example, type Fault, gallery, LISTENING, READING, set, swap, TYPES } from './fault.ts';

/** Faults in questions: numbering, types, gaps and options. */

const NOTES = 'groups.2';
const MCQ = 'groups.1.questions.0';

export const questionFaults: Fault[] = [
  {
    check: 'numbering',
    why: 'a number is left out',
    pack: example,
    spoil: all(set(READING, `${NOTES}.questions.0.n`, 7), swap(READING, `${NOTES}.body.lines.0`, '__5__', '__7__')),
  },
  {
    check: 'question-keys',
    why: 'two questions share a key',
    pack: example,
    spoil: set(READING, 'groups.0.questions.1.key', 'q1'),
  },
  {
    check: 'question-count',
    why: 'a full passage with six questions',
    pack: example,
    spoil: set(READING, 'length', 'full'),
  },
  {
    check: 'duplicate-stem',
    why: 'the same statement twice',
    pack: example,
    spoil: set(READING, 'groups.0.questions.1.text', 'Dry stone walls rely partly on friction to remain standing.'),
  },
  {
    check: 'reading-time',
    why: 'before a turn that is not there',
    pack: example,
    spoil: set(LISTENING, 'readingTime.0.before', 't99'),
  },
  {
    check: 'reading-time',
    why: 'for more questions than there are',
    pack: example,
    spoil: set(LISTENING, 'readingTime.0.questions', [1, 9]),
  },
  {
    check: 'type-of-skill',
    why: 'a listening type in a reading paper',
    pack: example,
    spoil: all(
      set(READING, `${NOTES}.type`, 'form-completion'),
      set(READING, `${NOTES}.body`, {
        layout: 'form',
        rows: [
          ['a', '__5__'],
          ['b', '__6__'],
        ],
      }),
    ),
  },
  { check: 'limit', why: 'typed answers without a limit', pack: example, spoil: drop(READING, `${NOTES}.limit`) },
  { check: 'limit', why: 'a limit on a choice', pack: example, spoil: set(READING, 'groups.0.limit', { words: 1 }) },
  {
    check: 'limit',
    why: 'neither words nor a number',
    pack: gallery,
    spoil: set(TYPES, 'groups.17.limit', { words: 0 }),
  },
  { check: 'stem', why: 'a statement without words', pack: example, spoil: drop(READING, 'groups.0.questions.1.text') },
  { check: 'stem', why: 'a heading for no paragraph', pack: gallery, spoil: drop(TYPES, 'groups.5.questions.0.at') },
  {
    check: 'layout',
    why: 'notes drawn as a table',
    pack: example,
    spoil: set(READING, `${NOTES}.body`, { layout: 'table', head: ['a', 'b'], rows: [['__5__', '__6__']] }),
  },
  { check: 'layout', why: 'a summary without its text', pack: gallery, spoil: drop(TYPES, 'groups.10.body') },
  {
    check: 'gap-missing',
    why: 'a gap marker was lost',
    pack: example,
    spoil: swap(READING, `${NOTES}.body.lines.0`, '__5__', 'place'),
  },
  {
    check: 'gap-orphan',
    why: 'a gap nobody asks about',
    pack: example,
    spoil: swap(READING, `${NOTES}.body.lines.1`, 'top', '__9__'),
  },
  {
    check: 'gap-orphan',
    why: 'the same gap printed twice',
    pack: example,
    spoil: swap(READING, `${NOTES}.body.lines.1`, 'top', '__5__'),
  },
  {
    check: 'any-order',
    why: 'exchange with a question of another group',
    pack: example,
    spoil: set(READING, `${NOTES}.anyOrder`, [[5, 1]]),
  },
  {
    check: 'any-order',
    why: 'statements cannot change places',
    pack: example,
    spoil: set(READING, 'groups.0.anyOrder', [[1, 2]]),
  },
  {
    check: 'table-shape',
    why: 'a row with a cell too many',
    pack: gallery,
    spoil: set(TYPES, 'groups.12.body.rows.1', ['a', 'b', 'c']),
  },
  {
    check: 'options-missing',
    why: 'features without their list',
    pack: gallery,
    spoil: drop(TYPES, 'groups.6.options'),
  },
  { check: 'option-keys', why: 'C was left out', pack: example, spoil: set(LISTENING, `${MCQ}.options.2.key`, 'D') },
  {
    check: 'option-texts',
    why: 'two options say the same',
    pack: example,
    spoil: set(LISTENING, `${MCQ}.options.2.text`, 'To the second class'),
  },
  {
    check: 'answer-is-option',
    why: 'the key is D of three',
    pack: example,
    spoil: set(LISTENING, `${MCQ}.answer`, 'D'),
  },
  {
    check: 'answer-is-option',
    why: 'YES is not TRUE',
    pack: example,
    spoil: set(READING, 'groups.0.questions.0.answer', 'Y'),
  },
  {
    check: 'answer-count',
    why: 'choose TWO with one key',
    pack: gallery,
    spoil: set(TYPES, 'groups.1.questions.0.answer', ['A']),
  },
  {
    check: 'answer-count',
    why: 'the same key twice',
    pack: gallery,
    spoil: set(TYPES, 'groups.1.questions.0.answer', ['A', 'A']),
  },
  {
    check: 'options-count',
    why: 'reading with three options',
    pack: gallery,
    spoil: drop(TYPES, 'groups.0.questions.0.options.3'),
  },
  { check: 'options-count', why: 'two of four', pack: gallery, spoil: drop(TYPES, 'groups.1.questions.0.options.4') },
  {
    check: 'option-reused',
    why: 'one heading for two paragraphs',
    pack: gallery,
    spoil: set(TYPES, 'groups.5.questions.1.answer', 'iii'),
  },
  {
    check: 'spare-options',
    why: 'as many endings as sentences',
    pack: gallery,
    spoil: drop(TYPES, 'groups.7.options.2'),
  },
  { check: 'option-why', why: 'published without saying why', pack: gallery, spoil: set(TYPES, 'status', 'published') },
  {
    check: 'long-key',
    why: 'the key explains itself at length',
    pack: example,
    spoil: set(
      LISTENING,
      `${MCQ}.options.1.text`,
      'to the second class, when they look at brakes, and all classes after it',
    ),
  },
];
