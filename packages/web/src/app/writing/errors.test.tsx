import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeApp, openApp } from '../app.testing.tsx';

afterEach(closeApp);

const press = (button: HTMLElement) => act(async () => void fireEvent.click(button));

test('a kind of slip leads to the book and to the training set that mends it, and to no other', async () => {
  const set = (id: number, mistakes: string[]) => ({ id, title: { zh: `第 ${id} 组`, en: `Set ${id}` }, mistakes });
  await openApp('/writing-errors', {
    answers: {
      'writing/get-error-kinds': {
        essays: 2,
        words: 500,
        kinds: [{ kind: 'article', count: 3, essays: 2 }],
        list: [],
      },
      'writing/get-error-list': { list: [], has_more: 0 },
      'training/get-list': { list: [set(7, ['article']), set(8, ['verb'])], total: 2, page: 1, pageSize: 50 },
    },
  });
  await press(await screen.findByRole('button', { name: /冠词/ }));
  const link = await screen.findByRole('link', { name: '练一组：第 7 组' });
  expect(link.getAttribute('href')).toMatch(/training-collection\/7$/);
  expect(screen.queryByRole('link', { name: /第 8 组/ })).toBeNull();
  expect(screen.getByRole('link', { name: '在错题本里练' })).toBeTruthy();
});

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
