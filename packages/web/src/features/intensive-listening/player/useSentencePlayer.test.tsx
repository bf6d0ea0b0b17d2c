import type { SentencePaper } from '@ninefold/contract/intensive-listening';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { IntensiveMode } from '../intensive-search.ts';
import { useSentencePlayer } from './useSentencePlayer.ts';

const content = [1, 2, 3].map((order) => ({
  ...{ order, turn: '', by: 'A', content: 'x', zh: '', start: order, end: order + 1 },
}));
const paper = { id: 7, audio: null, content } as unknown as SentencePaper;

afterEach(cleanup);

test('a mode that is reached by the way back begins without what was set while listening', async () => {
  const { result, rerender } = renderHook(
    ({ mode }: { mode: IntensiveMode }) => useSentencePlayer(paper, { mode, order: 2, heard: [1] }),
    { initialProps: { mode: 'listen' } },
  );
  await act(async () => result.current.dispatch({ type: 'go_on_pressed' }));
  expect(result.current.state).toMatchObject({ order: 2, goesOn: true });
  await act(async () => rerender({ mode: 'dictation' }));
  expect(result.current.state).toMatchObject({ mode: 'dictation', order: 2, goesOn: false, heard: [1] });
});
