import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { Suspense } from 'react';
import { LanguageProvider } from '#i18n/LanguageProvider.tsx';
import { queryClient } from '#lib/query-client.ts';
import { Toaster } from '#ui/states/Toaster.tsx';
import { UiProvider } from '#ui/theme/UiProvider.tsx';
import type { createAppRouter } from './routes/router.ts';

export function App({ router }: { router: ReturnType<typeof createAppRouter> }) {
  return (
    <LanguageProvider>
      <UiProvider>
        <QueryClientProvider client={queryClient}>
          <Suspense fallback={null}>
            <RouterProvider router={router} />
            <Toaster />
          </Suspense>
        </QueryClientProvider>
      </UiProvider>
    </LanguageProvider>
  );
}
