import type { Solution } from '@ninefold/contract/mistakes/solution';
import { ERROR_KINDS, type ErrorKind } from '@ninefold/core/writing/error-kinds';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/Icon.tsx';
import { mistakesMessages } from '../mistakes.messages.ts';
import styles from './CorrectionCard.module.css';
import { correctionMessages } from './correction.messages.ts';

type SolutionOf<F extends Solution['form']> = Extract<Solution, { form: F }>;

export const isSlip = (slip: string): slip is ErrorKind => ERROR_KINDS.some((kind) => kind === slip);

/** The sentence with the words in question marked. */
export function OwnSentence({ sentence, start, end }: { sentence: string; start: number; end: number }) {
  return (
    <p className={styles.sentence} lang="en">
      {sentence.slice(0, start)}
      <mark>{sentence.slice(start, end)}</mark>
      {sentence.slice(end)}
    </p>
  );
}

/** What should stand there, and why. `right` null: only looked at. */
export function CorrectionSolution({ right, solution }: { right: boolean | null; solution: SolutionOf<'correction'> }) {
  const t = useText(mistakesMessages);
  const { language } = useLanguage();
  return (
    <div className={styles.solution} data-solution>
      {right !== null && (
        <p className={cx(styles.verdict, right ? styles.right : styles.wrong)} role="status">
          <Icon of={right ? IconCheck : IconX} size={18} />
          <b>{t(right ? 'right' : 'wrong')}</b>
        </p>
      )}
      <dl className={styles.answers}>
        <div>
          <dt>{t('key')}</dt>
          <dd className={styles.right} lang="en">
            {solution.answers.join(' / ')}
          </dd>
        </div>
      </dl>
      <p>{solution.explanation[language]}</p>
    </div>
  );
}

/** What the answer to the question lacked: nothing to type, something to do in the next essay. */
export function AdviceSolution({ solution }: { solution: SolutionOf<'advice'> }) {
  const t = useText(correctionMessages);
  const { language } = useLanguage();
  return (
    <div className={styles.solution} data-solution>
      {solution.quote !== '' && (
        <p className={styles.sentence} lang="en">
          {solution.quote}
        </p>
      )}
      <p>{solution.comment[language]}</p>
      {solution.better && (
        <p>
          <b>{t('adviceBetter')}</b> {solution.better[language]}
        </p>
      )}
    </div>
  );
}
