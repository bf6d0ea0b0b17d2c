import type { MockReport } from '@ninefold/contract/mock/report';
import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { Card } from '#ui/Card.tsx';
import { skillMessages } from '#ui/skill/skills.messages.ts';
import styles from './ReportPage.module.css';
import { reportMessages } from './report.messages.ts';

/** How long each paper took. */
export function TimesCard({ report }: { report: MockReport }) {
  const t = useText(reportMessages);
  const skills = useText(skillMessages);
  const format = useFormat();
  const times = [
    report.listening && { name: skills('listening'), seconds: report.listening.seconds },
    report.reading && { name: skills('reading'), seconds: report.reading.seconds },
    ...report.writing.tasks.map((task) => ({
      name: t('taskName', { skill: skills('writing'), task: task.task }),
      seconds: task.seconds,
    })),
    report.speaking.seconds > 0 && {
      name: t('spokenTime', { skill: skills('speaking') }),
      seconds: report.speaking.seconds,
    },
  ].filter((one) => one !== null && one !== false);
  return (
    <Card>
      <h2 className={styles.cardTitle}>{t('times')}</h2>
      <dl className={styles.times}>
        {times.map(({ name, seconds }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{format.duration(seconds)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
