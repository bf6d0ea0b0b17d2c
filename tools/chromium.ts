import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** The headless shell first: without a window's own pages it needs a fifth less processor time per journey. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'chrome'];

/** For tests: no GPU, and no calls to its maker's servers. Chromium's sandbox refuses to work for root. */
export const CHROMIUM_ARGS = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** The path of a Chromium on this machine, or null. */
export const findChromium = (): string | null => find(NAMES);

/** One with a microphone, which the headless shell does not have; null where there is only that. */
export const findChromiumThatRecords = (): string | null => find(NAMES.filter((name) => !name.endsWith('shell')));

function find(names: readonly string[]): string | null {
  const asked = process.env.CHROMIUM_PATH;
  if (asked) return isProgram(asked) ? asked : null;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
  return onPath ?? (isProgram(chromium.executablePath()) ? chromium.executablePath() : null);
}

/** The same, after trying to install one; throws one sentence on what to do when nothing helped. */
export function ensureChromium(): string {
  const there = findChromium();
  if (there && findChromiumThatRecords()) return there;
  if (process.env.CHROMIUM_PATH) throw new Error(`CHROMIUM_PATH: there is no program at ${process.env.CHROMIUM_PATH}.`);
  console.log(`  ${there ? 'a Chromium without a microphone' : 'no Chromium'} found: installing one`);
  attempt(process.execPath, 'node_modules/@playwright/test/cli.js', 'install', 'chromium');
  const own = findChromiumThatRecords();
  if (own) return findChromium() ?? own;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    attempt('apt-get', 'update');
    attempt('apt-get', 'install', '-y', '--no-install-recommends', 'chromium');
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new Error('The journeys need a browser: install Chromium or Chrome, or set CHROMIUM_PATH to one.');
}

function attempt(program: string, ...args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // A download that hangs must not hold up the whole run.
  spawnSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'], env, timeout: 300_000 });
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
