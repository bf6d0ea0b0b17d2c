import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { DrillKits } from '#practice/drill-kit.ts';
import { loadForms } from './drill/late-forms.ts';
import { useSolution } from './drill/QuestionCard.tsx';

afterEach(cleanup);

test('what is right is fetched before the first card: when it is answered the network may be gone', async () => {
  const card = { drill: { form: 'question' } } as Parameters<typeof loadForms>[0][number];
  const loading = loadForms([card], {} as DrillKits, 'zh');
  expect(loadForms([card], {} as DrillKits, 'zh')).toBe(loading);
  await loading;
  expect(renderHook(() => useSolution()).result.current).not.toBeNull();
});
