import { IconPlayerPlay } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { type CourseInfo, nextLesson } from './course-info.ts';
import { courseMessages } from './courses.messages.ts';
import { lessonType } from './packages/course-types.ts';

const LessonLink = linkAs(ButtonLink);

type GoOnProps = { info: CourseInfo; kind: 'primary' | 'soft'; onOpen: () => void };

/** The next lesson; of a course that is all locked, a try of it. */
export function GoOn({ info, kind, onOpen }: GoOnProps) {
  const t = useText(courseMessages);
  const lessons = info.units.flatMap((unit) => unit.lessons);
  const next = nextLesson(info) ?? lessons[0];
  if (!next) return null;
  const params = { type: lessonType(info.type_id), courseId: info.id, lessonId: next.id };
  const icon = <Icon of={IconPlayerPlay} size={18} />;
  if (next.status === 0) {
    return (
      <LessonLink to="/lesson-preview/$type/$courseId/$lessonId" params={params} kind={kind} leftIcon={icon}>
        {t('tryLesson')}
      </LessonLink>
    );
  }
  const words = next.status === 2 ? t('again') : info.done === 0 ? t('start') : t('goOn', { order: next.order });
  return (
    <LessonLink to="/lesson/$type/$courseId/$lessonId" params={params} kind={kind} leftIcon={icon} onClick={onOpen}>
      {words}
    </LessonLink>
  );
}
