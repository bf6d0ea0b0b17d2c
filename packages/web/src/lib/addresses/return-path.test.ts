import { describe, expect, test } from 'vitest';
import { returnPath, wayBack } from './return-path.ts';

const origin = 'https://ielts.example';

describe('a way back into the app is kept', () => {
  test.each([
    { value: '/', path: '/' },
    { value: '/writing-task-2/5', path: '/writing-task-2/5' },
    { value: '#/writing-task-1/3/8', path: '/writing-task-1/3/8' },
    { value: '/#/words', path: '/words' },
    { value: 'https://ielts.example/#/words?page=2', path: '/words?page=2' },
    { value: '/question-review/5/2?search=a%20b', path: '/question-review/5/2?search=a%20b' },
    {
      value: '/question-review/5/2?search=https://x.example/a',
      path: '/question-review/5/2?search=https://x.example/a',
    },
    { value: '/word-book/1?name=%E5%AD%A6', path: '/word-book/1?name=%E5%AD%A6' },
  ])('$value', ({ value, path }) => {
    expect(returnPath(value, origin)).toBe(path);
  });
});

describe('everything else is the home page', () => {
  test.each([
    { value: '//evil.example', why: 'another site without a scheme' },
    { value: '///evil.example', why: 'browsers skip extra slashes' },
    { value: '/\\evil.example', why: 'browsers read a backslash as a slash' },
    { value: '\\\\evil.example', why: 'backslashes only' },
    { value: 'https://evil.example/#/words', why: 'another site' },
    { value: 'https://ielts.example.evil.example/#/words', why: 'a name that begins like ours' },
    { value: 'https://ielts.example@evil.example/#/x', why: 'our name as a user name' },
    { value: 'https://ielts.example/admin', why: 'our site but outside the hash' },
    { value: 'javascript:alert(1)', why: 'a script' },
    { value: ' javascript:alert(1)', why: 'a script behind a space' },
    { value: 'java\tscript:alert(1)', why: 'a script with a tab, which browsers drop' },
    { value: 'data:text/html,x', why: 'a document of its own' },
    { value: '%2f%2fevil.example', why: 'encoded slashes' },
    { value: '/%2fevil.example', why: 'one slash written, one encoded' },
    { value: '/%252fevil.example', why: 'encoded twice' },
    { value: '/%25252fevil.example', why: 'encoded three times' },
    { value: '/%5cevil.example', why: 'an encoded backslash' },
    { value: '/%0d%0aset-cookie:x', why: 'a line break' },
    { value: '/%', why: 'not a valid encoding' },
    { value: '#//evil.example', why: 'two slashes behind the hash' },
    { value: 'words', why: 'not a path' },
    { value: '/login?return=/login', why: 'a circle' },
    { value: '/login', why: 'a circle' },
    { value: `/${'a'.repeat(2000)}`, why: 'too long to be one of ours' },
    { value: '', why: 'nothing' },
    { value: 7, why: 'not a text' },
    { value: undefined, why: 'nothing was said' },
  ])('$why: $value', ({ value }) => {
    expect(returnPath(value, origin)).toBe('/');
  });
});

test('"client" closes the native webview, and only exactly that word', () => {
  expect(wayBack('client', origin)).toEqual({ kind: 'close_webview' });
  expect(wayBack('Client', origin)).toEqual({ kind: 'path', path: '/' });
  expect(wayBack('/words', origin)).toEqual({ kind: 'path', path: '/words' });
});
