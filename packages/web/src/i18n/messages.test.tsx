// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, expectTypeOf, test, vi } from 'vitest';
import { LanguageProvider, useLanguage } from './LanguageProvider.tsx';
import { firstLanguage } from './language.ts';
import { defineMessages, loadText, type Sentences } from './messages.ts';
import { dateTime, useFormat } from './useFormat.ts';
import { useText } from './useText.ts';

const zh = {
  hello: '你好，{name}',
  left: '还差 {count, number} 词',
  terms: '请先读<link>条款</link>',
  plain: '好',
} as const;
const en = {
  hello: 'Hello, {name}',
  left: '{count, plural, one {# word} other {# words}} to go',
  terms: 'Read the <link>terms</link> first',
  plain: 'Good',
} as const satisfies Sentences<typeof zh>;

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test.each([
  { stored: 'en', asked: ['zh-CN'], is: 'en', why: 'what the learner chose' },
  { stored: null, asked: ['zh-TW', 'en'], is: 'zh', why: 'the browser asks for Chinese first' },
  { stored: null, asked: ['en-US', 'zh'], is: 'en', why: 'the browser asks for English first' },
  { stored: null, asked: ['fr', 'ja'], is: 'zh', why: 'neither: Chinese first' },
  { stored: 'klingon', asked: [], is: 'zh', why: 'a broken stored value' },
])('the first language is $is: $why', ({ stored, asked, is }) => {
  expect(firstLanguage(stored, asked)).toBe(is);
});

function Page({ messages }: { messages: ReturnType<typeof sentences>['messages'] }) {
  const t = useText(messages);
  const { setLanguage } = useLanguage();
  return (
    <button type="button" onClick={() => setLanguage('en')}>
      {t('hello', { name: '知夏' })} / {t('left', { count: 27 })} /{' '}
      {t.rich('terms', { link: (words) => <a href="#terms">{words}</a> })}
    </button>
  );
}

/** Files that arrive when the test decides, as on a slow network. */
function sentences() {
  let bringEnglish = () => {};
  const english = new Promise<{ text: typeof en }>((resolve) => {
    bringEnglish = () => resolve({ text: en });
  });
  const messages = defineMessages({ zh: async () => ({ text: zh }), en: () => english });
  return { messages, bringEnglish };
}

test('switching keeps the old words until the new ones have loaded, then changes <html lang> and is remembered', async () => {
  const { messages, bringEnglish } = sentences();
  await loadText(messages, 'zh');
  await act(async () => {
    render(
      <LanguageProvider initial="zh">
        <Suspense fallback="waiting">
          <Page messages={messages} />
        </Suspense>
      </LanguageProvider>,
    );
  });
  const button = screen.getByRole('button');
  expect(button.textContent).toBe('你好，知夏 / 还差 27 词 / 请先读条款');
  await act(async () => button.click());
  expect(screen.getByRole('button').textContent).toContain('你好');
  await act(async () => bringEnglish());
  expect(screen.getByRole('button').textContent).toBe('Hello, 知夏 / 27 words to go / Read the terms first');
  expect(screen.getByRole('link').textContent).toBe('terms');
  expect(document.documentElement.lang).toBe('en-GB');
  expect(localStorage.getItem('nf-language')).toBe('en');
});

test('a file is fetched once, and a failed download is tried again', async () => {
  const file = vi.fn(async () => ({ text: zh }));
  file.mockRejectedValueOnce(new Error('offline'));
  const messages = defineMessages({ zh: file, en: async () => ({ text: en }) });
  await expect(messages.load('zh')).rejects.toThrow('offline');
  expect((await messages.load('zh'))('plain')).toBe('好');
  expect(messages.load('zh')).toBe(messages.load('zh'));
  expect(file).toHaveBeenCalledTimes(2);
});

test('keys and arguments are typed from the Chinese sentence', () => {
  const messages = defineMessages({ zh: async () => ({ text: zh }), en: async () => ({ text: en }) });
  type Translate = Awaited<ReturnType<typeof messages.load>>;
  expectTypeOf<Parameters<Translate>[0]>().toEqualTypeOf<'hello' | 'left' | 'terms' | 'plain'>();
  type Missing = { hello: string };
  expectTypeOf<Missing>().not.toExtend<Sentences<typeof zh>>();
});

function Times() {
  const format = useFormat();
  return (
    <p>{[format.timeAgo(0, 7200), format.timeAgo(0, 30), format.number(12800), format.duration(3725)].join(' | ')}</p>
  );
}

test.each([
  { language: 'zh', reads: '2 小时前 | 刚刚 | 12,800 | 01:02:05' },
  { language: 'en', reads: '2 hours ago | just now | 12,800 | 01:02:05' },
] as const)('times and numbers read naturally in $language', async ({ language, reads }) => {
  const shown = await act(async () =>
    render(
      <LanguageProvider initial={language}>
        <Suspense fallback="waiting">
          <Times />
        </Suspense>
      </LanguageProvider>,
    ),
  );
  await vi.waitFor(() => expect(shown.container.textContent).toBe(reads));
});

test('a date with a time is YYYY-MM-DD HH:mm in the learner’s zone', () => {
  const at = new Date(2027, 0, 6, 9, 5).getTime() / 1000;
  expect(dateTime(at)).toBe('2027-01-06 09:05');
});
