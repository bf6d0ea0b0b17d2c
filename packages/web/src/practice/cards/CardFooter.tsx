import { IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Kbd } from '#ui/Kbd.tsx';
import styles from './CardFrame.module.css';

type Press = { label: string; onPress: () => void };
type AskingFooterProps = { forgot: Press; give: Press; canGive: boolean; busy: boolean };

/** Before the answer: the way to give it, and a way for whoever does not know. */
export function AskingFooter({ forgot, give, canGive, busy }: AskingFooterProps) {
  return (
    <footer className={styles.footer}>
      <Button onClick={forgot.onPress} disabled={busy}>
        {forgot.label}
      </Button>
      <Button kind="primary" size="lg" className={styles.go} busy={busy} disabled={!canGive} onClick={give.onPress}>
        {give.label}
      </Button>
    </footer>
  );
}

/** After the answer: what becomes of it, and the way on. */
export function AnsweredFooter({ next, children }: { next: Press; children: ReactNode }) {
  return (
    <footer className={styles.footer}>
      {children}
      <span className={styles.enter}>
        <Kbd>Enter</Kbd>
      </span>
      <Button
        kind="primary"
        size="lg"
        className={styles.go}
        rightIcon={<Icon of={IconArrowRight} size={18} />}
        onClick={next.onPress}
      >
        {next.label}
      </Button>
    </footer>
  );
}

/** What the footer says in words. `live`: it is read out. */
export function FooterSays({ live = false, children }: { live?: boolean; children: ReactNode }) {
  return (
    <p className={styles.says} role={live ? 'status' : undefined}>
      {children}
    </p>
  );
}
