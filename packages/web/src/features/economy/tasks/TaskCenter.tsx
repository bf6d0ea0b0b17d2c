import { useRef } from 'react';
import { useMay } from '#session/permissions.ts';
import { cx } from '#ui/cx.ts';
import { NoCoins } from '../coins/NoCoins.tsx';
import { SignInCard } from '../sign-in/SignInCard.tsx';
import styles from './TaskCenter.module.css';
import { TaskList } from './TaskList.tsx';

type TaskCenterProps = {
  /** In a dialog the card is tinted and the list has no card; on a page both are cards. */
  look: 'dialog' | 'page';
  /** The learner pressed "go to sign in": it happens as the card opens. */
  signIn?: boolean;
  onInvite: () => void;
  onLeave?: () => void;
};

/** Signing in, and what else earns coins. For learners; others see why there is nothing. */
export function TaskCenter({ look, signIn: signInNow = false, onInvite, onLeave }: TaskCenterProps) {
  const may = useMay('task.sign_in');
  const signIn = useRef<HTMLDivElement>(null);
  if (!may) return <NoCoins returnTo="/task-center" onLeave={onLeave} />;

  function showSignIn() {
    const button = signIn.current?.querySelector('button');
    button?.focus({ preventScroll: true });
    signIn.current?.scrollIntoView({ block: 'nearest' });
  }
  return (
    <div className={styles.center}>
      <div ref={signIn}>
        <SignInCard tinted={look === 'dialog'} signInNow={signInNow} />
      </div>
      <div className={cx(look === 'page' && styles.card)}>
        <TaskList ways={{ onInvite, onLeave, onSignIn: showSignIn }} />
      </div>
    </div>
  );
}
