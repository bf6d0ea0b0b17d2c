import type { WordCard } from '@ninefold/contract/vocabulary/learning';
import { useText } from '#i18n/useText.ts';
import { cx } from '#ui/cx.ts';
import { roundMessages } from '../round.messages.ts';
import type { Grade } from '../rules/round-state.ts';
import styles from './Grades.module.css';
import { KeyHint } from './KeyHint.tsx';

const GRADES = [
  { grade: 1, name: 'again' },
  { grade: 2, name: 'hardGrade' },
  { grade: 3, name: 'good' },
  { grade: 4, name: 'easy' },
] as const;

type GradesProps = { next: WordCard['next']; suggested: Grade; onGrade: (grade: Grade) => void };

/** Four answers, each with when the word comes again. */
export function Grades({ next, suggested, onGrade }: GradesProps) {
  const t = useText(roundMessages);
  return (
    <fieldset className={styles.grades} aria-label={t('grades')}>
      {GRADES.map(({ grade, name }) => (
        <button
          key={grade}
          type="button"
          className={cx(styles.grade, grade === suggested && styles.suggested)}
          aria-keyshortcuts={String(grade)}
          onClick={() => onGrade(grade)}
        >
          <b className={styles.name}>{t(name)}</b>
          <span className={styles.when}>
            <NextTime grade={grade} days={next[grade - 1] ?? 1} />
            <KeyHint>{grade}</KeyHint>
          </span>
        </button>
      ))}
    </fieldset>
  );
}

function NextTime({ grade, days }: { grade: Grade; days: number }) {
  const t = useText(roundMessages);
  if (grade === 1) return <span>{t('nextSoon')}</span>;
  if (days < 0) return <span>{t('nextNever')}</span>;
  return <span>{days <= 1 ? t('nextTomorrow') : t('nextDays', { days })}</span>;
}
