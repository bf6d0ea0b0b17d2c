import { IconArrowLeft } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { lessonMessages } from '../lesson.messages.ts';
import styles from './Frame.module.css';

const Back = linkAs(ButtonLink);

/** While there is no lesson yet, or none at all: the way back. */
export function TaskBarAlone({ courseId }: { courseId: number }) {
  const t = useText(lessonMessages);
  return (
    <header className={styles.bar}>
      <Back kind="ghost" to="/course/{-$courseId}" params={{ courseId }} aria-label={t('back')} className={styles.back}>
        <Icon of={IconArrowLeft} />
      </Back>
    </header>
  );
}
