import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { vi } from 'vitest';
import { LanguageProvider } from '#i18n/LanguageProvider.tsx';
import { storeLanguage } from '#i18n/language.ts';
import { queryClient } from '#lib/query-client.ts';
import { readingMessages } from '#practice/follow-read/reading.messages.ts';
import { sessionQueries } from '#session/session.queries.ts';
import { lessonMessages } from '../lesson.messages.ts';

/** A task of a lesson on the page of a learner, in Chinese. */

export const place = { courseId: 2, lessonId: 3, part: 1 };
const progress = { part: 1, second: 0, done: [1], state: 'done', answer: '' };
/** Where its lesson stands once it was handed in. */
export const settled = { progress, coins: { paid: 0, over_limit: 0 } };

/** What the server answers; null: it cannot be reached. */
export type Answer = { code: number; error?: string; data?: unknown } | null;

export async function beginTask(answer: () => Answer): Promise<void> {
  storeLanguage('zh');
  await Promise.all([readingMessages.load('zh'), lessonMessages.load('zh')]);
  queryClient.setQueryData(sessionQueries.me().queryKey, { id: 5, role: 'student' } as never);
  vi.stubGlobal('fetch', async () => {
    const said = answer();
    if (!said) throw new TypeError('no network');
    return new Response(JSON.stringify({ msg: 'said', ...said }));
  });
}

export function endTask(): void {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
}

export async function show(content: ReactNode): Promise<void> {
  await act(async () => {
    render(
      <LanguageProvider initial="zh">
        <QueryClientProvider client={queryClient}>
          <Suspense fallback={null}>{content}</Suspense>
        </QueryClientProvider>
      </LanguageProvider>,
    );
  });
}
