import { ApiError } from '@ninefold/contract/client';
import { expect, test } from 'vitest';
import { pictureTrouble } from './picture-trouble.ts';

const refused = (error: ApiError['error'], code: number, msg: string) => new ApiError({ error, code, msg });

test.each([
  { error: new Error('not decoded'), is: { unreadable: true }, why: 'this browser cannot read it' },
  { error: refused('file_not_accepted', 400, '不支持'), is: { unreadable: true }, why: 'the server cannot either' },
  { error: refused('network', 0, '网络异常'), is: { notSent: true }, why: 'no answer says nothing about the picture' },
  { error: refused('storage_full', 507, '没有空间'), is: { said: '没有空间' }, why: 'a full disk is no bad picture' },
  { error: refused('too_many_requests', 429, '稍后'), is: { said: '稍后' }, why: 'nor are too many at once' },
])('$why', ({ error, is }) => {
  expect(pictureTrouble(error)).toEqual(is);
});
