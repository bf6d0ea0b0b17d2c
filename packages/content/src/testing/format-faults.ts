import { announced } from './announced.ts';
import { all, drop, example, type Fault, LISTENING, set, WORDS } from './fault.ts';
import type { RawPack } from './raw-pack.ts';
import { recorded } from './recording-faults.ts';

/** Faults of what the format gained: several texts, sentences in Chinese, the announcer, and the kinds after them. */

const GENERAL = 'reading/riverside-centre.yaml';

const lastLine = (assets: RawPack['assets']) =>
  [...assets.keys()].findLast((file) => file.startsWith('assets/audio/announcer/')) ?? '';

const fault = (check: string, why: string, spoil: Fault['spoil']): Fault => ({ check, why, pack: example, spoil });

const paperFaults: Fault[] = [
  fault('texts', 'a paragraph that belongs to no text', set(GENERAL, 'texts.1.paragraphs', ['D'])),
  fault('texts', 'questions about a text that is not there', set(GENERAL, 'groups.0.text', 'timetable')),
  fault('texts', 'an academic passage in pieces', set(GENERAL, 'module', 'academic')),
  fault('text-evidence', 'answered by another text', set(GENERAL, 'groups.1.text', 'classes')),
  fault('text-count', 'part 3 is one long article', all(set(GENERAL, 'part', 3), set(GENERAL, 'length', 'full'))),
  fault('answer-is-option', 'the letter of another text', set(GENERAL, 'groups.0.questions.0.answer', 'D')),
  fault('sentence-ids', 'a sentence without Chinese', drop(GENERAL, 'paragraphs.0.sentences.2')),
  fault('sentence-ids', 'the number of another sentence', set(GENERAL, 'paragraphs.0.sentences.1.id', 'A.3')),
  fault('sentence-ids', 'English for one sentence only', set(LISTENING, 'script.0.sentences.0.en', 'Good morning.')),
  fault('sentences-half', 'one turn is left out', drop(LISTENING, 'script.3.sentences')),
  fault('announcer', 'before a turn that is not there', set(LISTENING, 'announcer.lines.0.before', 't99')),
  fault('announcer', 'closes before it begins', set(LISTENING, 'announcer.lines.4.before', 't1')),
  fault('announcer-reading', 'time to read that nobody announces', drop(LISTENING, 'announcer.lines.2')),
  fault('announcer-voice', 'a speaker announces himself', set(LISTENING, 'announcer.voice.age', 'adult')),
  fault('announcer-said', 'recorded, and written by hand as well', set(LISTENING, 'announced', '0123456789abcdef')),
  fault(
    'announcer-said',
    'announces another setting than was recorded',
    all(announced, set(LISTENING, 'setting.en', 'A telephone call to a hospital')),
  ),
  fault(
    'asset-missing',
    'a line that is kept nowhere',
    all(announced, ({ assets }) => assets.delete(lastLine(assets))),
  ),
  fault(
    'audio-times',
    'an announcement that is nowhere recorded',
    all(recorded, ({ assets }) => {
      const times = assets.get('assets/audio/a.align.json')?.json as { lines?: unknown[] };
      times.lines?.pop();
    }),
  ),
];

const SENTENCES = 'sentences/follow-read-workshop.yaml';

const sentenceFaults: Fault[] = [
  fault('sentence-set-ids', 'two sentences s1', set(SENTENCES, 'sentences.1.id', 's1')),
  fault('sentence-parts', 'chunks of another sentence', set(SENTENCES, 'sentences.0.chunks', ['There is', 'a poster'])),
  fault('sentence-parts', 'stress on a word that is not there', set(SENTENCES, 'sentences.0.stress', ['poster'])),
  fault('sentence-parts', 'stress in another order', set(SENTENCES, 'sentences.0.stress', ['oil', 'bring'])),
  fault('sentence-parts', 'a link between other words', set(SENTENCES, 'sentences.0.links.0.words', 'turn it off')),
  fault(
    'sentence-clip',
    'a piece of nothing',
    all(set(SENTENCES, 'sentences.1.from', 1), set(SENTENCES, 'sentences.1.to', 2)),
  ),
  fault('sentence-source', 'another sentence than it says', set(SENTENCES, 'sentences.0.of.at', 't11.1')),
  fault('sentence-source', 'a sentence that is not there', set(SENTENCES, 'sentences.0.of.at', 't11.9')),
];

const WRITTEN = 'sentences/segmented-change.yaml';

const segmentedFaults: Fault[] = [
  fault('sentence-points', 'a right sentence does not say it', set(WRITTEN, 'sentences.0.points.0.words', ['number'])),
  fault('sentence-wrongs', 'a right sentence is called wrong', set(WRITTEN, 'sentences.0.wrongs.0.words', 'doubled')),
  fault(
    'sentence-wrongs',
    'the better words are nowhere',
    set(WRITTEN, 'sentences.0.wrongs.0.instead', 'rose twofold'),
  ),
  fault(
    'sentence-accept',
    'the sentence itself once more',
    set(WRITTEN, 'sentences.0.accept.0', 'The number of visitors doubled between 2010 and 2020.'),
  ),
  fault(
    'segmented-complete',
    'no reason could be given',
    all(set(WRITTEN, 'status', 'published'), drop(WRITTEN, 'sentences.0.points')),
  ),
  fault('segmented-task', 'sentences to say for an essay', set(SENTENCES, 'task', 'public-libraries')),
  fault('reference', 'sentences of a passage', set(WRITTEN, 'task', 'dry-stone-walls')),
  fault('mock-reserved', 'the sentences of a mock’s essay', set(WRITTEN, 'task', 'public-libraries')),
];

const RECORD = 'units.0.words.3';

const wordFaults: Fault[] = [
  fault('word-relations', 'confused with itself', set(WORDS, `${RECORD}.confuse.0.word`, 'record')),
  fault('word-relations', 'a collocation of another word', set(WORDS, `${RECORD}.collocations.0.text`, 'take notes')),
  fault(
    'word-silent',
    'a published book in which one word is heard',
    all(set(WORDS, `${RECORD}.audio`, { uk: 'assets/words/record.mp3' }), set(WORDS, 'status', 'published')),
  ),
  fault(
    'word-sound',
    'the sound of another IPA',
    set(WORDS, `${RECORD}.audio`, { us: 'assets/words/us/record-00000000.mp3' }),
  ),
  fault('sense-sound', 'a sense that only Britain hears', drop(WORDS, `${RECORD}.core_meanings.1.us_ipa`)),
  fault('ipa', 'a sense with a sign of no alphabet', set(WORDS, `${RECORD}.core_meanings.1.uk_ipa`, '/rɪ4kɔːd/')),
  fault(
    'example-word',
    'a sense without its word',
    set(WORDS, `${RECORD}.core_meanings.1.examples.0.en`, 'Nurses write.'),
  ),
];

const PAIRS = 'training/ship-or-sheep.yaml';

const trainingFaults: Fault[] = [
  fault('exercise-answer', 'a pair without a sound', drop(PAIRS, 'items.0.hear')),
  fault('exercise-answer', 'a word that is not in the pair', set(PAIRS, 'items.0.answer', 'shop')),
  fault(
    'exercise-answer',
    'the other word is heard',
    set(PAIRS, 'items.0.hear.text', 'There is a sheep near the harbour.'),
  ),
  fault('exercise-wrongs', 'a wrong answer that is right', set(PAIRS, 'items.0.wrongs.0.answer', 'ship')),
  fault('exercise-wrongs', 'a wrong answer nobody can choose', set(PAIRS, 'items.1.wrongs.0.answer', 'stay')),
  fault('exercise-hear', 'a piece of no recording', set(PAIRS, 'items.0.hear.from', 2)),
  fault(
    'training-heard',
    'listening that is read',
    all(set(PAIRS, 'status', 'published'), drop(PAIRS, 'items.1.hear')),
  ),
];

const STEPS = 'lessons/lesson-notes-in-steps.yaml';

const lessonFaults: Fault[] = [
  fault('lesson-clip', 'a paragraph that is not there', set(STEPS, 'steps.1.clip.paragraphs', ['Z'])),
  fault('lesson-clip', 'a question that is not there', set(STEPS, 'steps.2.clip.questions', [99])),
  fault('reference', 'a step that plays nothing', set(STEPS, 'steps.2.clip.item', 'no-such-item')),
  fault('lesson-check', 'an answer that is no option', set(STEPS, 'steps.3.items.0.answer', 'cover')),
  fault('lesson-check', 'more right than asked', set(STEPS, 'steps.3.pass', 2)),
  fault(
    'lesson-captions',
    'a caption after the end',
    set(STEPS, 'steps.0.narration', {
      audio: 'assets/a.mp3',
      seconds: 3,
      captions: [{ from: 2, to: 4, en: 'Read.', zh: '读。' }],
    }),
  ),
  fault(
    'lesson-narration-text',
    'reworded after it was told',
    set(STEPS, 'steps.0.narration', {
      audio: 'assets/audio/lessons/lesson-notes-in-steps/0123456789ab.mp3',
      seconds: 3,
    }),
  ),
  fault('lesson-complete', 'nothing to check', all(set(STEPS, 'status', 'published'), drop(STEPS, 'steps.3'))),
  fault('lesson-words', 'too short to teach', set(STEPS, 'status', 'published')),
];

const BANK = 'ideas/ideas-repair.yaml';
const LADDER = 'ideas/ladder-repair.yaml';

const ideaFaults: Fault[] = [
  fault('idea-bands', 'bands that fall', set(BANK, 'entries.0.bands.0.band', 8)),
  fault('idea-bands', 'two ideas i1', set(BANK, 'entries.1.id', 'i1')),
  fault('idea-positions', 'a side that nobody takes', set(BANK, 'sides.0.en', 'why people wait')),
  fault('idea-language', 'words of another band', set(BANK, 'entries.0.language.0.band', 5)),
  fault('idea-language', 'words that are nowhere used', set(BANK, 'entries.0.language.0.text', 'by and large')),
  fault('idea-complete', 'too little to plan an essay from', set(BANK, 'status', 'published')),
  fault('reference', 'ideas for an essay that is not there', set(BANK, 'tasks', ['no-such-task'])),
  fault('ladder-rungs', 'the rungs are mixed up', set(LADDER, 'rungs.0.band', 9)),
  fault('ladder-rungs', 'words that are not in it', set(LADDER, 'rungs.1.changes.0.now', 'by and large')),
  fault('ladder-rungs', 'words that were never there', set(LADDER, 'rungs.1.changes.0.was', 'by and large')),
  fault('ladder-changes', 'a rung that explains nothing', drop(LADDER, 'rungs.1.changes')),
];

export const formatFaults: Fault[] = [
  ...ideaFaults,
  ...lessonFaults,
  ...trainingFaults,
  ...wordFaults,
  ...paperFaults,
  ...sentenceFaults,
  ...segmentedFaults,
];
