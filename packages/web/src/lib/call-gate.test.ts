// @vitest-environment happy-dom
import { createClient } from '@ninefold/contract/client';
import type { Contract } from '@ninefold/contract/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { sendByFetch } from './api.ts';
import { callGate } from './call-gate.ts';

afterEach(() => callGate.open());

const answered = () => new Response('{"code":200,"msg":"OK","data":{"list":[],"total":0}}');

function server() {
  const held: ((response: Response) => void)[] = [];
  const fetcher = vi.fn((_path: string | URL | Request) => new Promise<Response>((resolve) => held.push(resolve)));
  return {
    api: createClient<Contract>(sendByFetch(fetcher as typeof fetch)),
    asked: () => fetcher.mock.calls.map(([path]) => String(path)),
    answerAll: () => {
      for (const answer of held.splice(0)) answer(answered());
    },
  };
}

const aMoment = () => new Promise((done) => setTimeout(done, 20));

test('a list that is asked for while the learner logs out is not sent; the log-out itself is', async () => {
  const { api, asked } = server();
  await callGate.close();
  void api.course.getCourseList({ package_id: 1 });
  void api.student.logout();
  await aMoment();
  expect(asked()).toEqual(['/api/student/logout']);
});

test('logging out waits for the answers that are underway, but not for ever', async () => {
  const { api, answerAll } = server();
  const list = api.course.getCourseList({ package_id: 1 });
  const closed = vi.fn();
  const closing = callGate.close(1000).then(closed);
  await aMoment();
  expect(closed).not.toHaveBeenCalled();
  answerAll();
  await list;
  await closing;
  expect(closed).toHaveBeenCalled();
  void api.course.getCourseList({ package_id: 1 });
  await callGate.close(10);
});

test('when the log-out fails, what waited is sent after all', async () => {
  const { api, asked, answerAll } = server();
  await callGate.close();
  const list = api.course.getCourseList({ package_id: 1 });
  await aMoment();
  expect(asked()).toEqual([]);
  callGate.open();
  await aMoment();
  expect(asked()).toEqual(['/api/course/get-course-list']);
  answerAll();
  await expect(list).resolves.toMatchObject({ total: 0 });
});
