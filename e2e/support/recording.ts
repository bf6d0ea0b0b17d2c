import type { Page, Route } from '@playwright/test';
import { runningOrder, runningSeconds } from '../../packages/core/src/practice/running-order.ts';

type Recordings = {
  /** Of every part. */
  seconds?: number;
  readingSeconds?: number;
  restSeconds?: number;
  /** Of an announcement before every part; none unless it is told. */
  lineSeconds?: number;
};
type Paper = { kind: string; offset: number; reading_time?: { seconds: number; questions: [number, number] }[] };
type Body = { data?: { id?: number; papers?: Paper[]; check_seconds?: number; left_ms?: number } & object };

/** A listening test whose time a journey can move. */
export type Hall = {
  /** The same test in another browser. */
  openIn: (page: Page) => Promise<void>;
  /** From now on the server says that so many seconds have passed since the beginning; a page learns it at its next call. */
  setSecond: (second: number) => void;
  /** Moves the page's own clock as well. It must be installed. */
  goTo: (page: Page, second: number) => Promise<void>;
};

/**
 * Short recordings in place of those of five minutes: a soft tone for every section. Only what the page is told about
 * sound and time is changed on its way; papers, attempts and marks are the server's own.
 */
export async function giveRecordings(
  page: Page,
  { seconds = 3, readingSeconds = 2, restSeconds = 1, lineSeconds = 0 }: Recordings = {},
): Promise<Hall> {
  let began = Date.now();
  let total = 0;
  const second = () => (Date.now() - began) / 1000;

  const pauseOf = ({ reading_time = [] }: Paper) => reading_time.slice(0, 1);
  const announced = (part: number) =>
    lineSeconds === 0
      ? []
      : [
          {
            ...({ kind: 'say', seconds: lineSeconds, place: 0 } as const),
            ...{ url: `/content/journey/assets/line-${part + 1}.mp3`, text: lineOf(part) },
          },
        ];
  const orderOf = (papers: Paper[], check: number) =>
    runningOrder(
      papers.map((paper, part) => ({
        offset: paper.offset,
        audioSeconds: seconds,
        halts: [
          ...announced(part),
          ...pauseOf(paper).map(
            ({ questions }) => ({ kind: 'read', seconds: readingSeconds, questions, place: 0 }) as const,
          ),
        ],
        restSeconds,
      })),
      check,
    );
  const withAudio = (paper: Paper, part: number) => {
    if (paper.kind !== 'listening') return paper;
    const file = `/content/journey/assets/part-${part + 1}`;
    const pause = pauseOf(paper).map((one) => ({ ...one, at: 0, seconds: readingSeconds }));
    return { ...paper, audio: { url: `${file}.mp3`, seconds, peaks_url: `${file}.json` }, reading_time: pause };
  };
  const leftMs = () => Math.max(0, Math.round((total - second()) * 1000));

  function retold(body: Body, path: string): Body {
    const { data } = body;
    if (!data) return body;
    if (path === 'attempt/start') began = Date.now();
    if (!data.papers) return { ...body, data: { ...data, ...((data.left_ms ?? -1) >= 0 && { left_ms: leftMs() }) } };
    const running = orderOf(data.papers, data.check_seconds ?? 120);
    const timed = path === 'listening/get-paper' || (data.left_ms ?? -1) >= 0;
    if (timed) total = runningSeconds(running);
    return {
      ...body,
      data: {
        ...data,
        papers: data.papers.map(withAudio),
        ...(timed && { running }),
        ...(path === 'listening/get-paper' && { seconds: total }),
        ...((data.left_ms ?? -1) >= 0 && { left_ms: leftMs() }),
      },
    };
  }

  async function openIn(other: Page): Promise<void> {
    await other.addInitScript(keepSpeaker);
    const paths = [
      'listening/get-paper',
      ...['start', 'get-attempt', 'take-over', 'save'].map((one) => `attempt/${one}`),
    ];
    for (const path of paths)
      await other.route(`**/api/${path}`, async (route: Route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: retold((await response.json()) as Body, path) });
      });
    await other.route(/\/content\/journey\/assets\/(part|line)-\d\.(mp3|json)$/, (route) => {
      const url = route.request().url();
      if (url.endsWith('.json')) return route.fulfill({ json: peaks(seconds) });
      const body = toneWav(url.includes('/line-') ? lineSeconds : seconds);
      return route.fulfill({ contentType: 'audio/wav', body });
    });
  }

  await openIn(page);
  return {
    openIn,
    setSecond(wanted) {
      began = Date.now() - wanted * 1000;
    },
    async goTo(other, wanted) {
      const by = wanted - second();
      began -= Math.max(0, by) * 1000;
      if (by > 0) await other.clock.fastForward(by * 1000);
    },
  };
}

/** What is announced before a part. */
export const lineOf = (part: number): string => `This is announced before part ${part + 1}.`;

/** Which second of a recording is heard now; -1 when none is. */
export const heardAt = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { speaker } = window as unknown as { speaker?: HTMLAudioElement };
    return speaker && !speaker.paused ? speaker.currentTime : -1;
  });

/** The page's one audio element is not in the document; a journey that listens needs to find it. */
function keepSpeaker(): void {
  window.Audio = new Proxy(window.Audio, {
    construct(Audio, given) {
      const speaker = new Audio(...given);
      return Object.assign(window, { speaker }).speaker;
    },
  });
}

const RATE = 8000;

/** A page asks for the same recording many times, a piece at a time, and five minutes take long to work out. */
const tones = new Map<number, Buffer>();

export function toneWav(seconds: number): Buffer {
  const known = tones.get(seconds) ?? newTone(seconds);
  tones.set(seconds, known);
  return known;
}

function newTone(seconds: number): Buffer {
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
