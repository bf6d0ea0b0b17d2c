// @vitest-environment happy-dom
import type { Exercise } from '@ninefold/contract/training/item';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { show } from '#ui/ui.testing.tsx';
import { ExerciseView } from './ExerciseView.tsx';
import { type ItemValue, startValue } from './item-value.ts';
import { itemMessages } from './items.messages.ts';

afterEach(cleanup);

const head = { key: '3.i1', n: 1, hear: null, hint: null };
let value: ItemValue = '';
const onGive = vi.fn();

function Asked({ exercise }: { exercise: Exercise }) {
  const [given, setGiven] = useState(() => startValue(exercise));
  value = given;
  return <ExerciseView exercise={exercise} value={given} onChange={setGiven} onGive={onGive} readOnly={false} />;
}

async function ask(exercise: Exercise): Promise<void> {
  await itemMessages.load('en');
  await show(<Asked exercise={exercise} />);
}
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

test('parts are put in order by presses, moved by the arrow keys and taken out by another press', async () => {
  await ask({ do: 'order', ...head, parts: ['has risen', 'of rent', 'The cost'] });
  for (const part of ['of rent', 'The cost', 'has risen']) await press(part);
  expect(value).toEqual(['of rent', 'The cost', 'has risen']);
  await act(async () => void fireEvent.keyDown(screen.getByRole('button', { name: 'The cost' }), { key: 'ArrowLeft' }));
  expect(value).toEqual(['The cost', 'of rent', 'has risen']);
  await press('has risen');
  expect(value).toEqual(['The cost', 'of rent']);
});

test('halves fill the rows from the top, and one that is given to another row leaves its own', async () => {
  await ask({ do: 'match', ...head, left: ['rise', 'fall'], right: ['下降', '上升'] });
  await press('上升');
  expect(value).toEqual(['上升', '']);
  await press('上升');
  expect(value).toEqual(['', '上升']);
  await press('下降');
  expect(value).toEqual(['下降', '上升']);
});

test('a digit chooses its option', async () => {
  await ask({ do: 'choose', ...head, text: 'It __1__.', options: ['rise', 'rises'] });
  await act(async () => void fireEvent.keyDown(document.body, { key: '2' }));
  expect(value).toBe('rises');
});

test('the wrong sentence stands there to be changed; Enter gives it, and a line break never gets in', async () => {
  await ask({ do: 'correct', ...head, wrong: 'He go.' });
  const field = screen.getByRole('textbox');
  expect((field as HTMLTextAreaElement).value).toBe('He go.');
  await act(async () => void fireEvent.change(field, { target: { value: 'He\ngoes.' } }));
  expect(value).toBe('He goes.');
  await act(async () => void fireEvent.keyDown(field, { key: 'Enter' }));
  expect(onGive).toHaveBeenCalledOnce();
});
