import type { HandedIn } from '@ninefold/contract/courses/lesson';
import { IconCircleCheck, IconPhoto } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { pictureTrouble } from '#lib/errors/picture-trouble.ts';
import { smallPicture } from '#platform/small-picture.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { lessonMessages } from '../lesson.messages.ts';
import parts from '../parts/Parts.module.css';
import type { Arrived } from '../useLessonProgress.ts';
import styles from './Task.module.css';

type PhotoProps = {
  place: { courseId: number; lessonId: number; part: number };
  handedIn: HandedIn | null;
  onArrived: (news: Arrived) => void;
};

/** Something made on paper: photographed or chosen, scaled here, so that where it was taken is never sent. */
export function PhotoTask({ place: { courseId, lessonId, part }, handedIn, onArrived }: PhotoProps) {
  const t = useText(lessonMessages);
  const input = useRef<HTMLInputElement>(null);
  const upload = useMutation({
    mutationFn: async (file: File) =>
      api.course.saveLessonPicture({ course_id: courseId, lesson_id: lessonId, part }, await smallPicture(file)),
    onSuccess: onArrived,
  });
  return (
    <div className={styles.hand} data-handed-in={handedIn !== null || undefined}>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        className="nf-sr-only"
        tabIndex={-1}
        aria-label={t('photo')}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) upload.mutate(file);
        }}
      />
      {handedIn && (
        <figure>
          <img className={styles.photo} src={handedIn.url} alt={t('photoAlt')} />
          <figcaption className={parts.done}>
            <Icon of={IconCircleCheck} size={18} />
            {t('photoHandedIn')}
          </figcaption>
        </figure>
      )}
      <p>
        <Button
          kind={handedIn ? 'secondary' : 'primary'}
          size="lg"
          busy={upload.isPending}
          leftIcon={<Icon of={IconPhoto} size={18} />}
          onClick={() => input.current?.click()}
        >
          {t(handedIn ? 'photoAgain' : 'photoAdd')}
        </Button>
      </p>
      {upload.error && <Trouble error={upload.error} />}
      <p className="nf-sr-only" role="status">
        {upload.isSuccess ? t('photoHandedIn') : ''}
      </p>
    </div>
  );
}

function Trouble({ error }: { error: Error }) {
  const t = useText(lessonMessages);
  const trouble = pictureTrouble(error);
  return (
    <p className={styles.error} role="alert">
      {'said' in trouble ? trouble.said : t('notSent' in trouble ? 'photoNotSent' : 'photoUnreadable')}
    </p>
  );
}
