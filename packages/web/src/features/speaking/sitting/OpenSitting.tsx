import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { Frame } from '#practice/frame/Frame.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import styles from '../SpeakingPage.module.css';
import { speakingMessages } from '../speaking.messages.ts';
import { speakingQueries } from '../speaking.queries.ts';
import { reportOf } from '../speaking-paths.ts';
import { SittingHeader } from './frame/SittingHeader.tsx';
import { SpeakingInterview } from './SpeakingInterview.tsx';
import { sittingMessages } from './sitting.messages.ts';

const Go = linkAs(ButtonLink);

/** A sitting on the screen of the test; one that was handed in, here or elsewhere, leads to its report. */
export function OpenSitting({ recordId }: { recordId: number }) {
  const t = useText(sittingMessages);
  const words = useText(speakingMessages);
  const { language } = useLanguage();
  const navigate = useNavigate();
  const query = useQuery({
    ...speakingQueries.sitting(recordId),
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
    // Whoever comes back to a sitting needs the server's clock, not the one of the last visit.
    refetchOnMount: 'always',
  });
  const sitting = query.data;
  const closed = sitting !== undefined && sitting.state !== 'open';
  useEffect(() => {
    if (closed) void navigate({ ...reportOf(sitting), replace: true });
  }, [closed, sitting, navigate]);

  if (!sitting || closed)
    return (
      <div className={styles.waiting}>
        {query.isError ? (
          <ErrorState
            tall
            title={t('loadFailed')}
            error={query.error}
            onRetry={() => void query.refetch()}
            retrying={query.isFetching}
            secondary={<Go to="/speaking">{t('toList')}</Go>}
          />
        ) : (
          <LoadingRows rows={6} look="line" />
        )}
      </div>
    );
  return (
    <Frame>
      <SpeakingInterview
        sitting={sitting}
        head={({ clock, leave }) => (
          <SittingHeader
            section={t('title')}
            title={`${words(`part${sitting.part}`)} · ${sitting.set.title[language]}`}
            clock={clock}
            onLeave={leave}
          />
        )}
        onDone={(done) => void navigate({ ...reportOf(done), replace: true })}
        onLeave={() => void navigate({ to: '/speaking' })}
      />
    </Frame>
  );
}
