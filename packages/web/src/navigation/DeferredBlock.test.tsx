import { cleanup, render, screen } from '@testing-library/react';
import { type ReactNode, useLayoutEffect } from 'react';
import { afterEach, expect, test } from 'vitest';
import { DeferredBlock } from './DeferredBlock.tsx';
import { noteNavigation } from './navigation-state.ts';

afterEach(() => {
  cleanup();
  noteNavigation(false);
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
    <DeferredBlock>
      <p>the list</p>
    </DeferredBlock>
  </>
);

test('after a press on a link the head stands first, the rest in the next frame', () => {
  noteNavigation(false);
  expect(firstFrame(page)).toBe('Reading');
  expect(screen.getByText('the list')).toBeTruthy();
});

test('a page one comes back to stands whole at once, so that its place on the page is still there', () => {
  noteNavigation(true);
  expect(firstFrame(page)).toBe('Readingthe list');
});
