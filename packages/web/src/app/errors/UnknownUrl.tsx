import { IconMapPinQuestion } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useText } from '#i18n/useText.ts';
import { reportError } from '#lib/report-error.ts';
import { tabNote } from '#lib/tab-note.ts';
import { sessionQueries } from '#session/session.queries.ts';
import { Icon } from '#ui/Icon.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { shellMessages } from '../shell.messages.ts';
import { wayOut } from './way-out.ts';

const WAIT_MS = 100;
const sentToMainSite = tabNote('nf-sent-to-main-site');

/** Logs the address, waits a moment, and leads to the main site or home. */
export function UnknownUrl() {
  const t = useText(shellMessages);
  useLeaveSoon();
  return (
    <EmptyState title={t('unknownTitle')} icon={<Icon of={IconMapPinQuestion} size={40} />} tall>
      {t('unknownSentence')}
    </EmptyState>
  );
}

function useLeaveSoon(): void {
  const router = useRouter();
  const queryClient = useQueryClient();

  useEffect(() => {
    const timer = setTimeout(async () => {
      console.error('Invalid URL', location.hash);
      reportError('invalid_url', `Invalid URL ${location.hash.split('?')[0]}`);
      const mainSite = await queryClient.query(sessionQueries.site()).then(
        (site) => site.main_site,
        () => '',
      );
      const sentAt = sentToMainSite.read();
      const now = Date.now();
      const way = wayOut({ mainSite, here: location.href, sentAt: sentAt === null ? null : Number(sentAt), now });
      if (way.kind === 'home') {
        await router.navigate({ to: '/', replace: true });
        return;
      }
      sentToMainSite.write(String(now));
      location.replace(way.url);
    }, WAIT_MS);
    return () => clearTimeout(timer);
  }, [router, queryClient]);
}
