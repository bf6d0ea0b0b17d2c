import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { ideasMessages } from '#features/writing/ideas/ideas.messages.ts';
import { closeApp, openApp } from '../app.testing.tsx';

beforeAll(async () => {
  await Promise.all([import('#features/writing/ideas/WritingIdeasPage.tsx'), ideasMessages.load('zh')]);
}, 120_000);
afterEach(closeApp);

const paper = {
  ...{ id: 5, prompt_id: 0, task: 2, title: { en: 'Cars', zh: '车' }, content: 'Should towns close to cars?' },
  ...{ type: 'opinion', category: 1, topic: 'cities', year: 2026, min_words: 250, seconds: 2400, img: '', drawn: '' },
};
const mine = { id: 'a', side: 'Yes', idea: '安静的街', because: '', example: '' };
const theirs = {
  ...{ side: 'Yes', words: [], idea: { en: 'Cleaner air', zh: '空气更干净' } },
  ...{ because: { en: 'fewer engines', zh: '发动机少了' }, example: { en: 'Oslo', zh: '奥斯陆' } },
};

test('the board is shown when the ideas to compare with are there, and keeps what was thought of meanwhile', async () => {
  let board = { own: [mine], picked: [], plan: [], seconds: 40, compared: 0, revision: 1, update_time: 0 };
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await openApp('/writing-ideas/5/2', {
    answers: {
      'writing/get-ideas': () => ({
        ...{ paper, sides: ['Yes', 'No'], outline: [], board },
        ideas: board.compared ? [theirs] : [],
      }),
      'writing/save-ideas': async (sent: typeof board) => {
        board = { ...board, ...sent, revision: board.revision + 1 };
        const saved = { outcome: 'saved', board };
        await held;
        return saved;
      },
    },
  });
  const compare = () => screen.findByRole('button', { name: /对照参考思路/ });
  await act(async () => void fireEvent.click(await compare()));
  // Nothing can be pressed yet that would move away when the others arrive.
  expect((await compare()).getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByRole('button', { name: /安静的街/, pressed: false })).toBeNull();
  fireEvent.change(screen.getByLabelText('观点', { exact: false }), { target: { value: '地方更大' } });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '加上' })));
  fireEvent.change(screen.getByLabelText('观点', { exact: false }), { target: { value: '还没写完' } });
  await act(async () => arrive());
  expect(await screen.findByRole('button', { name: /空气更干净/ })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('观点', { exact: false }).value).toBe('还没写完');
  await act(async () => void fireEvent.click(await screen.findByRole('button', { name: /地方更大/, pressed: false })));
  expect(await screen.findByRole('button', { name: /地方更大/, pressed: true })).toBeTruthy();
  await waitFor(
    () => expect(board).toMatchObject({ own: [mine, { idea: '地方更大' }], picked: [expect.any(String)] }),
    {
      timeout: 5000,
    },
  );
});

test('without a network nothing is lost, and the ideas can be asked for again', async () => {
  let board = { own: [mine], picked: [], plan: [], seconds: 40, compared: 0, revision: 1, update_time: 0 };
  let isOnline = false;
  await openApp('/writing-ideas/5/2', {
    answers: {
      'writing/get-ideas': () => ({
        ...{ paper, sides: ['Yes', 'No'], outline: [], board },
        ideas: board.compared ? [theirs] : [],
      }),
      'writing/save-ideas': (sent: typeof board) => {
        if (!isOnline) throw new Error('offline');
        board = { ...board, ...sent, revision: board.revision + 1 };
        return { outcome: 'saved', board };
      },
    },
  });
  const compare = () => screen.findByRole('button', { name: /对照参考思路/ });
  await act(async () => void fireEvent.click(await compare()));
  expect(await screen.findByText(/没能取到参考思路/)).toBeTruthy();
  await waitFor(async () => expect((await compare()).getAttribute('aria-busy')).toBeNull());
  expect(screen.getByText('安静的街')).toBeTruthy();
  isOnline = true;
  await act(async () => void fireEvent.click(await compare()));
  expect(await screen.findByRole('button', { name: /空气更干净/ })).toBeTruthy();
});
