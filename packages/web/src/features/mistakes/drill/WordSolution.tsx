import type { Word } from '@ninefold/contract/vocabulary';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import type { WordKit } from '#practice/drill-kit.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/Icon.tsx';
import { mistakesMessages } from '../mistakes.messages.ts';
import styles from './Solution.module.css';

type WordSolutionProps = { kit: WordKit; right: boolean | null; word: Word };

/** The whole entry, once the meaning was chosen. `right` null: only looked at. */
export function WordSolution({ kit, right, word }: WordSolutionProps) {
  const t = useText(mistakesMessages);
  return (
    <div className={styles.solution} data-solution>
      {right !== null && (
        <p className={cx(styles.verdict, right ? styles.right : styles.wrong)} role="status">
          <Icon of={right ? IconCheck : IconX} size={18} />
          <b>{t(right ? 'right' : 'wrong')}</b>
        </p>
      )}
      <kit.Entry word={word} />
    </div>
  );
}
