import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { publicGroups } from '../compile/paper.ts';
import { drawFigure } from '../figures/draw.ts';
import { withPins } from '../figures/pins.ts';
import { type Pack, readPack } from '../read-pack.ts';
import { viewBoxOf } from '../svg.ts';

const run = promisify(execFile);

/** Every picture of a pack as SVG and, where a Chromium is at hand, as PNG: each has to be looked at once. */
export async function drawCommand(folder: string, out: string): Promise<number> {
  const { pack, complaints } = await readPack(folder);
  if (!pack) {
    console.error(`${complaints[0]?.file}: ${complaints[0]?.what}; run check first`);
    return 1;
  }
  await mkdir(out, { recursive: true });
  const browser = await findBrowser();
  if (!browser) console.error('no Chromium found (CHROMIUM names one): only SVG is written');
  for (const { name, svg } of picturesOf(pack)) {
    const file = resolve(join(out, `${name}.svg`));
    await writeFile(file, svg);
    if (browser) await photograph(browser, file, svg);
    console.log(file);
  }
  return 0;
}

export function picturesOf(pack: Pack): { name: string; svg: string }[] {
  return pack.items.flatMap(({ item }) => {
    if (item.kind === 'writing-task-1') {
      return item.figures.map((figure, at) => ({
        name: `${item.id}-${at + 1}-${figure.type}`,
        svg: drawFigure(figure, pack.assets),
      }));
    }
    if (item.kind !== 'reading' && item.kind !== 'listening') return [];
    return publicGroups(item, pack.assets).flatMap(({ body, type }, at) =>
      body?.layout === 'picture' && body.drawn
        ? [{ name: `${item.id}-${at + 1}-${type}`, svg: withPins(body.drawn, body.pins) }]
        : [],
    );
  });
}

async function findBrowser(): Promise<string | null> {
  const names = [process.env.CHROMIUM, 'chromium', 'chromium-browser', 'google-chrome'].filter(
    (name) => name !== undefined,
  );
  for (const name of names) {
    const works = await run(name, ['--version']).then(
      () => true,
      () => false,
    );
    if (works) return name;
  }
  return null;
}

async function photograph(browser: string, file: string, svg: string): Promise<void> {
  const { width = 720, height = 480 } = viewBoxOf(svg) ?? {};
  const page = file.replace(/\.svg$/, '.html');
  await writeFile(page, `<!doctype html><style>*{margin:0}svg{display:block;width:${width}px}</style>${svg}`);
  await run(browser, [
    '--headless=new',
    '--no-sandbox',
    '--hide-scrollbars',
    '--force-device-scale-factor=2',
    `--window-size=${Math.ceil(width)},${Math.ceil(height)}`,
    `--screenshot=${file.replace(/\.svg$/, '.png')}`,
    pathToFileURL(page).href,
  ]);
  await rm(page);
}
