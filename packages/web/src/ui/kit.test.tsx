// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';
import { BandRing } from './band/BandRing.tsx';
import { BandSlider } from './band/BandSlider.tsx';
import { PasswordField } from './forms/PasswordField.tsx';
import { TextField } from './forms/TextField.tsx';
import { menuIcon } from './icons.ts';
import { Tabs } from './Tabs.tsx';
import { show } from './ui.testing.tsx';

afterEach(cleanup);

test('a busy button keeps its name, says that it is busy, and does not act twice', async () => {
  const pressed = vi.fn();
  await show(
    <Button busy onClick={pressed}>
      Save
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Save' });
  fireEvent.click(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(pressed).not.toHaveBeenCalled();
});

test('a busy submit button does not send the form again', async () => {
  const sent = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  await show(
    <form onSubmit={sent}>
      <Button type="submit" busy>
        Send
      </Button>
    </form>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(sent).not.toHaveBeenCalled();
});

test('the error sentence belongs to its field for a screen reader', async () => {
  await show(<TextField label="Phone" error="Enter 11 digits" />);
  const field = screen.getByLabelText('Phone');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Enter 11 digits');
});

test('the eye shows the password and hides it again', async () => {
  await show(<PasswordField label="Password" defaultValue="secret" />);
  const field = screen.getByLabelText('Password');
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field.getAttribute('type')).toBe('text');
  fireEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field.getAttribute('type')).toBe('password');
});

function Shelves() {
  const [kind, setKind] = useState<'all' | 'earned' | 'spent'>('all');
  const tabs = [
    { value: 'all', label: 'All' },
    { value: 'earned', label: 'Earned', disabled: true },
    { value: 'spent', label: 'Spent' },
  ] as const;
  return (
    <Tabs label="Coins" tabs={tabs} value={kind} onChange={setKind}>
      shown: {kind}
    </Tabs>
  );
}

test('arrow keys move over the tabs, past a disabled one and around the end, and focus goes with them', async () => {
  await show(<Shelves />);
  const list = screen.getByRole('tablist');
  fireEvent.keyDown(list, { key: 'ArrowRight' });
  expect(screen.getByRole('tabpanel').textContent).toBe('shown: spent');
  expect(document.activeElement?.textContent).toBe('Spent');
  fireEvent.keyDown(list, { key: 'ArrowRight' });
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('All');
});

test('the band of the slider is read out, and it stops at the past score', async () => {
  const chosen = vi.fn();
  await show(<BandSlider label="Target" value={6.5} past={6.5} onChange={chosen} />);
  const slider = screen.getByRole('slider', { name: 'Target' });
  expect(slider.getAttribute('aria-valuetext')).toBe('Band 6.5');
  expect(slider.getAttribute('aria-valuemin')).toBe('6.5');
  fireEvent.keyDown(slider, { key: 'ArrowLeft' });
  expect(chosen).not.toHaveBeenCalled();
  fireEvent.keyDown(slider, { key: 'ArrowRight' });
  expect(chosen).toHaveBeenCalledWith(7);
});

test('a ring tells the skill, the band and the target', async () => {
  await show(<BandRing score={6.5} target={7.5} subject="听力" />, 'zh');
  expect(screen.getByRole('img', { name: '听力：6.5 分，目标 7.5 分' })).toBeDefined();
});

test('a figure opens once per visit', async () => {
  const first = await show(<BandRing score={6} opens="listening" />);
  expect(first.container.querySelector('[class*="opening"]')).not.toBeNull();
  cleanup();
  const second = await show(<BandRing score={6} opens="listening" />);
  expect(second.container.querySelector('[class*="opening"]')).toBeNull();
});

test('a menu icon that this page does not know still gets a drawing', () => {
  expect(menuIcon('home')).not.toBe(menuIcon('rocket'));
  expect(menuIcon('rocket')).toBe(menuIcon('toString'));
});
