import { ApiError } from '@ninefold/contract/client';
import { IconCloudDownload } from '@tabler/icons-react';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useText } from '#i18n/useText.ts';
import { ChunkError } from '#lib/load-chunk.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { AppButtonLink } from '../links.tsx';
import { shellMessages } from '../shell.messages.ts';

/** A page that failed takes only itself down: the menu stays, and there is always a way on. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const t = useText(shellMessages);
  const router = useRouter();

  if (error instanceof ChunkError) {
    return (
      <ErrorState
        title={t('chunkTitle')}
        error={null}
        icon={IconCloudDownload}
        secondary={
          <Button key="reload" onClick={() => location.reload()}>
            {t('reload')}
          </Button>
        }
        tall
      >
        {t('chunkSentence')}
      </ErrorState>
    );
  }

  function retry() {
    reset();
    void router.invalidate();
  }
  return (
    <ErrorState
      title={t('failedTitle')}
      error={error instanceof ApiError ? error : null}
      onRetry={retry}
      secondary={
        <AppButtonLink key="home" to="/" kind="ghost" size="sm">
          {t('goHome')}
        </AppButtonLink>
      }
      tall
    >
      {t('failedSentence')}
    </ErrorState>
  );
}
