// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyPart } from '#navigation/lazy-part.ts';
import { show } from '../ui.testing.tsx';
import { PartPlace } from './PartPlace.tsx';

afterEach(cleanup);

const Help = () => <p>How it works</p>;

function helpThatFails(times: number) {
  const load = vi.fn(async () => Help);
  for (let at = 0; at < times; at += 1) load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  return lazyPart(load);
}

test('a part that does not arrive fails in its own place, and comes when it is tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Part = helpThatFails(1);
  await show(
    <>
      <p>The paper</p>
      <PartPlace shown onClose={() => {}}>
        <Part />
      </PartPlace>
    </>,
  );
  expect((await screen.findByRole('alert')).textContent).toContain('did not open');
  expect(screen.getByText('The paper')).toBeTruthy();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect(await screen.findByText('How it works')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the learner may also give up; a failure that nobody waits for is not told', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Part = helpThatFails(9);
  const onClose = vi.fn();
  const place = (shown: boolean) => (
    <PartPlace shown={shown} onClose={onClose}>
      <Part />
    </PartPlace>
  );
  const { again } = await show(place(true));
  fireEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  await again(place(false));
  expect(screen.queryByRole('alert')).toBeNull();
});
