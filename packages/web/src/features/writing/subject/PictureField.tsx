import { IconPhoto, IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { pictureTrouble } from '#lib/errors/picture-trouble.ts';
import { smallPicture } from '#platform/small-picture.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import styles from './OwnQuestion.module.css';
import { ownMessages } from './own.messages.ts';

type PictureFieldProps = { picture: { url: string } | null; onPicture: (picture: { url: string } | null) => void };

/** The figure of the question. Scaled in the browser, so that a photo's place is never sent; the server judges again. */
export function PictureField({ picture, onPicture }: PictureFieldProps) {
  const t = useText(ownMessages);
  const input = useRef<HTMLInputElement>(null);
  const upload = useMutation({
    mutationFn: async (file: File) => api.exercise.uploadSubjectPicture({}, await smallPicture(file)),
    onSuccess: ({ subject_url }) => onPicture({ url: subject_url }),
  });
  return (
    <div className={styles.pictureField}>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        className="nf-sr-only"
        tabIndex={-1}
        aria-label={t('picture')}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) upload.mutate(file);
        }}
      />
      {picture ? (
        <figure className={styles.picture}>
          <img src={picture.url} alt={t('pictureAlt')} />
          <IconButton
            bordered
            label={t('removePicture')}
            icon={<Icon of={IconTrash} size={18} />}
            onClick={() => onPicture(null)}
          />
        </figure>
      ) : (
        <Button
          busy={upload.isPending}
          leftIcon={<Icon of={IconPhoto} size={18} />}
          onClick={() => input.current?.click()}
        >
          {t('addPicture')}
        </Button>
      )}
      {upload.error ? <Trouble error={upload.error} /> : <p className={styles.soft}>{t('pictureHint')}</p>}
    </div>
  );
}

function Trouble({ error }: { error: Error }) {
  const t = useText(ownMessages);
  const trouble = pictureTrouble(error);
  return (
    <p className={styles.error} role="alert">
      {'said' in trouble ? trouble.said : t('notSent' in trouble ? 'pictureNotSent' : 'pictureFailed')}
    </p>
  );
}
