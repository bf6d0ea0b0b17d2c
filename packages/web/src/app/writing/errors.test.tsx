import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeApp, openApp } from '../app.testing.tsx';

afterEach(closeApp);

const press = (button: HTMLElement) => act(async () => void fireEvent.click(button));

test('whoever looks at one task is shown the sentences of that task alone', async () => {
  const { asked } = await openApp('/writing-errors', {
    answers: {
      'writing/get-error-kinds': {
        essays: 2,
        words: 500,
        kinds: [{ kind: 'spelling', count: 3, essays: 2 }],
        list: [],
      },
      'writing/get-error-list': { list: [], has_more: 0 },
    },
  });
  const sentences = () => asked.filter(({ path }) => path === 'writing/get-error-list').map(({ input }) => input);
  const open = async () => press(await screen.findByRole('button', { name: /拼写/ }));
  await open();
  await waitFor(() => expect(sentences()).toEqual([{ kind: 'spelling', page_size: 20 }]));
  await press(screen.getByRole('radio', { name: 'Task 1' }));
  await open();
  await waitFor(() => expect(sentences().at(-1)).toEqual({ kind: 'spelling', task: 1, page_size: 20 }));
});
