import type { Result } from '@ninefold/contract/practice/result';
import { useText } from '#i18n/useText.ts';
import { cx } from '#ui/cx.ts';
import { useTypeName } from '../question-types/useTypeName.ts';
import styles from './Bars.module.css';
import { reviewMessages } from './review.messages.ts';

/** The share of right answers by question type; the weakest type is emphasised. */
export function TypeBars({ types }: Pick<Result, 'types'>) {
  const t = useText(reviewMessages);
  const nameOf = useTypeName();
  const shares = types.map(({ right, total }) => right / total);
  const weakest = shares.length > 1 ? Math.min(...shares) : -1;
  return (
    <ul className={styles.list}>
      {types.map(({ type, right, total }) => {
        const weak = right / total === weakest && weakest < 1;
        return (
          <li key={type} className={styles.row}>
            <span className={styles.name}>{nameOf(type)}</span>
            <span className={styles.track} aria-hidden="true">
              <i className={cx(styles.fill, weak && styles.weak)} style={{ width: `${(100 * right) / total}%` }} />
            </span>
            <span className={styles.figure}>
              {right}/{total}
            </span>
            {weak && <span className="nf-sr-only">{t('weakest')}</span>}
          </li>
        );
      })}
    </ul>
  );
}
