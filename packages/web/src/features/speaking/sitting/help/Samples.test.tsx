import type { SpeakingSample } from '@ninefold/contract/speaking/set';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LanguageProvider } from '#i18n/LanguageProvider.tsx';
import { UiProvider } from '#ui/theme/UiProvider.tsx';
import { stopAsking } from '../../examiner/examiner-voice.ts';
import { sittingMessages } from '../sitting.messages.ts';
import { Samples } from './Samples.tsx';

const SYNTHETIC = /synthetic voice/;
const sample = (band: number, audio_url: string): SpeakingSample => ({
  band,
  text: `An answer at ${band}.`,
  notes: null,
  speaker: null,
  audio_url,
  phrases: [],
});

let played: string[] = [];
beforeEach(async () => {
  await sittingMessages.load('en');
  played = [];
  // No voice of the browser: only recordings can be heard.
  vi.stubGlobal('speechSynthesis', undefined);
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {});
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    played.push(new URL(this.src).pathname);
  });
});
afterEach(() => {
  stopAsking();
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const open = (samples: SpeakingSample[], quiet = false) =>
  act(async () =>
    render(
      <LanguageProvider initial="en">
        <UiProvider>
          <Suspense fallback={null}>
            <Samples samples={samples} quiet={quiet} />
          </Suspense>
        </UiProvider>
      </LanguageProvider>,
    ),
  );

test('an answer that was recorded is played from its file; one that was not has no button that does nothing', async () => {
  await open([sample(5.5, ''), sample(6.5, '/content/pack/assets/audio/samples/set/a.mp3')]);
  const listen = screen.getAllByRole('button', { name: 'Listen' });
  expect(listen).toHaveLength(1);
  await act(async () => fireEvent.click(listen[0] as Element));
  expect(played).toEqual(['/content/pack/assets/audio/samples/set/a.mp3']);
  expect(screen.getByRole('button', { name: 'Stop' })).toBeDefined();
});

test('a voice that speaks better than the band says so, once, and nothing is said of voices where there is none', async () => {
  await open([sample(6, '/a.mp3'), sample(8, '/b.mp3')]);
  expect(screen.getAllByText(SYNTHETIC)).toHaveLength(1);
  cleanup();
  await open([sample(6, '')]);
  expect(screen.queryByText(SYNTHETIC)).toBeNull();
});

test('while something is recorded nothing can be played into it', async () => {
  await open([sample(6, '/a.mp3')], true);
  expect(screen.queryByRole('button', { name: 'Listen' })).toBeNull();
});
