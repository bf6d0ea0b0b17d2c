import type { UserInfo } from '@ninefold/contract/identity';
import { Suspense } from 'react';
import { newDeviceMessages } from '#features/identity/devices/new-devices.messages.ts';
import { organisationMessages } from '#features/organisation/organisation.messages.ts';
import { startLanguage } from '#i18n/language.ts';
import { lazyPart } from '#navigation/lazy-part.ts';

const HomeNews = lazyPart(async () => {
  const words = [newDeviceMessages, organisationMessages].map((text) => text.load(startLanguage()));
  const [file] = await Promise.all([import('./HomeNews.tsx'), ...words]);
  return file.HomeNews;
});

/** Above a home, for whom the server says that something waits. */
export function LazyNews({ me }: { me: UserInfo }) {
  if (me.has_news !== 1) return null;
  return (
    <Suspense fallback={null}>
      <HomeNews />
    </Suspense>
  );
}
