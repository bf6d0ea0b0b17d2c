import type { SatPart } from '@ninefold/core/speaking/parts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import styles from './SpeakingPage.module.css';
import { OpenSitting } from './sitting/OpenSitting.tsx';
import { sittingMessages } from './sitting/sitting.messages.ts';
import { speakingQueries } from './speaking.queries.ts';
import { practiceOf, readSpeakingSearch } from './speaking-paths.ts';
import { StartSpeaking } from './start/StartSpeaking.tsx';

const Go = linkAs(ButtonLink);

/** `/speaking-practice/{part}/{id}`: the start of a set, and with `record` in the address the sitting itself. */
export function SpeakingPracticePage() {
  const { part, id } = useParams({ strict: false });
  const { record, mode } = readSpeakingSearch(useSearch({ strict: false }));
  if (record !== undefined) return <OpenSitting key={record} recordId={record} />;
  return <Start key={`${part} ${id}`} id={Number(id)} part={Number(part) as SatPart} mode={mode ?? 'practice'} />;
}

type StartProps = { id: number; part: SatPart; mode: 'practice' | 'exam' };

function Start({ id, part, mode }: StartProps) {
  const t = useText(sittingMessages);
  const navigate = useNavigate();
  const query = useQuery({ ...speakingQueries.topic(id, part, part === 0 ? 'exam' : 'practice'), staleTime: 0 });
  if (query.data)
    return (
      <StartSpeaking
        topic={query.data}
        part={part}
        mode={mode}
        onStarted={(sitting) =>
          void navigate({ ...practiceOf(part, id, { mode: sitting.mode, record: sitting.record_id }), replace: true })
        }
      />
    );
  return (
    <div className={styles.waiting}>
      {query.isPending ? (
        <LoadingRows rows={6} look="line" />
      ) : (
        <ErrorState
          tall
          title={t('loadFailed')}
          error={query.error}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
          secondary={<Go to="/speaking">{t('toList')}</Go>}
        />
      )}
    </div>
  );
}
