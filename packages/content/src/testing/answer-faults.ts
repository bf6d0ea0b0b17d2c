import { all, drop, example, type Fault, gallery, LISTENING, PARK, READING, set, swap, TYPES } from './fault.ts';

/** Faults in keys: typed answers, evidence, paraphrases and pins. */

const NOTES = 'groups.2';

export const answerFaults: Fault[] = [
  {
    check: 'answer-pattern',
    why: 'a bracket is never closed',
    pack: example,
    spoil: set(READING, `${NOTES}.questions.0.answer`, '(shallow trench'),
  },
  {
    check: 'word-limit',
    why: 'two words where one is allowed',
    pack: example,
    spoil: set(READING, `${NOTES}.questions.0.answer`, 'trench|shallow trench'),
  },
  {
    check: 'word-limit',
    why: 'an optional word counts too',
    pack: example,
    spoil: set(READING, `${NOTES}.questions.1.answer`, '(the) hearting'),
  },
  {
    check: 'answer-in-text',
    why: 'the word is not in the passage',
    pack: example,
    spoil: set(READING, `${NOTES}.questions.0.answer`, 'ditch'),
  },
  {
    check: 'answer-in-text',
    why: 'a price nobody says',
    pack: example,
    spoil: set(LISTENING, 'groups.0.questions.2.answer', '35|thirty-five'),
  },
  {
    check: 'answer-in-text',
    why: 'the passage was edited after the keys',
    pack: example,
    spoil: swap(READING, 'paragraphs.1.text', 'hearting', 'rubble'),
  },
  {
    check: 'answer-in-evidence',
    why: 'the quotation is from elsewhere',
    pack: example,
    spoil: set(READING, `${NOTES}.questions.0.evidence.0.quote`, 'raises two faces that slope gently inwards'),
  },
  {
    check: 'rejected-accepted',
    why: 'the distractor is accepted',
    pack: example,
    spoil: set(LISTENING, 'groups.0.questions.1.answer', 'Thursday|Tuesday'),
  },
  {
    check: 'rejected-accepted',
    why: 'a letter cannot be rejected',
    pack: example,
    spoil: set(READING, 'groups.0.questions.0.reject', ['F']),
  },
  {
    check: 'answer-printed',
    why: 'the notes give it away',
    pack: example,
    spoil: swap(READING, `${NOTES}.body.lines.1`, 'two faces', 'hearting faces'),
  },
  {
    check: 'answer-printed',
    why: 'the title of the section gives it away',
    pack: example,
    spoil: set(LISTENING, 'title.en', 'A course on Thursdays'),
  },
  {
    check: 'evidence-missing',
    why: 'a key without a quotation',
    pack: example,
    spoil: set(READING, 'groups.0.questions.0.evidence', []),
  },
  {
    check: 'evidence-place',
    why: 'there is no paragraph H',
    pack: example,
    spoil: set(READING, 'groups.0.questions.0.evidence.0.at', 'H'),
  },
  {
    check: 'evidence-quote',
    why: 'one word was changed',
    pack: example,
    spoil: swap(READING, 'groups.0.questions.0.evidence.0.quote', 'above it', 'above them'),
  },
  {
    check: 'evidence-quote',
    why: 'the right words in the wrong paragraph',
    pack: example,
    spoil: set(READING, 'groups.0.questions.0.evidence.0.at', 'B'),
  },
  {
    check: 'evidence-quote',
    why: 'there is no second occurrence',
    pack: example,
    spoil: set(READING, 'groups.0.questions.0.evidence.0.nth', 2),
  },
  {
    check: 'evidence-unclear',
    why: 'words that stand there more than once',
    pack: example,
    spoil: set(READING, 'groups.0.questions.0.evidence.0.quote', ' by '),
  },
  {
    check: 'evidence-paragraph',
    why: 'the key says B, the evidence C',
    pack: example,
    spoil: set(READING, 'groups.1.questions.0.answer', 'B'),
  },
  {
    check: 'heading-place',
    why: 'a heading for paragraph K',
    pack: gallery,
    spoil: set(TYPES, 'groups.5.questions.0.at', 'K'),
  },
  {
    check: 'evidence-order',
    why: 'the second answer comes first',
    pack: gallery,
    spoil: all(set(TYPES, 'groups.7.questions.0.evidence.0', { at: 'D', quote: 'used again whenever' })),
  },
  {
    check: 'paraphrase',
    why: 'words that are not in the text',
    pack: example,
    spoil: set(READING, 'groups.0.questions.0.paraphrase.0.t', 'remains vertical'),
  },
  {
    check: 'paraphrase',
    why: 'words that are not in the question',
    pack: example,
    spoil: set(READING, 'groups.0.questions.0.paraphrase.0.q', 'keep upright'),
  },
  { check: 'picture-source', why: 'a picture of nothing', pack: gallery, spoil: drop(PARK, 'groups.0.body.svg') },
  {
    check: 'pin-inside',
    why: 'a pin beside the drawing',
    pack: gallery,
    spoil: set(PARK, 'groups.0.body.pins.0.x', 900),
  },
  { check: 'pin-inside', why: 'a pin beside the map', pack: gallery, spoil: set(PARK, 'groups.1.body.pins.0.x', 101) },
  { check: 'pins', why: 'an option without its place', pack: gallery, spoil: drop(PARK, 'groups.0.body.pins.3') },
  { check: 'pins', why: 'a label for no pin', pack: gallery, spoil: set(TYPES, 'groups.15.questions.0.at', 'p99') },
];
