import type { LessonDoor } from '@ninefold/contract/courses/lesson';
import { IconCircleCheck, IconMicrophone } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { use, useCallback, useState } from 'react';
import { lessonMessages } from '#features/courses/lesson/lesson.messages.ts';
import { OpenSitting } from '#features/speaking/sitting/OpenSitting.tsx';
import { sittingMessages } from '#features/speaking/sitting/sitting.messages.ts';
import { speakingMessages } from '#features/speaking/speaking.messages.ts';
import { speakingQueries } from '#features/speaking/speaking.queries.ts';
import { reportOf } from '#features/speaking/speaking-paths.ts';
import { startLanguage } from '#i18n/language.ts';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { linkAs } from '#navigation/link.tsx';
import { InsideContext } from '#practice/inside/inside.ts';
import { newId } from '#practice/new-id.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';

const Go = linkAs(ButtonLink);

type SpeakingDoorProps = {
  door: Extract<LessonDoor, { to: 'speaking' }>;
  where: { course_id: number; lesson_id: number; part: number };
  /** A sitting that was begun here. */
  recordId: number | undefined;
  onWorked: () => void;
};

const words = Promise.all([sittingMessages, speakingMessages].map((text) => text.load(startLanguage()))).catch(
  () => [],
);

/** The interview of one part inside the lesson. What is said in this very sitting completes the step. */
export function SpeakingDoor({ door: { part }, where, recordId, onWorked }: SpeakingDoorProps) {
  use(words);
  const t = useText(lessonMessages);
  const inside = use(InsideContext);
  const client = useQueryClient();
  const navigate = useNavigate();
  const [key, setKey] = useState(newId);
  const [done, setDone] = useState(0);
  const start = useMutation({
    mutationFn: () => api.course.startLessonSpeaking({ ...where, key }),
    onSuccess: (sitting) => {
      setKey(newId());
      setDone(0);
      client.setQueryData(speakingQueries.sitting(sitting.record_id).queryKey, sitting);
      if (inside) void navigate({ ...inside.draft(sitting.record_id), replace: true });
    },
  });
  const onDone = useCallback(() => {
    setDone(recordId ?? 0);
    onWorked();
    if (inside) void navigate({ ...inside.home, replace: true, ignoreBlocker: true });
  }, [recordId, onWorked, inside, navigate]);
  const onLeave = useCallback(() => {
    onWorked();
    if (inside) void navigate({ ...inside.home, replace: true, ignoreBlocker: true });
  }, [onWorked, inside, navigate]);

  if (recordId !== undefined && done !== recordId)
    return <OpenSitting key={recordId} recordId={recordId} onDone={onDone} onLeave={onLeave} />;
  return (
    <EmptyState
      tall
      title={done ? t('speakDone') : t('speakTitle', { part })}
      icon={<Icon of={done ? IconCircleCheck : IconMicrophone} size={40} />}
      action={
        <>
          {done > 0 && (
            <Go
              kind="secondary"
              size="lg"
              {...reportOf({ kind: part === 2 ? 'practice2' : 'practice', record_id: done })}
            >
              {t('speakReport')}
            </Go>
          )}
          <Button kind={done ? 'ghost' : 'primary'} size="lg" busy={start.isPending} onClick={() => start.mutate()}>
            {t(done ? 'speakAgain' : 'speakStart')}
          </Button>
        </>
      }
    >
      {start.error ? start.error.message : t(done ? 'speakDoneSentence' : 'speakSentence')}
    </EmptyState>
  );
}
