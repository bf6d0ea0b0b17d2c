import { INTERVIEW_FOLDER, interviewFile, interviewLines } from '../interview/interview-lines.ts';
import { SAMPLES_FOLDER, sampleAnswers, sampleFile } from '../interview/sample-answers.ts';
import type { Speaking } from '../schema/speaking.ts';
import { repeated, says } from '../text.ts';
import { itemCheck, trouble } from './check-list.ts';

const SPEAKING = ['speaking'] as const;

/** The parts a set has, and so the places where the examiner has something to say. */
const partsOf = ({ part1, part2, part3 }: Speaking) => ({
  start: true,
  part1: part1.length > 0,
  part2: part2 !== undefined,
  turn: part2 !== undefined,
  part3: part3.length > 0,
  end: true,
});

const frame = itemCheck('speaking-frame', 'error', SPEAKING, (set) => {
  const lines = set.frame ?? [];
  const parts = partsOf(set);
  return [
    ...repeated(lines.map(({ id }) => id)).map((id) => trouble('frame', `${id} is there twice`)),
    ...lines.flatMap(({ before }, at) =>
      parts[before] ? [] : [trouble(`frame.${at}.before`, `there is no ${before} in this set`)],
    ),
  ];
});

/** An interview is opened, led from part to part and closed, and begins with the learner's own home or work. */
const whole = itemCheck('speaking-whole', 'warning', SPEAKING, (set) => {
  if (set.status !== 'published') return [];
  const said = new Set((set.frame ?? []).map(({ before }) => before as string));
  const silent = Object.entries(partsOf(set)).filter(([place, isThere]) => isThere && !said.has(place));
  return [
    ...silent.map(([place]) => trouble('frame', `the examiner says nothing before ${place}`)),
    ...(set.part1.length === 0 || set.part1.some(({ opening }) => opening)
      ? []
      : [trouble('part1', 'no opening about home, work or studies')]),
    ...(set.part2 && set.part2.rounding.length === 0 ? [trouble('part2.rounding', 'nothing is asked afterwards')] : []),
    ...set.part3.flatMap(({ followUps }, at) =>
      followUps?.length ? [] : [trouble(`part3.${at}`, 'no follow-up for a short answer')],
    ),
  ];
});

/** In a test every question is heard; on the card only the long turn can be read. */
const sound = itemCheck('speaking-sound', 'warning', SPEAKING, (set) =>
  set.status !== 'published'
    ? []
    : interviewLines(set).flatMap(({ at, text, audio }) =>
        audio ? [] : [trouble(at.join('.'), `nobody says: ${text}`)],
      ),
);

const soundOfText = itemCheck('speaking-sound-text', 'error', SPEAKING, (set) =>
  interviewLines(set).flatMap(({ at, text, audio }) =>
    !audio?.startsWith(INTERVIEW_FOLDER) || audio === interviewFile(set, text)
      ? []
      : [trouble(at.join('.'), 'the recording is of other words or another voice; build the voices again')],
  ),
);

/** A learner who may read how others answer may hear it too. */
const sampleSound = itemCheck('sample-sound', 'warning', SPEAKING, (set) =>
  set.status !== 'published'
    ? []
    : sampleAnswers(set).flatMap(({ at, band, audio }) =>
        audio ? [] : [trouble(at.join('.'), `nobody says the sample at band ${band}`)],
      ),
);

const sampleSoundOfText = itemCheck('sample-sound-text', 'error', SPEAKING, (set) =>
  sampleAnswers(set).flatMap((answer) =>
    !answer.audio?.startsWith(SAMPLES_FOLDER) || answer.audio === sampleFile(set, answer)
      ? []
      : [trouble(answer.at.join('.'), 'the recording is of another answer; build the voices again')],
  ),
);

const samplesOf = ({ part1, part2, part3 }: Speaking) => [
  ...part1.flatMap(({ questions }) => questions.map((one) => one.samples)),
  part2?.samples ?? [],
  ...part3.map((one) => one.samples),
];

/** A phrase that is not in the sample cannot be found in it. */
const phrases = itemCheck('sample-phrases', 'error', SPEAKING, (set) =>
  samplesOf(set)
    .flat()
    .flatMap((sample) =>
      (sample.phrases ?? [])
        .filter(({ text }) => !says(sample.text, text))
        .map(({ text }) => trouble('', `"${text}" is not in the sample at band ${sample.band}`)),
    ),
);

/** One band, one person and one length is one sample. */
const bands = itemCheck('sample-bands', 'warning', SPEAKING, ({ part2 }) =>
  repeated((part2?.samples ?? []).map(({ band }) => band)).map((band) =>
    trouble('part2.samples', `two samples at band ${band}`),
  ),
);

/** The bands at which most learners are, and the next one they can reach. */
const EVERYDAY = [5.5, 6.5, 7.5];

/** A learner compares an answer with those just below and above: on the card, and twice in each of the other parts. */
const everyday = itemCheck('sample-everyday', 'warning', SPEAKING, (set) => {
  if (set.status !== 'published') return [];
  const isWhole = (samples: Speaking['part3'][number]['samples']) =>
    EVERYDAY.every((band) => samples.some((sample) => sample.band === band && sample.speaker));
  const first = set.part1.flatMap(({ questions }) => questions).filter(({ samples }) => isWhole(samples));
  const third = set.part3.filter(({ samples }) => isWhole(samples));
  const missing = `samples at ${EVERYDAY.join(', ')} by somebody`;
  return [
    ...(set.part1.length > 0 && first.length < 2 ? [trouble('part1', `fewer than two questions with ${missing}`)] : []),
    ...(set.part2 && !isWhole(set.part2.samples) ? [trouble('part2.samples', `no ${missing}`)] : []),
    ...(set.part3.length > 0 && third.length < 2 ? [trouble('part3', `fewer than two questions with ${missing}`)] : []),
  ];
});

/** Answers to one question by one person would be one person's progress, not other people's answers. */
const speakers = itemCheck('sample-speakers', 'warning', SPEAKING, (set) =>
  samplesOf(set).flatMap((samples) =>
    repeated(samples.flatMap(({ speaker }) => (speaker ? [speaker.en] : []))).map((who) =>
      trouble('', `${who} answers one question twice`),
    ),
  ),
);

export const speakingChecks = [
  ...[frame, whole, sound, soundOfText],
  ...[sampleSound, sampleSoundOfText, phrases, bands, everyday, speakers],
];
