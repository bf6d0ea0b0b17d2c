import type { Item } from '@ninefold/contract/training/item';
import type { Training } from '@ninefold/contract/training/record';
import { firstAnswers } from '@ninefold/core/training/result';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { Card } from '#ui/Card.tsx';
import { ExerciseSolutionView } from '../items/ExerciseSolutionView.tsx';
import { givenOf, Verdict } from '../items/Verdict.tsx';
import { trainingMessages } from '../training.messages.ts';
import styles from './ResultPage.module.css';

/** Every item with its first answer; those that were wrong are open. */
export function EveryItem({ record: { items, answers } }: { record: Training }) {
  const t = useText(trainingMessages);
  const { language } = useLanguage();
  const first = firstAnswers(answers);
  return (
    <Card padding="none" aria-label={t('every')}>
      <h2 className={styles.every}>{t('every')}</h2>
      <ol>
        {items.map((item) => {
          const answer = first.find((one) => one.item === item.key);
          if (!answer) return null;
          const { solution } = answer;
          return (
            <li key={item.key} className={styles.item}>
              <details open={answer.outcome === 'wrong' || answer.outcome === 'close'}>
                <summary>
                  <Verdict answer={answer} />
                  <span className={styles.asked} lang={item.do === 'translate' ? 'zh-CN' : 'en'}>
                    {askedIn(item) || (solution.of === 'exercise' && solution.heard)}
                  </span>
                </summary>
                {item.do !== 'say' && givenOf(answer).length > 0 && (
                  <p className={styles.given} lang="en">
                    {t('yours', { given: givenOf(answer).join(' / ') })}
                  </p>
                )}
                {solution.of === 'exercise' && item.do !== 'question' && (
                  <ExerciseSolutionView exercise={item} solution={solution} given={givenOf(answer)} />
                )}
                {solution.of === 'question' && (
                  <p className={styles.given}>
                    <b lang="en">{solution.question.answer.join(' / ')}</b> {solution.question.explain[language]}
                  </p>
                )}
              </details>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}

/** What was asked, in one line. */
function askedIn(item: Item): string {
  switch (item.do) {
    case 'correct':
      return item.wrong;
    case 'translate':
      return item.zh;
    case 'order':
      return item.parts.join(' / ');
    case 'match':
      return item.left.join(' / ');
    case 'pair':
      return item.words.map(({ word }) => word).join(' / ');
    case 'dictate':
      return '';
    case 'question':
      return `${item.paper.title.en} · ${item.paper.groups[0]?.questions[0]?.text ?? item.n}`;
    default:
      return item.text.replace(/__\d+__/g, '____');
  }
}
