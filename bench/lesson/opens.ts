import { type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, ensureChromium } from '../../tools/chromium.ts';
import { startRealServer } from '../../tools/real-server.ts';
import { pressToPaint, SLOWDOWN } from '../press-to-paint.ts';
import { scriptsKb } from '../scripts-kb.ts';
import { median, printTable } from '../table.ts';

const RUNS = 5;
/** As the browser's own tools name it: 9 Mbit/s down, 1.5 up, both less a tenth, and 165 ms for an answer. */
const FAST_4G = {
  offline: false,
  downloadThroughput: (9_000_000 / 8) * 0.9,
  uploadThroughput: (1_500_000 / 8) * 0.9,
  latency: 165,
};
const LESSON = ['src/app/lesson/LessonRoute.tsx', 'src/features/courses/lesson/lesson.zh.ts'];

type Place = { type: number; course: number; lesson: number };

/** How long a lesson with a voice takes to open from its course, and until its voice can be heard on a phone's network. */
export async function lessonBench(): Promise<void> {
  const server = await startRealServer({ settings: { LOG_LEVEL: 'error' } });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
  try {
    const [near, far, voice]: [number[], number[], number[]] = [[], [], []];
    for (let run = 0; run < RUNS; run += 1) {
      near.push((await opened(browser, server.url, false)).painted);
      const away = await opened(browser, server.url, true);
      far.push(away.painted);
      voice.push(away.voice);
    }
    printTable(`lesson: CPU ÷ ${SLOWDOWN}, median of ${RUNS}`, [
      { what: 'course → lesson, press to paint', value: median(near), unit: 'ms', goal: 200 },
      { what: 'the same on Fast 4G', value: median(far), unit: 'ms', goal: 200 },
      { what: 'its voice can be played, from the press, Fast 4G', value: median(voice), unit: 'ms', goal: 1000 },
      { what: 'scripts on top of the shell, gzip', value: scriptsKb(LESSON), unit: 'KB' },
    ]);
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** A browser that has never been here opens the course, rests on the lesson and presses. */
async function opened(browser: Browser, url: string, isFar: boolean): Promise<{ painted: number; voice: number }> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'zh-CN',
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await page.addInitScript(watchVoices);
  await page.goto('/', { waitUntil: 'networkidle' });
  const { type, course, lesson } = await lessonWithVoice(page);
  await page.goto(`/#/course/${course}`);
  const link = page.locator(`a[href$="/lesson/${type}/${course}/${lesson}"]`).first();
  await link.waitFor();
  await page.waitForLoadState('networkidle');
  if (isFar) {
    const network = await context.newCDPSession(page);
    await network.send('Network.enable');
    await network.send('Network.emulateNetworkConditions', FAST_4G);
  }
  const painted = await pressToPaint(page, link, '[data-slide] h2');
  await page.waitForFunction(() => Number.isFinite((window as unknown as Watched).voiceReadyAt));
  const voice = await page.evaluate(() => {
    const { voiceReadyAt, pressedAt } = window as unknown as Watched;
    return voiceReadyAt - pressedAt;
  });
  await context.close();
  return { painted, voice };
}

type Watched = { voiceReadyAt: number; pressedAt: number };

/** The voice of a lesson is no element of the page: it is found where it is made. */
function watchVoices(): void {
  const watched = window as unknown as Watched & { Audio: typeof Audio };
  const Native = watched.Audio;
  addEventListener(
    'click',
    (event) => {
      watched.pressedAt = event.timeStamp;
    },
    { capture: true },
  );
  watched.Audio = new Proxy(Native, {
    construct(make, given) {
      const voice: HTMLAudioElement = Reflect.construct(make, given);
      voice.addEventListener('canplay', () => {
        watched.voiceReadyAt ??= performance.now();
      });
      return voice;
    },
  });
}

/** The first open lesson of slides whose first slide is told aloud. */
async function lessonWithVoice(page: Page): Promise<Place> {
  return page.evaluate(async () => {
    const call = {
      // A method, because the loader gives functions their names by a helper that the page does not have.
      async to<T>(path: string, input: object): Promise<T> {
        const body = JSON.stringify(input);
        const headers = { 'content-type': 'application/json' };
        return (await (await fetch(`/api/course/${path}`, { method: 'POST', headers, body })).json()).data as T;
      },
    };
    type Listed<T> = { list: T[] };
    type Info = { units: { lessons: { id: number; kind: string; status: number }[] }[] };
    type Lesson = { parts: { narration: object | null }[] };
    for (const { id } of (await call.to<Listed<{ id: number }>>('get-package-list', {})).list)
      for (const { id: course, type_id } of (
        await call.to<Listed<{ id: number; type_id: number }>>('get-course-list', { package_id: id })
      ).list)
        for (const { id: lesson, kind, status } of (await call.to<Info>('get-info', { id: course })).units.flatMap(
          ({ lessons }) => lessons,
        )) {
          if (kind !== 'video' || status !== 1) continue;
          const { parts } = await call.to<Lesson>('get-lesson', {
            course_id: course,
            lesson_id: lesson,
            preview: true,
          });
          if (parts[0]?.narration) return { type: Math.min(type_id, 4), course, lesson };
        }
    throw new Error('no lesson has a voice');
  });
}
