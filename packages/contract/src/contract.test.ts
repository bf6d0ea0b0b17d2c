import { expect, test } from 'vitest';
import { z } from 'zod';
import { type Call, type Calls, isCall } from './call.ts';
import { ApiError, createClient } from './client.ts';
import { type Contract, contract } from './contract.ts';
import { ERRORS } from './errors.ts';
import { pathOf } from './path.ts';
import { SetRow } from './practice/paper-list.ts';

const paths = (group: Calls, names: string[] = []): string[] =>
  Object.entries(group).flatMap(([name, entry]) =>
    isCall(entry) ? [pathOf([...names, name])] : paths(entry, [...names, name]),
  );

test('the paths that the specification spells out are served under exactly these names', () => {
  const served = paths(contract);
  for (const path of [
    '/api/student/get-info',
    '/api/student/update-info',
    '/api/student/update-learning-plan',
    '/api/exam/get-simulate-exam-last-score',
    '/api/course/get-info',
    '/api/student/check-token',
    '/api/student/get-wechat-bind',
    '/api/student/get-wechat-bind-authorize',
    '/api/student/get-operation-permissions-list',
    '/api/student/logout',
    '/api/student/send-student-sms',
    '/api/student/check-sms',
    '/api/student/account-bind-mobile',
    '/api/student/reset-password-send-sms',
    '/api/student/check-reset-password-sms',
    '/api/student/reset-password',
    '/api/common/get-country-list',
    '/api/exercise/get-essay-paper-info',
    '/api/exercise/get-essay-record-info',
    '/api/exercise/save-essay-record-info',
    '/api/exercise/get-essay-record-list',
    '/api/exercise/get-big-essay-record-list',
    '/api/exercise/get-record-info',
    '/api/exercise/essay-scoring',
    '/api/exercise/get-essay-scoring-result',
    '/api/exercise/get-essay-score-info',
    '/api/exercise/get-score-info',
    '/api/exercise/get-compare-essay',
    '/api/writing/get-record-list-by-paper-id',
    '/api/writing/get-task1-search-list',
    '/api/writing/get-task2-search-list',
    '/api/writing/get-task1-paper-list',
    '/api/writing/get-task2-paper-list',
    '/api/vocabulary/get-word-list',
    '/api/vocabulary/get-word-info',
    '/api/vocabulary/get-batch-words',
    '/api/vocabulary/notebook/save',
    '/api/vocabulary/notebook/delete',
    '/api/vocabulary/notebook/list',
  ])
    expect(served).toContain(path);
});

for (const { names, path } of [
  { names: ['exercise', 'exportSoringInfoPdf'], path: '/api/exercise/export-soring-info-pdf' },
  { names: ['writing', 'getTask1SearchList'], path: '/api/writing/get-task1-search-list' },
  { names: ['vocabulary', 'studentBook', 'list'], path: '/api/vocabulary/student-book/list' },
])
  test(`${names.join('.')} is ${path}`, () => expect(pathOf(names)).toBe(path));

test('the client sends to the path of the name and hands over the data alone', async () => {
  const sent: unknown[] = [];
  const api = createClient<Contract>(async (path, input) => {
    sent.push([path, input]);
    return { code: 200, msg: 'OK', data: { valid: 1, role: 'tourist' } };
  });
  expect(await api.student.checkToken()).toEqual({ valid: 1, role: 'tourist' });
  expect(sent).toEqual([['/api/student/check-token', {}]]);
});

test('a refusal becomes an ApiError with its name, sentence and fields, whatever the HTTP status was', async () => {
  const api = createClient<Contract>(async () => ({
    code: 400,
    msg: '请检查',
    data: null,
    error: 'invalid_input',
    fields: ['name'],
  }));
  const error = await api.student.updateInfo({ name: '' }).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ error: 'invalid_input', code: 400, message: '请检查', fields: ['name'] });
});

test('every refusal has its sentence in both languages', () => {
  for (const [name, { zh, en, status }] of Object.entries(ERRORS)) {
    expect(zh, name).toMatch(/\p{Script=Han}/u);
    expect(en, name).not.toMatch(/\p{Script=Han}/u);
    expect(status, name).toBeGreaterThanOrEqual(400);
  }
});

const callsOf = (group: Calls): [name: string, call: Call][] =>
  Object.entries(group).flatMap(([name, entry]) =>
    isCall(entry) ? [[name, entry] as [string, Call]] : callsOf(entry),
  );
const fieldsOf = (type: z.core.$ZodType): string[] => (type instanceof z.ZodObject ? Object.keys(type.shape) : []);

test('a list that is asked for page by page says which page it is, of how many rows', () => {
  const lists = callsOf(contract).filter(([, { input }]) => fieldsOf(input).includes('page'));
  expect(lists.length).toBeGreaterThan(4);
  for (const [name, { output }] of lists)
    expect(fieldsOf(output), name).toEqual(expect.arrayContaining(['list', 'total', 'page', 'pageSize']));
});

test('the children of a row carry a module_type of 1', () => {
  expect(SetRow.shape.papers.element.shape.module_type.value).toBe(1);
});
