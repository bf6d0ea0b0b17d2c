import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyPart } from './lazy-part.ts';

afterEach(cleanup);

const Greeting = ({ name }: { name: string }) => <p>{`Hello ${name}`}</p>;
const shown = (Part: ReturnType<typeof lazyPart<{ name: string }>>, name: string) => (
  <Suspense fallback={<p>waiting</p>}>
    <Part name={name} />
  </Suspense>
);

test('a part that was not preloaded shows the fallback until it arrives', async () => {
  render(
    shown(
      lazyPart(async () => Greeting),
      'Xia',
    ),
  );
  expect(screen.getByText('waiting')).toBeTruthy();
  expect(await screen.findByText('Hello Xia')).toBeTruthy();
});

test('a part that was preloaded is shown at once, and is fetched only once', async () => {
  const load = vi.fn(async () => Greeting);
  const Part = lazyPart(load);
  await Part.preload();
  await Part.preload();
  render(shown(Part, 'Xia'));
  expect(screen.getByText('Hello Xia')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a part whose preload failed is asked for again where it is shown', async () => {
  const load = vi.fn(async () => Greeting);
  load.mockRejectedValueOnce(new Error('no network'));
  const Part = lazyPart(load);
  await expect(Part.preload()).rejects.toThrow('no network');
  await act(async () => render(shown(Part, 'Xia')));
  expect(await screen.findByText('Hello Xia')).toBeTruthy();
});
