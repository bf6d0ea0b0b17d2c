import type { Page } from '@playwright/test';

type Recordings = {
  /** Of every part, or of each in turn. */
  seconds?: number | readonly number[];
  readingSeconds?: number;
};
type Paper = { kind: string; reading_time?: { seconds: number }[] };

/**
 * Short recordings in place of those of five minutes: a soft tone for every section. Only what the page is told about
 * sound is changed on its way; papers, attempts and marks are the server's own.
 */
export async function giveRecordings(page: Page, { seconds = 3, readingSeconds = 2 }: Recordings = {}): Promise<void> {
  const secondsOf = (part: number) => (typeof seconds === 'number' ? seconds : (seconds[part] ?? 1));
  const withAudio = (paper: Paper, part: number) => {
    if (paper.kind !== 'listening') return paper;
    const file = `/content/journey/assets/part-${part + 1}`;
    const audio = { url: `${file}.mp3`, seconds: secondsOf(part), peaks_url: `${file}.json` };
    const pause = paper.reading_time?.slice(0, 1).map((one) => ({ ...one, at: 0, seconds: readingSeconds }));
    return { ...paper, audio, reading_time: pause };
  };

  await page.addInitScript(keepSpeaker);
  for (const path of ['listening/get-paper', 'attempt/start', 'attempt/get-attempt', 'attempt/take-over'])
    await page.route(`**/api/${path}`, async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      if (body.data?.papers) body.data.papers = body.data.papers.map(withAudio);
      await route.fulfill({ response, json: body });
    });
  await page.route(/\/content\/journey\/assets\/part-\d\.(mp3|json)$/, (route) => {
    const [, part, kind] = /part-(\d)\.(\w+)$/.exec(route.request().url()) ?? [];
    const length = secondsOf(Number(part) - 1);
    return kind === 'json'
      ? route.fulfill({ json: peaks(length) })
      : route.fulfill({ contentType: 'audio/wav', body: toneWav(length) });
  });
}

/** Brings the recording that plays now to its end: the exam has no way to skip, and a journey need not wait for it. */
export async function hearOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { speaker } = window as unknown as { speaker: HTMLAudioElement };
    speaker.currentTime = speaker.duration - 0.1;
  });
}

/** The page's one audio element is not in the document; `hearOut` needs to find it. */
function keepSpeaker(): void {
  window.Audio = new Proxy(window.Audio, {
    construct(Audio, given) {
      const speaker = new Audio(...given);
      return Object.assign(window, { speaker }).speaker;
    },
  });
}

const RATE = 8000;

export function toneWav(seconds: number): Buffer {
  const samples = Math.round(seconds * RATE);
  const file = Buffer.alloc(44 + samples * 2);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + samples * 2, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(samples * 2, 40);
  for (let at = 0; at < samples; at += 1)
    file.writeInt16LE(Math.round(Math.sin((2 * Math.PI * 330 * at) / RATE) * 6000), 44 + at * 2);
  return file;
}

/** Twenty pairs a second, louder and softer, so that the picture has a shape. */
const peaks = (seconds: number): number[] =>
  Array.from({ length: seconds * 20 }, (_, at) => Math.round(20 + 100 * Math.abs(Math.sin(at / 3)))).flatMap((high) => [
    -high,
    high,
  ]);
