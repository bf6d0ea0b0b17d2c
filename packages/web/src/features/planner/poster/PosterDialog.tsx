import { ApiError } from '@ninefold/contract/client';
import type { UserInfo } from '@ninefold/contract/identity';
import { posterPayload } from '@ninefold/core/planner/poster';
import { scoresIn } from '@ninefold/core/score-fields';
import { useQuery } from '@tanstack/react-query';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { PosterFrame } from '#practice/sharing/poster/PosterFrame.tsx';
import { PosterPicture } from '#practice/sharing/poster/PosterPicture.tsx';
import { useMe, useSiteInfo } from '#session/session.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { Poster } from './Poster.tsx';
import { posterMessages } from './poster.messages.ts';
import type { PosterFacts } from './poster-facts.ts';
import { usePosterWords } from './usePosterWords.ts';

type PosterDialogProps = { opened: boolean; onClose: () => void };

export function PosterDialog({ opened, onClose }: PosterDialogProps) {
  const t = useText(posterMessages);
  const me = useMe();
  const words = {
    ...{ title: t('title'), save: t('save'), share: t('share') },
    ...{ fileName: t('fileName'), failed: t('pictureFailed') },
  };
  return (
    <PosterFrame words={words} opened={opened} onClose={onClose}>
      {(onPicture) => me && <PosterOf me={me} onPicture={onPicture} />}
    </PosterFrame>
  );
}

type PosterOfProps = { me: UserInfo; onPicture: (picture: Blob) => void };

function PosterOf({ me, onPicture }: PosterOfProps) {
  const t = useText(posterMessages);
  const compat = useSiteInfo()?.compat;
  const { data, error, refetch } = useQuery({
    queryKey: ['plan', 'poster', me.id],
    queryFn: () => api.student.getPlanPoster(payloadOf(me, compat?.poster_read_bug ?? true)),
    enabled: compat !== undefined,
    staleTime: 0,
  });
  if (data) return <PictureOf key={JSON.stringify(data)} facts={data} timeZone={me.time_zone} onPicture={onPicture} />;
  if (!error) return <LoadingRows rows={5} look="line" />;
  const conflict = error instanceof ApiError && error.error === 'conflict';
  return (
    <ErrorState title={t('failed')} error={conflict ? null : error} onRetry={() => refetch()}>
      {conflict ? t('changed') : null}
    </ErrorState>
  );
}

type PictureOfProps = { facts: PosterFacts; timeZone: string } & Pick<PosterOfProps, 'onPicture'>;

function PictureOf({ facts, timeZone, onPicture }: PictureOfProps) {
  const words = usePosterWords(facts, timeZone);
  return (
    <PosterPicture described={words.described} onPicture={onPicture}>
      {(drawing) => <Poster ref={drawing} facts={facts} words={words} />}
    </PosterPicture>
  );
}

const payloadOf = (me: UserInfo, posterReadBug: boolean) =>
  posterPayload(
    {
      examDate: me.exam_date,
      overall: me.target_score,
      targets: scoresIn('target_score', me),
    },
    { posterReadBug },
  );
