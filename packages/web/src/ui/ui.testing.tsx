import { act, render } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { LanguageProvider } from '#i18n/LanguageProvider.tsx';
import type { Language } from '#i18n/language.ts';
import { kitMessages } from './kit.messages.ts';
import { UiProvider } from './theme/UiProvider.tsx';

/** Renders a part of the page in a test as the app would: with theme, language and its words loaded. */
export async function show(part: ReactNode, language: Language = 'en') {
  const room = (inside: ReactNode) => (
    <UiProvider>
      <LanguageProvider initial={language}>
        <Suspense fallback={null}>{inside}</Suspense>
      </LanguageProvider>
    </UiProvider>
  );
  await kitMessages.load(language);
  const shown = await act(async () => render(room(part)));
  return { ...shown, again: (next: ReactNode) => act(async () => shown.rerender(room(next))) };
}
