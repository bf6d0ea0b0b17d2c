import { IconRefresh } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { roundMessages } from '../round.messages.ts';
import { firstAnswers, type Grade, missedOf, type RoundState } from '../rules/round-state.ts';
import type { Report } from '../vocabulary.queries.ts';
import styles from './Summary.module.css';
import { TenMore } from './TenMore.tsx';

const Go = linkAs(ButtonLink);

const GRADES = [
  { grade: 1, name: 'again' },
  { grade: 2, name: 'hardGrade' },
  { grade: 3, name: 'good' },
  { grade: 4, name: 'easy' },
] as const;
/** More marks than this are no longer counted by eye. */
const MARKS = Array.from({ length: 20 }, (_, at) => at + 1);

type RoundResultProps = {
  state: RoundState;
  minutes: number;
  /** Not there without a network. */
  report: Report | undefined;
  onMissed: (() => void) | null;
  onMore: () => void;
};

/** The round itself: how many, how well, how long, and the next step. */
export function RoundResult({ state, minutes, report, onMissed, onMore }: RoundResultProps) {
  const t = useText(roundMessages);
  const answers = firstAnswers(state);
  const missed = answers.filter(({ grade }) => grade === 1).length;
  const right = answers.length - missed;
  const share = answers.length === 0 ? 0 : Math.round((100 * right) / answers.length);
  const tomorrow = report?.load[1]?.count;
  return (
    <section className={styles.result}>
      <h1 className={styles.done}>{t('doneTitle', { count: answers.length, minutes })}</h1>
      <p className={styles.note}>
        {t('doneRemembered', { right, share })}
        {report && report.accuracy_week_before >= 0 && t('lastWeek', { share: report.accuracy_week_before })}
      </p>
      <ul className={styles.grades}>
        {GRADES.map(({ grade, name }) => (
          <GradeRow key={grade} name={t(name)} count={countOf(answers, grade)} />
        ))}
      </ul>
      <p className={styles.note}>
        {report && report.made_firm > 0 && `${t('madeFirm', { count: report.made_firm })} · `}
        {tomorrow !== undefined && t('tomorrowLoad', { count: tomorrow })}
      </p>
      <div className={styles.actions}>
        {onMissed ? (
          <Button kind="primary" block leftIcon={<Icon of={IconRefresh} size={18} />} onClick={onMissed}>
            {t('repeatMissed', { count: missed })}
          </Button>
        ) : (
          <Next report={report} />
        )}
        {missedOf(state).some((card) => card.state !== 'new') && (
          <Go kind="ghost" to="/mistakes" search={{ skill: 'words', kind: 'word' }}>
            {t('toMistakes')}
          </Go>
        )}
        <TenMore onMore={onMore} kind="secondary" />
        <Go kind="ghost" to="/words">
          {t('toWords')}
        </Go>
      </div>
    </section>
  );
}

/** What is left of the day. */
function Next({ report }: { report: Report | undefined }) {
  const t = useText(roundMessages);
  if (report && report.reviews > 0)
    return (
      <Go kind="primary" to="/word-review">
        {t('toReview', { count: report.reviews })}
      </Go>
    );
  if (!report || report.fresh === 0) return null;
  return (
    <Go kind="primary" to="/word-learning">
      {t('toLearn', { count: report.fresh })}
    </Go>
  );
}

function GradeRow({ name, count }: { name: string; count: number }) {
  return (
    <li className={styles.grade}>
      <span>{name}</span>
      <span className={styles.marks} aria-hidden="true">
        {MARKS.slice(0, count).map((mark) => (
          <i key={mark} />
        ))}
      </span>
      <b>{count}</b>
    </li>
  );
}

const countOf = (answers: readonly { grade: Grade }[], grade: Grade): number =>
  answers.filter((one) => one.grade === grade).length;
