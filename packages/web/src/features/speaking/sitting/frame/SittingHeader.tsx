import { IconLetterCase, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useText } from '#i18n/useText.ts';
import { useBreakpoint } from '#platform/breakpoints.ts';
import { DisplayMenu } from '#practice/frame/header/DisplayMenu.tsx';
import { Button } from '#ui/Button.tsx';
import { Logo } from '#ui/band/Logo.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { sittingMessages } from '../sitting.messages.ts';
import styles from './SittingHeader.module.css';

type Props = { section: string; title: string; clock: ReactNode; onLeave: () => void };

/** As in the test: where one is, the clock in the middle, and the way out. */
export function SittingHeader({ section, title, clock, onLeave }: Props) {
  const t = useText(sittingMessages);
  const phone = useBreakpoint() === 'mobile';
  const look = <DisplayMenu icon={<Icon of={IconLetterCase} />} />;
  if (phone)
    return (
      <header className={styles.header}>
        <h1 className="nf-sr-only">
          {section} · {title}
        </h1>
        <IconButton label={t('leave')} icon={<Icon of={IconX} />} onClick={onLeave} />
        {clock}
        <span className={styles.end}>{look}</span>
      </header>
    );
  return (
    <header className={styles.header}>
      <div className={styles.left}>
        <Logo width={30} />
        <span className={styles.rule} />
        <h1 className={styles.title}>
          {section} <span>· {title}</span>
        </h1>
      </div>
      {clock}
      <div className={styles.end}>
        {look}
        <Button size="sm" onClick={onLeave}>
          {t('leave')}
        </Button>
      </div>
    </header>
  );
}
