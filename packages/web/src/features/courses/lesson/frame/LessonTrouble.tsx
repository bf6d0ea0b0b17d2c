import { ApiError } from '@ninefold/contract/client';
import { IconBooks, IconLock } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { isOffShelf } from '../../courses.queries.ts';
import { lessonMessages } from '../lesson.messages.ts';
import type { Where } from '../lesson.queries.ts';

const Go = linkAs(ButtonLink);

type TroubleProps = { error: Error; where: Where; type: 1 | 2 | 3 | 4; onRetry: () => void; retrying: boolean };

/** Gone from the shelf, not in this course, for members, or only not loaded: each with the way on. */
export function LessonTrouble({ error, where, type, onRetry, retrying }: TroubleProps) {
  const t = useText(lessonMessages);
  const refusal = error instanceof ApiError ? error.error : '';
  const { courseId, lessonId } = where;
  if (isOffShelf(error))
    return (
      <EmptyState
        tall
        title={t('offShelf')}
        icon={<Icon of={IconBooks} size={40} />}
        action={
          <Go kind="primary" to="/" search={{ typeId: 0 }}>
            {t('allPackages')}
          </Go>
        }
      >
        {t('offShelfSentence')}
      </EmptyState>
    );
  if (refusal === 'not_found')
    return (
      <EmptyState
        tall
        title={t('gone')}
        icon={<Icon of={IconBooks} size={40} />}
        action={
          <Go kind="primary" to="/course/{-$courseId}" params={{ courseId }}>
            {t('toCourse')}
          </Go>
        }
      >
        {t('goneSentence')}
      </EmptyState>
    );
  if (refusal === 'vip_needed')
    return (
      <EmptyState
        tall
        title={t('locked')}
        icon={<Icon of={IconLock} size={40} />}
        action={
          <>
            <Go kind="primary" to="/profile/vip">
              {t('unlock')}
            </Go>
            <Go kind="ghost" to="/lesson-preview/$type/$courseId/$lessonId" params={{ type, courseId, lessonId }}>
              {t('tryIt')}
            </Go>
          </>
        }
      >
        {t('lockedSentence')}
      </EmptyState>
    );
  return <ErrorState tall title={t('failed')} error={error} onRetry={onRetry} retrying={retrying} />;
}
