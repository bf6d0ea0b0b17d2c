import { IconDownload, IconShare2 } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { passOn, savePicture, sharesPictures } from '#ui/on-demand/pass-on.ts';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { toast } from '#ui/states/toast.ts';

type Words = { title: string; save: string; share: string; fileName: string; failed: string };
type Props = {
  words: Words;
  opened: boolean;
  onClose: () => void;
  children: (onPicture: (picture: Blob) => void) => ReactNode;
};

/** A poster in a dialog, with the ways to keep it. */
export function PosterFrame({ words, opened, onClose, children }: Props) {
  const [picture, setPicture] = useState<Blob | null>(null);
  const keep = (use: (picture: Blob, name: string) => Promise<void>) => {
    if (picture) use(picture, words.fileName).catch(() => toast.error(words.failed));
  };
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={words.title}
      width={440}
      footer={
        <>
          {sharesPictures() && (
            <Button leftIcon={<Icon of={IconShare2} size={18} />} disabled={!picture} onClick={() => keep(passOn)}>
              {words.share}
            </Button>
          )}
          <Button
            kind="primary"
            leftIcon={<Icon of={IconDownload} size={18} />}
            disabled={!picture}
            onClick={() => keep(savePicture)}
          >
            {words.save}
          </Button>
        </>
      }
    >
      {children(setPicture)}
    </Dialog>
  );
}
