import type { PaperReport } from '@ninefold/contract/mock/report';
import { useText } from '#i18n/useText.ts';
import { type Destination, Link } from '#navigation/link.tsx';
import { useTypeName } from '#practice/question-types/useTypeName.ts';
import { Card } from '#ui/Card.tsx';
import styles from './ReportPage.module.css';
import { reportMessages } from './report.messages.ts';

type TypesCardProps = {
  skill: 'listening' | 'reading';
  paper: PaperReport;
  drillPath: (skill: 'listening' | 'reading', type: string) => Destination;
};

/** Right answers by type; the weakest stands out and leads to more of its kind. */
export function TypesCard({ skill, paper, drillPath }: TypesCardProps) {
  const t = useText(reportMessages);
  const typeName = useTypeName();
  const share = ({ right, total }: PaperReport['types'][number]) => (total > 0 ? right / total : 1);
  const weakest = [...paper.types].filter((one) => one.right < one.total).sort((a, b) => share(a) - share(b))[0];
  return (
    <Card>
      <div className={styles.types}>
        <div>
          <h2 className={styles.cardTitle}>{t(`types_${skill}`)}</h2>
          {weakest && (
            <p className={styles.quiet}>
              {t('startWith', { type: typeName(weakest.type) })}{' '}
              <Link {...drillPath(skill, weakest.type)}>{t('way_type')}</Link>
            </p>
          )}
        </div>
        <ul className={styles.typeRows}>
          {paper.types.map((one) => (
            <li key={one.type}>
              <p className={styles.typeHead}>
                <span>{typeName(one.type)}</span>
                <b>
                  {one.right}/{one.total}
                </b>
              </p>
              <div className={styles.track}>
                <i
                  className={one.type === weakest?.type ? styles.weak : undefined}
                  style={{ width: `${Math.round(share(one) * 100)}%` }}
                />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
