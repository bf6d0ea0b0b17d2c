// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { use, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Button } from '../Button.tsx';
import { SelectField } from '../forms/SelectField.tsx';
import { show } from '../ui.testing.tsx';
import { Dialog } from './Dialog.tsx';

afterEach(cleanup);

function Page({ mustChoose = false }) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button onClick={() => setOpened(true)}>Plan</Button>
      <Dialog opened={opened} onClose={() => setOpened(false)} title="Study plan" mustChoose={mustChoose}>
        <Button onClick={() => setOpened(false)}>Keep</Button>
      </Dialog>
    </>
  );
}

async function open() {
  const opener = screen.getByRole('button', { name: 'Plan' });
  opener.focus();
  await act(async () => void fireEvent.click(opener));
  // The frame is downloaded now, and a busy machine takes its time.
  await waitFor(() => screen.getByRole('dialog', { name: 'Study plan' }), { timeout: 10_000 });
  return opener;
}

const pressEscape = () => act(async () => void fireEvent.keyDown(document.body, { key: 'Escape' }));

test('even at its first opening, when it was downloaded just then, focus returns to the opener', {
  timeout: 20_000,
}, async () => {
  await show(<Page />);
  const opener = await open();
  await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
  await pressEscape();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test('where a choice must be made, Esc does not avoid it and there is no close button', {
  timeout: 20_000,
}, async () => {
  await show(<Page mustChoose />);
  await open();
  await pressEscape();
  expect(screen.queryByRole('dialog')).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
});

test('Esc in an open list closes the list, and the dialog stays', { timeout: 20_000 }, async () => {
  const closed: string[] = [];
  await show(
    <Dialog opened onClose={() => closed.push('dialog')} title="Scores">
      <SelectField label="Band" options={[{ value: '7', label: '7.0' }]} value={null} onChange={() => {}} />
    </Dialog>,
  );
  const field = await screen.findByRole('combobox', { name: 'Band' }, { timeout: 10_000 });
  await act(async () => void fireEvent.click(field));
  await waitFor(() => expect(field.hasAttribute('data-expanded')).toBe(true));
  await act(async () => void fireEvent.keyDown(field, { key: 'Escape' }));
  expect(closed).toEqual([]);
  await waitFor(() => expect(field.hasAttribute('data-expanded')).toBe(false));
  await act(async () => void fireEvent.keyDown(field, { key: 'Escape' }));
  expect(closed).toEqual(['dialog']);
});

test('a part that waits for its words leaves the dialog, and the focus in it, where they are', {
  timeout: 20_000,
}, async () => {
  let arrive = () => {};
  const words = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  function Late() {
    use(words);
    return <p>the second step</p>;
  }
  function Wizard() {
    const [step, setStep] = useState(1);
    return (
      <Dialog opened onClose={() => {}} title="Study plan" footer={<Button onClick={() => setStep(2)}>Next</Button>}>
        {step === 2 && <Late />}
      </Dialog>
    );
  }
  await show(<Wizard />);
  const next = await screen.findByRole('button', { name: 'Next' }, { timeout: 10_000 });
  next.focus();
  await act(async () => void fireEvent.click(next));
  expect(screen.getByRole('dialog', { name: 'Study plan' }).contains(document.activeElement)).toBe(true);
  await act(async () => arrive());
  expect(await screen.findByText('the second step')).toBeTruthy();
  expect(document.activeElement).toBe(next);
});

test('Esc closes the topmost of two dialogs, and none where something inside has used the key', {
  timeout: 20_000,
}, async () => {
  const closed: string[] = [];
  await show(
    <>
      <Dialog opened onClose={() => closed.push('below')} title="Below">
        <input aria-label="takes the key" onKeyDown={(event) => event.preventDefault()} />
      </Dialog>
      <Dialog opened onClose={() => closed.push('above')} title="Above">
        above
      </Dialog>
    </>,
  );
  const field = await screen.findByLabelText('takes the key');
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(closed).toEqual([]);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(closed).toEqual(['above']);
});
