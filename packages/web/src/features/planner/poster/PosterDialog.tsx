import { ApiError } from '@ninefold/contract/client';
import type { UserInfo } from '@ninefold/contract/identity';
import { posterPayload } from '@ninefold/core/planner/poster';
import { scoresIn } from '@ninefold/core/score-fields';
import { IconDownload, IconShare2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { useMe, useSiteInfo } from '#session/session.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { passOn, savePicture, sharesPictures } from '#ui/on-demand/pass-on.ts';
import { pictureOf } from '#ui/on-demand/picture-of.ts';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { toast } from '#ui/states/toast.ts';
import { Poster } from './Poster.tsx';
import styles from './PosterDialog.module.css';
import { posterMessages } from './poster.messages.ts';
import type { PosterFacts } from './poster-facts.ts';
import { usePosterWords } from './usePosterWords.ts';

type PosterDialogProps = { opened: boolean; onClose: () => void };

export function PosterDialog({ opened, onClose }: PosterDialogProps) {
  const t = useText(posterMessages);
  const me = useMe();
  const [picture, setPicture] = useState<Blob | null>(null);

  const keep = (use: (picture: Blob, name: string) => Promise<void>) => {
    if (picture) use(picture, t('fileName')).catch(() => toast.error(t('pictureFailed')));
  };
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('title')}
      width={440}
      footer={
        <>
          {sharesPictures() && (
            <Button leftIcon={<Icon of={IconShare2} size={18} />} disabled={!picture} onClick={() => keep(passOn)}>
              {t('share')}
            </Button>
          )}
          <Button
            kind="primary"
            leftIcon={<Icon of={IconDownload} size={18} />}
            disabled={!picture}
            onClick={() => keep(savePicture)}
          >
            {t('save')}
          </Button>
        </>
      }
    >
      {me && <PosterOf me={me} onPicture={setPicture} />}
    </Dialog>
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

/** Rendered as SVG first, then replaced by a real picture, which can be pressed and saved on a phone. */
function PictureOf({ facts, timeZone, onPicture }: PictureOfProps) {
  const drawing = useRef<SVGSVGElement>(null);
  const tell = useRef(onPicture);
  tell.current = onPicture;
  const [address, setAddress] = useState<string | null>(null);
  const words = usePosterWords(facts, timeZone);

  useEffect(() => {
    let made: string | null = null;
    let left = false;
    if (drawing.current) pictureOf(drawing.current).then(show, () => {});

    function show(picture: Blob) {
      if (left) return;
      tell.current(picture);
      made = URL.createObjectURL(picture);
      setAddress(made);
    }
    return () => {
      left = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, []);

  if (address) return <img className={styles.picture} src={address} alt={words.described} />;
  return <Poster ref={drawing} facts={facts} words={words} />;
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
