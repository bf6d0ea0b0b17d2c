import { IconArrowLeft } from '@tabler/icons-react';
import { useCanGoBack, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useText } from '#i18n/useText.ts';
import type { Destination } from '#navigation/link.tsx';
import { useOwnFrame } from '#platform/own-frame.ts';
import { useInside } from '#practice/inside/inside.ts';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import styles from './StudyBar.module.css';
import { studyMessages } from './study.messages.ts';

type StudyBarProps = {
  title: string;
  /** A few words beside the title. */
  meta?: ReactNode;
  /** Where back leads when there is no page before this one. */
  home: Destination;
  /** Modes, steps or progress in the middle. */
  middle?: ReactNode;
  /** Tools and the one primary button. */
  children?: ReactNode;
};

/** The task bar of pages on which a question is studied. */
export function StudyBar({ title, meta, home, middle, children }: StudyBarProps) {
  const t = useText(studyMessages);
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const inside = useInside();
  useOwnFrame();
  return (
    <header className={styles.bar}>
      <div className={styles.left}>
        {!inside && (
          <IconButton
            label={t('back')}
            icon={<Icon of={IconArrowLeft} />}
            onClick={() => (canGoBack ? router.history.back() : void router.navigate(home))}
          />
        )}
        <h1 className={styles.title}>{title}</h1>
        {meta && <span className={styles.meta}>{meta}</span>}
      </div>
      <div className={styles.middle}>{middle}</div>
      <div className={styles.right}>{children}</div>
    </header>
  );
}
