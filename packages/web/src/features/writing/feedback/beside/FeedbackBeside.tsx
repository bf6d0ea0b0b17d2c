import { type EssayRemark, isFault, remarksOf } from '@ninefold/core/writing/feedback/remarks';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useText } from '#i18n/useText.ts';
import { Link } from '#navigation/link.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { feedbackOf } from '../../essay-paths.ts';
import { feedbackMessages } from '../feedback.messages.ts';
import { type Detail, feedbackQueries } from '../feedback.queries.ts';
import { RemarkBody } from '../remarks/RemarkBody.tsx';
import { useRemarkTitle } from '../report/useRemarkTitle.ts';
import { StepsList } from '../sections/StepsUp.tsx';
import styles from './FeedbackBeside.module.css';

/** The feedback on the draft before, while the next one is written: what to raise first, then what was said. */
export function FeedbackBeside({ recordId }: { recordId: number }) {
  const t = useText(feedbackMessages);
  const { data, error, refetch, isFetching } = useQuery(feedbackQueries.detail({ recordId }));
  if (error && !data)
    return <ErrorState error={error} title={t('failed')} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <LoadingRows rows={6} look="line" />;
  return (
    <section className={styles.beside} aria-label={t('beside')}>
      <div className={styles.head}>
        <h2>{t('beside')}</h2>
        <Link {...feedbackOf({ ...data, id: data.record_id })}>{t('besideOpen')}</Link>
      </div>
      {data.scoreDetail?.assessable ? <Remarks detail={data} report={data.scoreDetail} /> : <p>{t('besideNone')}</p>}
    </section>
  );
}

type Report = Extract<Detail['scoreDetail'], { assessable: true }>;

function Remarks({ detail, report }: { detail: Detail; report: Report }) {
  const t = useText(feedbackMessages);
  const remarks = useMemo(() => remarksOf(report), [report]);
  const said = new Map(detail.choices.map(({ about, choice }) => [about, choice]));
  const kept = remarks.filter(({ tone, key }) => tone !== 'good' && said.get(key) !== 'disagree');
  const taken = kept.filter(({ key }) => said.get(key) === 'taken');
  const left = kept.filter((one) => isFault(one) && said.get(one.key) !== 'taken');
  return (
    <>
      <h3 className={styles.title}>{t('steps')}</h3>
      <StepsList report={report} />
      <Group title={t('besideToDo')} remarks={taken.filter(({ correction }) => !correction)} />
      <Group title={t('besideLeft')} remarks={left} />
      <Group title={t('besideTaken')} remarks={taken.filter(({ correction }) => correction)} />
      {taken.length + left.length === 0 && <p>{t('besideNone')}</p>}
    </>
  );
}

function Group({ title, remarks }: { title: string; remarks: readonly EssayRemark[] }) {
  const name = useRemarkTitle();
  if (remarks.length === 0) return null;
  return (
    <>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.list}>
        {remarks.map((remark) => (
          <li key={remark.key}>
            <b>{name(remark)}</b>
            <RemarkBody remark={remark} both={false} />
          </li>
        ))}
      </ul>
    </>
  );
}
