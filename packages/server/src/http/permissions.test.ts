import { readFileSync } from 'node:fs';
import { contract } from '@ninefold/contract/contract';
import { ROLES } from '@ninefold/contract/identity';
import { pathOf } from '@ninefold/contract/path';
import { expect, test } from 'vitest';
import { allCalls, openApi } from './openapi.ts';
import { refusal } from './request/access.ts';

/** docs/permissions.md is written by hand: a call that changes who may use it must be changed there too, on purpose. */
const written = readFileSync(new URL('../../../../docs/permissions.md', import.meta.url), 'utf8');
const rows = written
  .split('\n')
  .filter((line) => line.startsWith('| /api/'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

const served = allCalls(contract).map(({ names, call }) => {
  const may = (role: (typeof ROLES)[number] | null) => (refusal(call.access, role) === null ? 'yes' : '-');
  return [pathOf(names), may(null), ...ROLES.map(may)];
});

test('who may call what is exactly what docs/permissions.md says', () => {
  expect([...served].sort()).toEqual([...rows].sort());
});

test('every call stands in the OpenAPI description with its access', () => {
  const { paths } = openApi(contract) as { paths: Record<string, { post: { 'x-access': string; summary: string } }> };
  expect(Object.keys(paths).sort()).toEqual(served.map(([path]) => path).sort());
  for (const { post } of Object.values(paths)) expect(post.summary).not.toBe('');
});
