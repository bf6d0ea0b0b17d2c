import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
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

type OpenSittingProps = {
  recordId: number;
  /** Where it leads when it is handed in, here or elsewhere; to its report, unless somebody else holds it. */
  onDone?: () => void;
  onLeave?: () => void;
};

/** A sitting on the screen of the test: of the page of speaking, of a lesson, or of a mock test. */
export function OpenSitting({ recordId, onDone, onLeave }: OpenSittingProps) {
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
  const done = useCallback(
    (row: Parameters<typeof reportOf>[0]) => (onDone ? onDone() : void navigate({ ...reportOf(row), replace: true })),
    [onDone, navigate],
  );
  useEffect(() => {
    if (closed) done(sitting);
  }, [closed, sitting, done]);

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
        onDone={done}
        onLeave={onLeave ?? (() => void navigate({ to: '/speaking' }))}
      />
    </Frame>
  );
}
