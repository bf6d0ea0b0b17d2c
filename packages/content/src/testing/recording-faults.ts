import { sentencePaper } from '../compile/listening.ts';
import type { SoundFacts } from '../mp3-facts.ts';
import { Listening } from '../schema/listening.ts';
import type { Alignment, Peaks } from '../schema/recording.ts';
import { scriptHash } from '../script-hash.ts';
import { all, example, type Fault, LISTENING, set, WORDS } from './fault.ts';
import type { RawPack } from './raw-pack.ts';

/** Faults of recordings. The example pack has none, so a good one is added first. */

const SECONDS = 96;
const SHA256 = 'a'.repeat(64);
const [FILE, PEAKS, ALIGN] = ['assets/audio/a.mp3', 'assets/audio/a.peaks.json', 'assets/audio/a.align.json'];

export function recorded({ docs, assets }: RawPack): void {
  const doc = docs.get(LISTENING) as Record<string, unknown>;
  const section = Listening.parse(doc);
  const lines = sentencePaper(section);
  const step = SECONDS / lines.length;
  const sentences = lines.map(({ order, turn }, at) => ({ order, turn, start: at * step, end: (at + 0.8) * step }));
  const stops = section.readingTime.map(({ before }) => ({
    before,
    at: Math.max(0, (sentences.find(({ turn }) => turn === before)?.start ?? 0) - 0.01),
  }));
  // The announcer fills the silence after the first sentence, and what is left at the end.
  const announced = (section.announcer?.lines ?? []).map(({ id }, at, all) => {
    const from = (sentences[0]?.end ?? 0) + (0.2 * step * at) / all.length;
    return { id, start: from, end: from + (0.18 * step) / all.length };
  });
  const sound = { sha256: SHA256, hz: 24_000, kbits: 48, channels: 1, seconds: SECONDS, tagged: false } as const;
  doc.audio = {
    file: FILE,
    seconds: SECONDS,
    peaks: PEAKS,
    align: ALIGN,
    engine: 'test',
    sha256: SHA256,
    script: scriptHash(section),
  };
  assets.set(FILE, { bytes: 576_000, sound });
  assets.set(PEAKS, { bytes: 9_000, json: { perSecond: 20, data: Array(SECONDS * 40).fill(3) } satisfies Peaks });
  assets.set(ALIGN, { bytes: 2_000, json: { sentences, stops, lines: announced } satisfies Alignment });
}

const align =
  (change: (times: Alignment) => void) =>
  ({ assets }: RawPack): void =>
    change(assets.get(ALIGN)!.json as Alignment);
const peaks =
  (change: (peaks: Peaks) => void) =>
  ({ assets }: RawPack): void =>
    change(assets.get(PEAKS)!.json as Peaks);
const sound =
  (changes: Partial<SoundFacts>) =>
  ({ assets }: RawPack): void => {
    const asset = assets.get(FILE)!;
    assets.set(FILE, { ...asset, sound: { ...asset.sound!, ...changes } });
  };

const fault = (check: string, why: string, spoil: (pack: RawPack) => void): Fault => ({
  check,
  why,
  pack: example,
  spoil: all(recorded, spoil),
});

export const recordingFaults: Fault[] = [
  { check: 'audio-exists', why: 'published and silent', pack: example, spoil: set(LISTENING, 'status', 'published') },
  fault('audio-file', 'another file than was recorded', sound({ sha256: 'b'.repeat(64) })),
  fault('audio-script', 'a word spoken otherwise since', ({ docs }) => {
    const { script } = docs.get(LISTENING) as { script: { text: string }[] };
    script[0]!.text = script[0]!.text.replace(/\w+/, 'Otherwise');
  }),
  fault('audio-file', 'a title in the file', sound({ tagged: true })),
  fault('audio-file', 'two channels', sound({ channels: 2 })),
  fault('audio-file', 'half of it is missing', sound({ seconds: 48 })),
  fault('audio-file', 'a picture called mp3', ({ assets }) => assets.set(FILE, { bytes: 9 })),
  fault(
    'audio-times',
    'a sentence without a time',
    align(({ sentences }) => sentences.pop()),
  ),
  fault(
    'audio-times',
    'times that go back',
    align(({ sentences }) => (sentences[3]!.start = 0.1)),
  ),
  fault(
    'audio-times',
    'a sentence that ends before it begins',
    align(({ sentences }) => (sentences[2]!.end = 0)),
  ),
  fault(
    'audio-times',
    'a sentence after the end',
    align(({ sentences }) => (sentences.at(-1)!.end = 200)),
  ),
  fault(
    'audio-times',
    'the times of another script',
    align(({ sentences }) => (sentences[1]!.turn = 't99')),
  ),
  fault(
    'audio-times',
    'nowhere to stop',
    align((times) => times.stops.splice(0)),
  ),
  fault(
    'audio-times',
    'stops in the middle of a word',
    align(({ stops, sentences }) => (stops[0]!.at = sentences[0]!.start + 0.2)),
  ),
  fault('audio-times', 'not a list of times', ({ assets }) => assets.set(ALIGN, { bytes: 2, json: {} })),
  fault(
    'audio-peaks',
    'peaks of half the recording',
    peaks(({ data }) => data.splice(0, data.length / 2)),
  ),
  fault(
    'audio-peaks',
    'louder than 8 bits',
    peaks(({ data }) => (data[1] = 300)),
  ),
  fault(
    'audio-peaks',
    'a flat line',
    peaks(({ data }) => data.fill(0)),
  ),
  {
    check: 'clip-missing',
    why: 'one word speaks, the others do not',
    pack: example,
    spoil: set(WORDS, 'units.0.words.0.audio', { uk: 'assets/words/subsidy.mp3' }),
  },
];
