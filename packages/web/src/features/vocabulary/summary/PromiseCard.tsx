import type { Promised } from '@ninefold/contract/vocabulary/plan';
import { useQuery } from '@tanstack/react-query';
import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { roundMessages } from '../round.messages.ts';
import { vocabularyQueries } from '../vocabulary.queries.ts';
import { PromiseChart } from './PromiseChart.tsx';
import styles from './Summary.module.css';

const Go = linkAs(ButtonLink);

/** How many words will be known on exam day, as a range; or that there is too little to tell. */
export function PromiseCard() {
  const t = useText(roundMessages);
  const { data } = useQuery(vocabularyQueries.promise());
  if (!data || data.state === 'counting')
    return (
      <section className={styles.promise} data-promise="counting">
        <p className={styles.lead}>{t('counting')}</p>
        <LoadingRows rows={3} look="line" />
      </section>
    );
  if (data.state === 'promised') return <Told promised={data} />;
  return (
    <section className={styles.promise} data-promise={data.state}>
      <p className={styles.lead}>{t('knowAbout')}</p>
      <p className={styles.number}>–</p>
      <p>
        {data.state === 'no_exam' && t('noExam')}
        {data.state === 'too_little' && t('tooLittle', { missing: data.missing })}
        {data.state === 'too_far' && t('tooFar', { days: data.days })}
      </p>
      {data.state === 'no_exam' && (
        <Go to="/ielts-planner" className={styles.start}>
          {t('setExam')}
        </Go>
      )}
    </section>
  );
}

type ToldPromise = Extract<Promised, { state: 'promised' }>;

function Told({ promised }: { promised: ToldPromise }) {
  const t = useText(roundMessages);
  const format = useFormat();
  const { about, low, high, of, answers, ten_minutes_more: more } = promised;
  return (
    <section className={styles.promise} data-promise="promised">
      <p className={styles.lead}>{t('knowAbout')}</p>
      <div className={styles.told}>
        <p>
          <span className={styles.number}>{format.number(about)}</span> {t('wordsOf', { of: format.number(of) })}
        </p>
        <p className={styles.range}>
          <span>{t('between', { low: format.number(low), high: format.number(high) })}</span>
          <span>{t('fromAnswers', { answers: format.number(answers) })}</span>
        </p>
      </div>
      <PromiseChart promised={promised} />
      <p className={styles.note}>{more > 0 ? t('tenMoreBrings', { more }) : t('knownCaveat')}</p>
    </section>
  );
}
