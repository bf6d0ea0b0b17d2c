import { IconRefresh } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { roundMessages } from '../round.messages.ts';
import { firstAnswers, type Grade, missedOf, type RoundState } from '../rules/round-state.ts';
import type { Report, Which } from '../vocabulary.queries.ts';
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
  which: Which;
  state: RoundState;
  minutes: number;
  /** Not there without a network. */
  report: Report | undefined;
  onMissed: (() => void) | null;
  onMore: () => void;
};

/** The round itself: how many, how well, how long, and the next step. */
export function RoundResult({ which, state, minutes, report, onMissed, onMore }: RoundResultProps) {
  const t = useText(roundMessages);
  const answers = firstAnswers(state);
  const missed = answers.filter(({ grade }) => grade === 1).length;
  const right = answers.length - missed;
  const share = answers.length === 0 ? 0 : Math.round((100 * right) / answers.length);
  return (
    <section className={styles.result}>
      <h1 className={styles.done}>{t('doneTitle', { count: answers.length, minutes })}</h1>
      <p className={styles.note}>
        {report && report.accuracy_week_before >= 0
          ? t('doneRememberedSince', { right, share, before: report.accuracy_week_before })
          : t('doneRemembered', { right, share })}
      </p>
      <ul className={styles.grades}>
        {GRADES.map(({ grade, name }) => (
          <GradeRow key={grade} name={t(name)} count={countOf(answers, grade)} />
        ))}
      </ul>
      {report && <Outlook firm={report.made_firm} tomorrow={report.load[1]?.count} />}
      <div className={styles.actions}>
        {onMissed ? (
          <Button kind="primary" block leftIcon={<Icon of={IconRefresh} size={18} />} onClick={onMissed}>
            {t('repeatMissed', { count: missed })}
          </Button>
        ) : (
          <Next which={which} report={report} onMore={onMore} />
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

/** What was made firm, and what tomorrow brings; on the day before the exam there is no tomorrow. */
function Outlook({ firm, tomorrow }: { firm: number; tomorrow: number | undefined }) {
  const t = useText(roundMessages);
  if (firm === 0 && tomorrow === undefined) return null;
  return (
    <p className={styles.note}>
      {tomorrow === undefined
        ? t('madeFirm', { count: firm })
        : firm > 0
          ? t('madeFirmTomorrow', { count: firm, tomorrow })
          : t('tomorrowLoad', { count: tomorrow })}
    </p>
  );
}

type NextProps = { which: Which; report: Report | undefined; onMore: () => void };

/** What is left of the day. More of the same is another round here; a link to this very page would do nothing. */
function Next({ which, report, onMore }: NextProps) {
  const t = useText(roundMessages);
  const next = report && nextOf(report);
  if (!next) return null;
  const words = next.which === 'review' ? t('toReview', next) : t('toLearn', next);
  if (next.which === which)
    return (
      <Button kind="primary" onClick={onMore}>
        {words}
      </Button>
    );
  return (
    <Go kind="primary" to={next.which === 'review' ? '/word-review' : '/word-learning'}>
      {words}
    </Go>
  );
}

function nextOf({ reviews, fresh }: Report): { which: 'review' | 'learn'; count: number } | null {
  if (reviews > 0) return { which: 'review', count: reviews };
  return fresh > 0 ? { which: 'learn', count: fresh } : null;
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
