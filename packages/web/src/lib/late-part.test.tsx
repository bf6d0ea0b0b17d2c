import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { latePart } from './late-part.ts';

afterEach(cleanup);

const Word = ({ word }: { word: string }) => <p>{word}</p>;

function pageOf(load: () => Promise<typeof Word>) {
  const useWord = latePart(load);
  return function Page() {
    const Part = useWord();
    return (
      <>
        <h1>text</h1>
        {Part && <Part word="rope" />}
      </>
    );
  };
}

test('the page is drawn first, the part comes after it, and the next page has it at once', async () => {
  const load = vi.fn(async () => Word);
  const Page = pageOf(load);
  const first = render(<Page />);
  expect(screen.getByText('text')).toBeTruthy();
  expect(screen.queryByText('rope')).toBeNull();
  expect(await screen.findByText('rope')).toBeTruthy();
  first.unmount();
  render(<Page />);
  expect(screen.getByText('rope')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a part that cannot be fetched leaves its place empty, and the next page asks again', async () => {
  const load = vi.fn(async () => Word).mockRejectedValueOnce(new Error('offline'));
  const Page = pageOf(load);
  const first = render(<Page />);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  expect(screen.getByText('text')).toBeTruthy();
  first.unmount();
  render(<Page />);
  expect(await screen.findByText('rope')).toBeTruthy();
});

test('a part that somebody else fetched meanwhile is there with the next picture', async () => {
  const load = vi.fn(async () => Word).mockRejectedValueOnce(new Error('offline'));
  const useWord = latePart(load);
  const Page = ({ at }: { at: number }) => {
    const Part = useWord();
    return Part ? <Part word="rope" /> : <p>{at}</p>;
  };
  const page = render(<Page at={1} />);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  await useWord.ready();
  page.rerender(<Page at={2} />);
  expect(screen.getByText('rope')).toBeTruthy();
});

test('a part that was made ready is there with the first picture; one that could not be fetched is asked for again', async () => {
  const load = vi.fn(async () => Word).mockRejectedValueOnce(new Error('offline'));
  const useWord = latePart(load);
  await expect(useWord.ready()).rejects.toThrow('the download failed');
  await useWord.ready();
  function Page() {
    const Part = useWord();
    return Part && <Part word="rope" />;
  }
  render(<Page />);
  expect(screen.getByText('rope')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});
