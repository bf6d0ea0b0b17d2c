import { cleanup, fireEvent, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { localStorageStore } from '#practice/journal/local-storage.ts';
import { openSheet } from '#practice/journal/sheet.ts';
import { show } from '#ui/ui.testing.tsx';
import type { Draft } from '../draft/draft.ts';
import { TEXT } from '../draft/draft-save.ts';
import { useUndo } from '../draft/useUndo.ts';
import { EssayBox, type EssayHandle } from './EssayBox.tsx';
import { editorMessages } from './editor.messages.ts';

beforeAll(() => editorMessages.load('en'));

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

/** A draft whose server never answers: everything here is about this device. */
function draftWith(content: string): Draft {
  const sheet = openSheet(
    { attempt: 7, server: { revision: 1, answers: { [TEXT]: content } }, left: [], annotations: undefined },
    { store: localStorageStore('essays'), save: () => new Promise(() => {}), newId: () => 'id', now: () => Date.now() },
  );
  return { record: { id: 7 }, sheet } as unknown as Draft;
}

function Box({ draft, handle }: { draft: Draft; handle?: React.Ref<EssayHandle> }) {
  return <EssayBox draft={draft} undo={useUndo(draft)} readOnly={false} spelling={false} handle={handle ?? null} />;
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const type = (words: string) => fireEvent.input(field(), { target: { value: words } });

test('every letter is on the sheet and on this device in the tick it is typed', async () => {
  const draft = draftWith('Before.');
  await show(<Box draft={draft} />);
  expect(field().value).toBe('Before.');
  type('Before. After.');
  expect(draft.sheet.answer(TEXT)).toBe('Before. After.');
  expect(localStorage.getItem('nf-essay-7')).toContain('Before. After.');
});

test('20,001 characters are refused with a sentence, and what was there stays', async () => {
  const draft = draftWith('Before.');
  await show(<Box draft={draft} />);
  type('x'.repeat(20_001));
  expect(field().value).toBe('Before.');
  expect(draft.sheet.answer(TEXT)).toBe('Before.');
  expect(screen.getByRole('alert').textContent).toContain('20,000');
  type('Before. Again.');
  expect(screen.getByRole('alert').textContent).toBe('');
});

test('what cannot be stored does not get in', async () => {
  const draft = draftWith('');
  await show(<Box draft={draft} />);
  type('one\ud83d two\u0000');
  expect(draft.sheet.answer(TEXT)).toBe('one two');
});

test('a step back is taken by key and survives a new start of the page', async () => {
  const draft = draftWith('One.');
  await show(<Box draft={draft} />);
  type('One. Two.');
  cleanup();
  const later = draftWith('One. Two.');
  await show(<Box draft={later} />);
  fireEvent.keyDown(field(), { key: 'z', ctrlKey: true });
  expect(field().value).toBe('One.');
  expect(later.sheet.answer(TEXT)).toBe('One.');
  fireEvent.keyDown(field(), { key: 'y', ctrlKey: true });
  expect(field().value).toBe('One. Two.');
});

test('words of another tab appear, and a phrase goes in at the caret', async () => {
  const draft = draftWith('');
  const handle = createRef<EssayHandle>();
  await show(<Box draft={draft} handle={handle} />);
  draft.sheet.receive(TEXT, 'Overall, sales.');
  expect(field().value).toBe('Overall, sales.');
  field().setSelectionRange(14, 14);
  handle.current?.insert('rose sharply');
  await vi.waitFor(() => expect(draft.sheet.answer(TEXT)).toBe('Overall, sales rose sharply.'));
});
