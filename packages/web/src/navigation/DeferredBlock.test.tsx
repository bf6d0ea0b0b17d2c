import { cleanup, render, screen } from '@testing-library/react';
import { type ReactNode, useLayoutEffect } from 'react';
import { afterEach, expect, test } from 'vitest';
import { DeferredBlock } from './DeferredBlock.tsx';
import { noteNavigation } from './navigation-state.ts';

afterEach(() => {
  cleanup();
  noteNavigation(false);
});

/** The text of the page in its first frame. */
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

test('after a press on a link the heading is shown first, the rest in the next frame', () => {
  noteNavigation(false);
  expect(firstFrame(page)).toBe('Reading');
  expect(screen.getByText('the list')).toBeTruthy();
});

test('a page that one comes back to is rendered whole at once, so that its scroll position still exists', () => {
  noteNavigation(true);
  expect(firstFrame(page)).toBe('Readingthe list');
});
