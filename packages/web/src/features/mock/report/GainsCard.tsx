import type { MockGain, MockReport } from '@ninefold/contract/mock/report';
import { useText } from '#i18n/useText.ts';
import { type Destination, Link } from '#navigation/link.tsx';
import { useTypeName } from '#practice/question-types/useTypeName.ts';
import { bandText } from '#ui/band/band-colour.ts';
import { Card } from '#ui/Card.tsx';
import { skillMessages } from '#ui/skill/skills.messages.ts';
import { type MockKit, reviewPath } from '../mock-kit.ts';
import styles from './ReportPage.module.css';
import { reportMessages } from './report.messages.ts';

/** The three places where the most of a band was left behind, each with the way to mend it. */
export function GainsCard({ kit, report }: { kit: MockKit; report: MockReport }) {
  const t = useText(reportMessages);
  return (
    <Card>
      <h2 className={styles.cardTitle}>{t('gains')}</h2>
      {report.gains.length === 0 && <p className={styles.quiet}>{t('gainsNone')}</p>}
      <ol className={styles.gains}>
        {report.gains.map((gain) => (
          <GainRow key={JSON.stringify(gain)} kit={kit} report={report} gain={gain} />
        ))}
      </ol>
      <p className={styles.quiet}>
        <Link to="/mistakes">{t('toMistakes')}</Link>
      </p>
    </Card>
  );
}

function GainRow({ kit, report, gain }: { kit: MockKit; report: MockReport; gain: MockGain }) {
  const t = useText(reportMessages);
  const skills = useText(skillMessages);
  const typeName = useTypeName();
  const words = {
    type: () =>
      gain.what === 'type' &&
      t('gain_type', { skill: skills(gain.skill), type: typeName(gain.type), lost: gain.lost, total: gain.total }),
    blank: () => gain.what === 'blank' && t('gain_blank', { skill: skills(gain.skill), lost: gain.lost }),
    criterion: () =>
      gain.what === 'criterion' &&
      t('gain_criterion', { task: gain.task, criterion: t(`criterion_${gain.criterion}`), band: bandText(gain.band) }),
  }[gain.what]();
  const way = wayOf(kit, report, gain);
  return (
    <li>
      <span>{words}</span>
      {way && <Link {...way}>{t(`way_${gain.what}`)}</Link>}
    </li>
  );
}

function wayOf(kit: MockKit, report: MockReport, gain: MockGain): Destination | null {
  if (gain.what === 'type') return kit.drillPath(gain.skill, gain.type);
  if (gain.what === 'blank') {
    const paper = report[gain.skill];
    return paper && reviewPath(kit[gain.skill], paper);
  }
  const task = report.writing.tasks.find((one) => one.task === gain.task);
  return task ? kit.feedbackPath(task) : null;
}
