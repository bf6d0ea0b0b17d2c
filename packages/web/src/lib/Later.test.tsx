import { cleanup, render, screen } from '@testing-library/react';
import { type ReactNode, useLayoutEffect } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Later } from './Later.tsx';
import { noteTravel } from './travel.ts';

afterEach(() => {
  cleanup();
  noteTravel(false);
});

/** What stood on the page when its first frame was made. */
function firstFrame(page: ReactNode): string {
  let text = '';
  function Frame() {
    useLayoutEffect(() => {
      text ||= document.body.textContent ?? '';
    }, []);
    return page;
  }
  render(<Frame />);
  return text;
}

const page = (
  <>
    <h1>Reading</h1>
    <Later>
      <p>the list</p>
    </Later>
  </>
);

test('after a press on a link the head stands first, the rest in the next frame', () => {
  noteTravel(false);
  expect(firstFrame(page)).toBe('Reading');
  expect(screen.getByText('the list')).toBeTruthy();
});

test('a page one comes back to stands whole at once, so that its place on the page is still there', () => {
  noteTravel(true);
  expect(firstFrame(page)).toBe('Readingthe list');
});
