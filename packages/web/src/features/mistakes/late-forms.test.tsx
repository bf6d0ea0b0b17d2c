import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { DrillKits } from '#practice/drill-kit.ts';
import { loadForms } from './drill/late-forms.ts';
import { useSolution } from './drill/QuestionCard.tsx';

afterEach(cleanup);

test('a solution that cannot be fetched does not end the round: its card asks for it again', async () => {
  const ready = vi.spyOn(useSolution, 'ready').mockRejectedValueOnce(new Error('offline'));
  const card = { drill: { form: 'typed' } } as Parameters<typeof loadForms>[0][number];
  expect(await loadForms([card], {} as DrillKits, 'en')).toEqual({});
  expect(ready).toHaveBeenCalledOnce();
});

test('what is right is fetched before the first card: when it is answered the network may be gone', async () => {
  const card = { drill: { form: 'question' } } as Parameters<typeof loadForms>[0][number];
  const loading = loadForms([card], {} as DrillKits, 'zh');
  expect(loadForms([card], {} as DrillKits, 'zh')).toBe(loading);
  await loading;
  expect(renderHook(() => useSolution()).result.current).not.toBeNull();
});
