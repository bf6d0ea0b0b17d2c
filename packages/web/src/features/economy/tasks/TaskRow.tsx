import type { Task } from '@ninefold/contract/economy/tasks';
import { IconCheck, IconLock } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { useBreakpoint } from '#platform/breakpoints.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { economyMessages } from '../economy.messages.ts';
import { SafeHtml } from './SafeHtml.tsx';
import { safeParts, stresses } from './safe-html.ts';
import styles from './TaskList.module.css';
import { taskWay } from './task-way.ts';

/** What the surrounding dialog or page does for a task that has no page of its own. */
export type TaskWays = {
  onInvite: () => void;
  onSignIn: () => void;
  /** The learner goes to another page, so a dialog closes. */
  onLeave?: (() => void) | undefined;
};

const TaskLink = linkAs(ButtonLink);

export function TaskRow({ task, ways }: { task: Task; ways: TaskWays }) {
  const t = useText(economyMessages);
  const { icon } = taskWay(task.condition);
  const desc = useMemo(() => safeParts(task.desc), [task.desc]);
  // A description with stressed words already names its reward.
  const reward = task.coins > 0 && !stresses(desc);
  return (
    <li className={styles.task} data-status={task.status}>
      <span className={styles.icon}>
        <Icon of={icon} />
      </span>
      <div className={styles.words}>
        <h3 className={styles.name}>{task.name}</h3>
        <div className={styles.desc}>
          <SafeHtml parts={desc} />
          {reward && <span className={styles.coins}>{t('plus', { count: task.coins })}</span>}
          {task.times > 1 && task.status === 1 && (
            <span className={styles.progress}>{t('progress', { done: task.progress, times: task.times })}</span>
          )}
        </div>
      </div>
      {task.status === 1 ? (
        <TaskAction task={task} ways={ways} />
      ) : (
        <span className={styles.state}>
          <Icon of={task.status === 2 ? IconCheck : IconLock} size={18} />
          {t(task.status === 2 ? 'done' : 'locked')}
        </span>
      )}
    </li>
  );
}

function TaskAction({ task, ways }: { task: Task; ways: TaskWays }) {
  const t = useText(economyMessages);
  const onPhone = useBreakpoint() === 'mobile';
  const { way } = taskWay(task.condition);
  const look = { kind: 'soft', size: onPhone ? 'md' : 'sm' } as const;
  const label = t('goDoNamed', { name: task.name });
  if (way.kind === 'page') {
    return (
      <TaskLink to={way.to} {...look} aria-label={label} onClick={ways.onLeave}>
        {t('goDo')}
      </TaskLink>
    );
  }
  return (
    <Button {...look} aria-label={label} onClick={way.kind === 'invite' ? ways.onInvite : ways.onSignIn}>
      {t('goDo')}
    </Button>
  );
}
