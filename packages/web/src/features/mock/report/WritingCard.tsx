import type { MockReport, TaskReport } from '@ninefold/contract/mock/report';
import { useText } from '#i18n/useText.ts';
import { Link } from '#navigation/link.tsx';
import { BandChip } from '#ui/band/BandChip.tsx';
import { Card } from '#ui/Card.tsx';
import type { MockKit } from '../mock-kit.ts';
import styles from './ReportPage.module.css';
import { reportMessages } from './report.messages.ts';

/** The two essays: their bands, or what they wait for. */
export function WritingCard({ kit, report }: { kit: MockKit; report: MockReport }) {
  const t = useText(reportMessages);
  const { tasks } = report.writing;
  return (
    <Card>
      <h2 className={styles.cardTitle}>{t('essays')}</h2>
      {tasks.length === 0 && <p className={styles.quiet}>{t('writing_none')}</p>}
      <ul className={styles.tasks}>
        {tasks.map((task) => (
          <li key={task.task}>
            <div className={styles.task}>
              <b>Task {task.task}</b>
              {task.state === 'scored' && <BandChip score={task.band} />}
              <span className={styles.quiet}>{t('words', { words: task.words, least: task.least_words })}</span>
            </div>
            <TaskWords task={task} />
            {task.late === 1 && <p className={styles.warn}>{t('lateText')}</p>}
            {task.state !== 'empty' && (
              <Link {...kit.feedbackPath(task)}>{t(task.state === 'scored' ? 'feedback' : 'openEssay')}</Link>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function TaskWords({ task }: { task: TaskReport }) {
  const t = useText(reportMessages);
  if (task.state === 'waiting')
    return (
      <div role="status">
        <progress className={styles.progress} max={100} value={task.percent} aria-label={t('progress')} />
        <p className={styles.quiet}>
          {t('waiting', { ahead: task.ahead, seconds: Math.max(1, Math.round(task.seconds_left)) })}
        </p>
      </div>
    );
  if (task.state === 'scored' && task.bands)
    return (
      <p className={styles.quiet}>
        {(['tr', 'cc', 'lr', 'gra'] as const)
          .map((criterion) =>
            t('criterionBand', { name: t(`criterion_${criterion}`), band: (task.bands?.[criterion] ?? 0).toFixed(1) }),
          )
          .join(' · ')}
      </p>
    );
  if (task.state === 'failed')
    return <p className={styles.warn}>{t(task.refunded === 1 ? 'failedBack' : 'failedTask')}</p>;
  if (task.state === 'empty') return <p className={styles.quiet}>{t('emptyTask')}</p>;
  return <p className={styles.quiet}>{t('unscoredTask')}</p>;
}
