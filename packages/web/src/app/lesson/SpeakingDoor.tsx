import type { LessonDoor } from '@ninefold/contract/courses/lesson';
import { IconMicrophone } from '@tabler/icons-react';
import { lessonMessages } from '#features/courses/lesson/lesson.messages.ts';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';

const Go = linkAs(ButtonLink);

/** The speaking practice of a set. What is handed in there completes this step. */
export function SpeakingDoor({ door: { id, part } }: { door: Extract<LessonDoor, { to: 'speaking' }> }) {
  const t = useText(lessonMessages);
  return (
    <EmptyState
      tall
      title={t('speakTitle', { part })}
      icon={<Icon of={IconMicrophone} size={40} />}
      action={
        <Go kind="primary" size="lg" to="/speaking-practice/$part/$id" params={{ part, id }}>
          {t('speakStart')}
        </Go>
      }
    >
      {t('speakSentence')}
    </EmptyState>
  );
}
