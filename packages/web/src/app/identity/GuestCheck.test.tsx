import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeApp, guest, openApp } from '../app.testing.tsx';

afterEach(closeApp);

const reminder = () => screen.queryByText('你正在以游客身份练习');

test('a guest is reminded on a writing page, not elsewhere, and again on coming back', async () => {
  const { router } = await openApp('/writing-task-1/7', { answers: { 'student/get-info': guest } });
  fireEvent.click(await screen.findByRole('button', { name: '继续练习' }, { timeout: 5000 }));
  await waitFor(() => expect(reminder()).toBeNull());
  await act(() => router.navigate({ to: '/words' }));
  expect(reminder()).toBeNull();
  await act(() => router.navigate({ to: '/writing-task-1/$id/{-$recordId}', params: { id: 7 } }));
  await waitFor(() => expect(reminder()).not.toBeNull());
});
