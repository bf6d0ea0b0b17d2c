import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chosenMicrophone } from '#platform/recorder/chosen-microphone.ts';
import { fakeRecorder } from '#platform/recorder/recorder.testing.ts';
import { safeStorage } from '#platform/safe-storage.ts';
import { show } from '#ui/ui.testing.tsx';
import { MicrophoneChoice } from './MicrophoneChoice.tsx';

// The document of tests measures nothing, so the panel's focus finds nothing to stand on and says so at length.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  safeStorage.remove('ninefold-microphone');
});

const open = (...names: string[]) => {
  const recorder = {
    ...fakeRecorder().recorder,
    microphones: async () => names.map((name) => ({ id: name.toLowerCase(), name })),
  };
  return show(
    <QueryClientProvider client={new QueryClient()}>
      <MicrophoneChoice label="Microphone" phase="ready" recorder={recorder} />
    </QueryClientProvider>,
  );
};

test('of several the learner chooses one, and the device keeps it for the next recording and the next visit', async () => {
  open('Built-in', 'Headset');
  const opener = await screen.findByRole('button', { name: 'Microphone Built-in' });
  await act(async () => void fireEvent.click(opener));
  // Where nothing is measured, a panel whose place has been worked out counts as scrolled out of sight and is hidden;
  // whether it is worked out before or after this look depends on how busy the machine is.
  const headset = await screen.findByRole('button', { name: 'Headset', hidden: true });
  await act(async () => void fireEvent.click(headset));
  expect(chosenMicrophone.get()).toBe('headset');
  cleanup();
  open('Built-in', 'Headset');
  expect(await screen.findByRole('button', { name: 'Microphone Headset' })).toBeDefined();
});

test('one that was pulled out is not shown as chosen; a single one is no choice', async () => {
  chosenMicrophone.set('headset');
  open('Built-in', 'Webcam');
  expect(await screen.findByRole('button', { name: 'Microphone Built-in' })).toBeDefined();
  cleanup();
  open('Built-in');
  await Promise.resolve();
  expect(screen.queryByRole('button')).toBeNull();
});
