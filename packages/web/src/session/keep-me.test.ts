import type { UserInfo } from '@ninefold/contract/identity';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { keepMe } from './keep-me.ts';
import { sessionQueries } from './session.queries.ts';

const learner = (change: Partial<UserInfo>) => ({ id: 5, name: '林知夏', role: 'student', ...change }) as UserInfo;
const { queryKey } = sessionQueries.me();

test('a saved name leaves the notice of a new device where it is', () => {
  const client = new QueryClient();
  client.setQueryData(queryKey, learner({ has_news: 1 }));
  keepMe(client, learner({ name: '知夏' }));
  expect(client.getQueryData(queryKey)).toMatchObject({ name: '知夏', has_news: 1 });
});

test('another account has its own notices, and what the server says counts', () => {
  const client = new QueryClient();
  keepMe(client, learner({}));
  expect(client.getQueryData(queryKey)).toEqual(learner({}));
  client.setQueryData(queryKey, learner({ id: 4, has_news: 1 }));
  keepMe(client, learner({}));
  expect(client.getQueryData(queryKey)).toEqual(learner({}));
});
