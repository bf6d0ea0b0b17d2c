import { interviewFile, interviewLines } from '../interview/interview-lines.ts';
import { sampleAnswers, sampleFile } from '../interview/sample-answers.ts';
import { Speaking } from '../schema/speaking.ts';
import { all, drop, example, type Fault, set } from './fault.ts';
import { put, type RawPack } from './raw-pack.ts';

/** Faults of an interview: what the examiner says, how it sounds, and the answers beside it. */

const fault = (check: string, why: string, spoil: Fault['spoil']): Fault => ({ check, why, pack: example, spoil });

const INTERVIEW = 'speaking/a-repaired-object.yaml';
const published = set(INTERVIEW, 'status', 'published');

/** As the voices leave it: every line of the examiner and every answer that is heard has the file that is named after it. */
const recordedInterview = ({ docs }: RawPack): void => {
  const interview = Speaking.parse(docs.get(INTERVIEW));
  for (const { at, text } of interviewLines(interview))
    put(docs.get(INTERVIEW), `${at.join('.')}.audio`, interviewFile(interview, text));
  for (const answer of sampleAnswers(interview))
    put(docs.get(INTERVIEW), `${answer.at.join('.')}.audio`, sampleFile(interview, answer));
};

export const interviewPublished = all(published, recordedInterview);

export const speakingFaults: Fault[] = [
  fault('speaking-frame', 'two lines f1', set(INTERVIEW, 'frame.1.id', 'f1')),
  fault('speaking-frame', 'announces a part that is not there', set(INTERVIEW, 'part3', [])),
  fault(
    'sample-phrases',
    'a phrase of another sample',
    set(INTERVIEW, 'part2.samples.0.phrases.0.text', 'by and large'),
  ),
  fault('sample-bands', 'two at one band', set(INTERVIEW, 'part2.samples.1.band', 7)),
  fault('speaking-whole', 'nobody closes it', all(published, drop(INTERVIEW, 'frame.5'))),
  fault(
    'speaking-whole',
    'nobody says when the minute is over',
    all(published, set(INTERVIEW, 'frame.3.before', 'part2')),
  ),
  fault('speaking-whole', 'no opening', all(published, drop(INTERVIEW, 'part1.0.opening'))),
  fault('speaking-whole', 'a short answer ends it', all(published, drop(INTERVIEW, 'part3.1.followUps'))),
  fault('speaking-whole', 'nothing after the long turn', all(published, set(INTERVIEW, 'part2.rounding', []))),
  fault('speaking-sound', 'a silent question', all(published, recordedInterview, drop(INTERVIEW, 'part3.0.audio'))),
  fault('speaking-sound', 'a silent card', all(published, recordedInterview, drop(INTERVIEW, 'part2.audio'))),
  fault('speaking-sound-text', 'reworded later', all(recordedInterview, set(INTERVIEW, 'part3.0.text', 'Why repair?'))),
  fault('speaking-sound-text', 'another examiner', all(recordedInterview, set(INTERVIEW, 'examiner.voice.sex', 'm'))),
  fault('sample-sound', 'a silent answer', all(published, recordedInterview, drop(INTERVIEW, 'part2.samples.0.audio'))),
  fault(
    'sample-sound-text',
    'reworded later',
    all(recordedInterview, set(INTERVIEW, 'part2.samples.0.text', 'A fan.')),
  ),
  fault('sample-everyday', 'no answer at 6.5', all(published, set(INTERVIEW, 'part2.samples.1.band', 5))),
  fault(
    'sample-everyday',
    'nobody in particular',
    all(published, drop(INTERVIEW, 'part1.0.questions.0.samples.1.speaker')),
  ),
  fault('sample-speakers', 'one person twice', set(INTERVIEW, 'part2.samples.1.speaker.en', 'a graduate')),
];
