import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readSettings, SETTINGS } from '../packages/server/src/settings.ts';

/** No container engine is needed to see that the image and the compose file speak of what is there. */
const ROOT = join(import.meta.dirname, '..');
const text = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const dockerfile = text('Dockerfile');
const compose = parse(text('deploy/compose.yaml'), { merge: true }) as {
  services: Record<string, { environment?: Record<string, string>; read_only?: boolean; image?: string }>;
};

test('every file that the image copies is there, and every package with it', () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, from = '']) => from.split(' '));
  for (const path of copied) expect(existsSync(join(ROOT, path)), path).toBe(true);
  for (const name of ['core', 'contract', 'content', 'examiner', 'server', 'web'])
    expect(copied).toEqual(expect.arrayContaining([`packages/${name}`, `packages/${name}/package.json`]));
});

test('the image starts what npm start starts, as nobody special, and says how it is', () => {
  const command = JSON.parse(/^CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? '[]') as string[];
  expect(command.join(' ')).toBe(JSON.parse(text('package.json')).scripts.start);
  expect(dockerfile).toMatch(/^USER node$/m);
  expect(dockerfile).toMatch(/^HEALTHCHECK .*\/healthz/m);
});

test('the settings of the image and of the compose file are ours and fit together', () => {
  const ofImage = Object.fromEntries(
    [...(/^ENV (.+)$/m.exec(dockerfile)?.[1] ?? '').matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name, value]),
  );
  for (const process of ['app-1', 'app-2']) {
    const { environment = {}, read_only } = compose.services[process] ?? {};
    expect(read_only).toBe(true);
    for (const name of Object.keys(environment)) expect(Object.keys(SETTINGS)).toContain(name);
    const filled = Object.fromEntries(
      Object.entries({ ...ofImage, ...environment }).map(([name, value]) => [
        name,
        String(value)
          .replace(/\$\{\w+:\?\}/g, 'x'.repeat(32))
          .replace(/\$\{\w+:-([^}]*)\}/g, '$1'),
      ]),
    );
    expect(readSettings(filled)).toMatchObject({ STORAGE: 's3', HOST: '0.0.0.0', BACKUP_NIGHTLY: true });
  }
});

test('the example names every value that the compose file wants', () => {
  const wanted = new Set([...text('deploy/compose.yaml').matchAll(/\$\{(\w+):\?\}/g)].map(([, name]) => name));
  for (const name of wanted) expect(text('deploy/example.env')).toMatch(new RegExp(`^${name}=`, 'm'));
});
