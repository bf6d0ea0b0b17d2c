import type { DrillOf } from '@ninefold/contract/mistakes/card';
import type { Answered } from '@ninefold/contract/mistakes/solution';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import type { ExerciseCardProps, ExerciseKit } from '#practice/drill-kit.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/Icon.tsx';
import { mistakesMessages } from '../mistakes.messages.ts';
import styles from './DrillPage.module.css';
import solutionStyles from './Solution.module.css';

type Props = Omit<ExerciseCardProps, 'exercise'> & {
  kit: ExerciseKit;
  drill: DrillOf<'exercise'>;
  answered: Answered | null;
};

/** An exercise as training asks it; once it was answered, with what is right and why. */
export function ExerciseCard({ kit: { Card, Solution }, drill: { exercise }, answered, ...card }: Props) {
  const t = useText(mistakesMessages);
  const solution = answered?.solution.form === 'exercise' ? answered.solution : null;
  const right = answered?.right === 1;
  return (
    <div className={cx(styles.card, styles.single)}>
      <section className={styles.asked}>
        <Card exercise={exercise} {...card} />
        {answered && solution && (
          <div className={solutionStyles.answered} data-solution>
            <p
              className={cx(solutionStyles.verdict, right ? solutionStyles.right : solutionStyles.wrong)}
              role="status"
            >
              <Icon of={right ? IconCheck : IconX} size={18} />
              <b>{t(right ? 'right' : 'wrong')}</b>
            </p>
            <Solution exercise={exercise} solution={solution} given={solution.given} />
          </div>
        )}
      </section>
    </div>
  );
}
