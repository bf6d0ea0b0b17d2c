import type { Page } from '@playwright/test';

/**
 * A recording for every section, for as long as the packs have none: a soft tone of a few seconds. Only what the page is
 * told about sound is changed on its way; papers, attempts and marks are the server's own.
 */
export async function giveRecordings(page: Page, { seconds = 3, readingSeconds = 2 } = {}): Promise<void> {
  const audio = { url: '/content/journey/assets/tone.mp3', seconds, peaks_url: '/content/journey/assets/tone.json' };
  const withAudio = (paper: { kind: string; reading_time?: { seconds: number }[] }) =>
    paper.kind !== 'listening'
      ? paper
      : {
          ...paper,
          audio,
          reading_time: paper.reading_time?.slice(0, 1).map((pause) => ({ ...pause, at: 0, seconds: readingSeconds })),
        };

  for (const path of ['listening/get-paper', 'attempt/start', 'attempt/get-attempt', 'attempt/take-over'])
    await page.route(`**/api/${path}`, async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      if (body.data?.papers) body.data.papers = body.data.papers.map(withAudio);
      await route.fulfill({ response, json: body });
    });
  await page.route('**/content/journey/assets/tone.mp3', (route) =>
    route.fulfill({ contentType: 'audio/wav', body: toneWav(seconds) }),
  );
  await page.route('**/content/journey/assets/tone.json', (route) => route.fulfill({ json: peaks(seconds) }));
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
