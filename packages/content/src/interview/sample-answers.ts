import { createHash } from 'node:crypto';
import { castOf, type Voice, type VoiceName, voiceCalled } from '../casting/casting.ts';
import type { Speaking } from '../schema/speaking.ts';

/** One sample answer that is heard, where it stands in the file of its set, and who says it. */
export type SampleAnswer = {
  at: (string | number)[];
  band: number;
  text: string;
  audio: string | undefined;
  voice: Voice;
};

type Sample = Speaking['part3'][number]['samples'][number];

/** What learners aim at: an answer at each of these bands, or half a band beside it, is heard. */
const HEARD_BANDS = [6, 7, 8];
const NEAR = 0.5;

/** A little slower than conversation: somebody thinks while speaking. */
const RATE = 0.95;
const VOICES: Record<'f' | 'm', VoiceName[]> = {
  f: ['bf_isabella', 'bf_lily', 'af_heart', 'af_sarah', 'af_bella'],
  m: ['bm_george', 'bm_fable', 'bm_lewis', 'bm_daniel', 'am_michael', 'am_fenrir'],
};

/** The answers of a set that are heard; nobody of them has the examiner's voice, nor that of another answer to it. */
export function sampleAnswers(set: Speaking): SampleAnswer[] {
  const examiner = examinersVoice(set);
  return answeredPlaces(set).flatMap(({ at, samples }) => {
    const taken: VoiceName[] = examiner ? [examiner] : [];
    return heardOf(samples).map((sample) => {
      const voice = voiceOf(sample, taken);
      taken.push(voice);
      const place = [...at, 'samples', samples.indexOf(sample)];
      const { band, text, audio } = sample;
      return { at: place, band, text, audio, voice: { ...voiceCalled(voice), rate: RATE } };
    });
  });
}

const answeredPlaces = ({ part1, part2, part3 }: Speaking) => [
  ...part1.flatMap(({ questions }, topic) =>
    questions.map(({ samples }, at) => ({ at: ['part1', topic, 'questions', at], samples })),
  ),
  ...(part2 ? [{ at: ['part2'], samples: part2.samples }] : []),
  ...part3.map(({ samples }, at) => ({ at: ['part3', at], samples })),
];

/** Of two that are equally near the better one: it is there to be learnt from. */
function heardOf(samples: readonly Sample[]): Sample[] {
  const best = samples.toSorted((one, other) => other.band - one.band);
  const nearest = (band: number) =>
    best
      .filter((sample) => Math.abs(sample.band - band) <= NEAR)
      .toSorted((one, other) => Math.abs(one.band - band) - Math.abs(other.band - band))[0];
  const chosen = new Set(HEARD_BANDS.map(nearest));
  return samples.filter((sample) => chosen.has(sample));
}

const examinersVoice = ({ id, examiner }: Speaking): VoiceName | undefined =>
  examiner && castOf({ id, speakers: [{ id: 'examiner', ...examiner }] }).get('examiner')?.name;

const WOMAN = /\b(?:\w*woman|\w*wife|\w*mother|\w*daughter|\w*girl|waitress|her)\b/;
const MAN = /\b(?:\w*man|husband|\w*father|(?:grand)?son|\w*boy|waiter)\b/;
const HIS = /\bhis\b/;
const HER_LIFE = /\bmy (?:husband|boyfriend)\b/i;
const HIS_LIFE = /\bmy (?:wife|girlfriend)\b|\bwhen I was a boy\b/i;

/** A waitress should not sound like a man; where nothing is said, chance decides, always in the same way. */
function voiceOf({ speaker, text }: Sample, taken: readonly VoiceName[]): VoiceName {
  const who = speaker?.en ?? '';
  const number = numberOf(`${who} ${text}`);
  const free = VOICES[sexOf(who, text) ?? (number % 2 === 0 ? 'f' : 'm')].filter((name) => !taken.includes(name));
  // The best two or three take turns, so that a learner does not hear one person everywhere.
  const name = free[Math.floor(number / 2) % Math.min(3, free.length)];
  if (!name) throw new Error(`no voice is left for ${who}`);
  return name;
}

function sexOf(who: string, text: string): 'f' | 'm' | null {
  if (HIS.test(who)) return 'm';
  if (WOMAN.test(who)) return 'f';
  if (MAN.test(who)) return 'm';
  if (HER_LIFE.test(text)) return 'f';
  return HIS_LIFE.test(text) ? 'm' : null;
}

const numberOf = (text: string): number => createHash('sha256').update(text).digest().readUInt16BE(0);

export const SAMPLES_FOLDER = 'assets/audio/samples/';

/** Named after who says what, as the examiner's lines are. */
export function sampleFile(
  { id }: Pick<Speaking, 'id'>,
  { text, voice }: Pick<SampleAnswer, 'text' | 'voice'>,
): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([voice.name, text]))
    .digest('hex')
    .slice(0, 12);
  return `${SAMPLES_FOLDER}${id}/${hash}.mp3`;
}
