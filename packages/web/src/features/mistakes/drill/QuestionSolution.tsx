import type { Answered, Solution } from '@ninefold/contract/mistakes/solution';
import { IconAlertTriangle, IconCheck, IconRepeat, IconX } from '@tabler/icons-react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { answerWords } from '#practice/review/questions/answer-words.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/Icon.tsx';
import { mistakesMessages } from '../mistakes.messages.ts';
import styles from './Solution.module.css';

type QuestionSolutionProps = {
  /** null: only looked at, not answered. */
  answered: Pick<Answered, 'right' | 'others_open'> | null;
  solution: Omit<Extract<Solution, { form: 'question' }>, 'last_given'> & { last_given: string[] | null };
};

/** After the answer: whether it was right, what was given last time, and why. */
export function QuestionSolution({
  answered,
  solution: { question, last_given, last_reason, paper },
}: QuestionSolutionProps) {
  const t = useText(mistakesMessages);
  const { language } = useLanguage();
  const [group] = paper.groups;
  const [asked] = group?.questions ?? [];
  if (!group || !asked) return null;
  const words = (keys: readonly string[]) => answerWords(group, asked, keys).join('; ');
  const right = answered?.right === 1;
  const why = Object.entries(question.why).filter(([key]) =>
    [...(last_given ?? question.given), ...question.answer].includes(key),
  );
  return (
    <div className={styles.solution} data-solution>
      {answered && (
        <p className={cx(styles.verdict, right ? styles.right : styles.wrong)} role="status">
          <Icon of={right ? IconCheck : IconX} size={18} />
          <b>{t(right ? 'right' : 'wrong')}</b>
        </p>
      )}
      <dl className={styles.answers}>
        <div>
          <dt>{t('key')}</dt>
          <dd className={styles.right} lang="en">
            {words(question.answer)}
          </dd>
        </div>
        {last_given && (
          <div>
            <dt>{t('lastTime')}</dt>
            <dd lang="en">{last_given.length > 0 ? words(last_given) : t('lastBlank')}</dd>
          </div>
        )}
      </dl>
      <div className={styles.why}>
        <Icon of={IconAlertTriangle} size={18} />
        <div>
          {last_reason !== '' && last_reason !== 'WRONG' && (
            <b>{t('reasonLast', { reason: t(`reason_${last_reason}`) })}</b>
          )}
          <p>{question.explain[language]}</p>
          {why.map(([key, told]) => (
            <p key={key}>
              <b>{key}</b> {told[language]}
            </p>
          ))}
        </div>
      </div>
      {question.paraphrase.length > 0 && (
        <p className={styles.pairs} lang="en">
          <span lang={language === 'zh' ? 'zh-CN' : 'en'}>{t('paraphrase')}</span>
          {question.paraphrase.map(({ q, t: text }) => (
            <span key={`${q} ${text}`}>
              {text} <span aria-hidden="true">=</span> {q}
            </span>
          ))}
        </p>
      )}
      {answered && answered.others_open > 0 && (
        <p className={styles.others}>
          <Icon of={IconRepeat} size={16} />
          {t('othersOpen', { count: answered.others_open })}
        </p>
      )}
    </div>
  );
}
