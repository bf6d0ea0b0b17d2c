// @vitest-environment happy-dom
import { createClient } from '@ninefold/contract/client';
import type { Contract } from '@ninefold/contract/contract';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { storeLanguage } from '#i18n/language.ts';
import { isNavigating, noteNavigation } from '#navigation/navigation-state.ts';
import { sendByFetch } from './api.ts';

const answer = (body: string, status = 200) => new Response(body, { status });

function clientAnswering(response: Response | Error) {
  const fetcher = vi.fn(async (_path: string | URL | Request, _init?: RequestInit) => {
    if (response instanceof Error) throw response;
    return response;
  });
  return { fetcher, api: createClient<Contract>(sendByFetch(fetcher)) };
}

beforeEach(() => storeLanguage('en'));

test('a call goes to its path, in the language of the page, with our own cookies only', async () => {
  const { api, fetcher } = clientAnswering(answer('{"code":200,"msg":"OK","data":[]}'));
  await expect(api.common.getMenuList({ pid: 3 })).resolves.toEqual([]);
  const [path, init] = fetcher.mock.calls[0]!;
  expect(path).toBe('/api/common/get-menu-list');
  expect(init).toMatchObject({ method: 'POST', credentials: 'same-origin', body: '{"pid":3}' });
  expect(init?.headers).toMatchObject({ 'accept-language': 'en', 'content-type': 'application/json' });
});

test('on a finished page a call is sent at once; right after a press the page goes first', async () => {
  const sentAtOnce = (client: ReturnType<typeof clientAnswering>) => {
    const answered = client.api.common.getMenuList({});
    return { atOnce: client.fetcher.mock.calls.length === 1, answered };
  };
  const body = '{"code":200,"msg":"OK","data":[]}';
  // Test files share their modules: a page of the file before may still be on its way.
  await vi.waitFor(() => expect(isNavigating()).toBe(false));
  expect(sentAtOnce(clientAnswering(answer(body))).atOnce).toBe(true);
  noteNavigation(false);
  const { atOnce, answered } = sentAtOnce(clientAnswering(answer(body)));
  expect(atOnce).toBe(false);
  await expect(answered).resolves.toEqual([]);
});

test('a file is sent as multipart, and the browser writes the boundary', async () => {
  const { api, fetcher } = clientAnswering(answer('{"code":200,"msg":"OK","data":{}}'));
  await api.student.uploadAvatar({}, new Blob(['x']));
  const init = fetcher.mock.calls[0]![1];
  expect(init?.body).toBeInstanceOf(FormData);
  expect(init?.headers).not.toHaveProperty('content-type');
});

test('a refusal carries its name, its fields, and the call that was refused', async () => {
  const refused = '{"code":400,"msg":"x","data":null,"error":"invalid_input","fields":["name"]}';
  const { api } = clientAnswering(answer(refused, 400));
  await expect(api.student.getInfo()).rejects.toMatchObject({
    error: 'invalid_input',
    code: 400,
    fields: ['name'],
    path: '/api/student/get-info',
  });
});

test.each([
  { body: '{"code":500}', message: '', why: 'nothing but a code' },
  { body: '{"code":500,"msg":"busy","data":null}', message: 'busy', why: 'the words of another server' },
  { body: '{"code":200,"error":null}', message: '', why: 'an error that has no name' },
])('a code without a name is an error of the interface, not of the network: $why', async ({ body, message }) => {
  const { api } = clientAnswering(answer(body, 500));
  await expect(api.points.getInfo()).rejects.toMatchObject({ error: 'internal', message });
});

describe('whatever is not an answer of ours counts as a network exception', () => {
  test.each([
    { response: new TypeError('Failed to fetch'), why: 'no connection' },
    { response: answer('<html>Bad gateway</html>', 502), why: 'an error page of a proxy' },
    { response: answer('', 200), why: 'an empty body' },
    { response: answer('{"ok":true}'), why: 'JSON of somebody else' },
    { response: answer('{"code":"500"}', 500), why: 'a code that is no number' },
    { response: answer('null'), why: 'nothing' },
  ])('$why', async ({ response }) => {
    const { api } = clientAnswering(response);
    await expect(api.student.getInfo()).rejects.toMatchObject({
      error: 'network',
      message: expect.stringMatching(/connection/),
    });
  });
});
