// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from './clipboard.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'execCommand');
});

function withClipboard(writeText: (text: string) => Promise<void>) {
  vi.stubGlobal('navigator', { clipboard: { writeText } });
}

function withCopyCommand(works: boolean) {
  Object.defineProperty(document, 'execCommand', { value: () => works, configurable: true });
}

test('the clipboard takes the text', async () => {
  const writeText = vi.fn(async () => {});
  withClipboard(writeText);
  expect(await copyText('https://ninefold.example/#/?invite=ab12')).toEqual({ outcome: 'copied' });
  expect(writeText).toHaveBeenCalledWith('https://ninefold.example/#/?invite=ab12');
});

test('where the clipboard is refused the old copy command is tried', async () => {
  withClipboard(() => Promise.reject(new Error('not allowed')));
  withCopyCommand(true);
  expect(await copyText('x')).toEqual({ outcome: 'copied' });
});

test('where both fail the learner is told why and copies by hand', async () => {
  withClipboard(() => Promise.reject(new Error('not allowed')));
  withCopyCommand(false);
  expect(await copyText('x')).toEqual({ outcome: 'copy_by_hand', error: 'not allowed' });
  expect(document.querySelector('textarea')).toBeNull();
});

test('a webview without any clipboard gets the same answer', async () => {
  vi.stubGlobal('navigator', {});
  withCopyCommand(false);
  expect((await copyText('x')).outcome).toBe('copy_by_hand');
});
