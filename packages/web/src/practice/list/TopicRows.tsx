import type { SetRow } from '@ninefold/contract/practice/paper-list';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { Card } from '#ui/Card.tsx';
import type { PaperSource } from '../practice-kit.ts';
import { listMessages } from './list.messages.ts';
import { PaperLine } from './PaperLine.tsx';
import styles from './TopicRows.module.css';

/** Topics and picks: one row a paper, and one sentence for all of them about what they are. */
export function TopicRows({ source, sets }: { source: PaperSource; sets: readonly SetRow[] }) {
  const t = useText(listMessages);
  return (
    <>
      <Disclaimer sets={sets} />
      <Card padding="none">
        <ol>
          {sets.flatMap((set) =>
            set.papers.map((paper) => (
              <PaperLine
                key={paper.id}
                source={source}
                paper={paper}
                number={null}
                from={t('topicMeta', {
                  year: String(set.year),
                  minutes: Math.round(paper.seconds / 60),
                  questions: paper.marks,
                })}
              />
            )),
          )}
        </ol>
      </Card>
    </>
  );
}

/** What each one is based on is there for whoever asks. */
function Disclaimer({ sets }: { sets: readonly SetRow[] }) {
  const t = useText(listMessages);
  const { language } = useLanguage();
  const told = sets.filter(({ basis }) => basis !== undefined);
  return (
    <details className={styles.disclaimer}>
      <summary>
        {t('disclaimer')} <span className={styles.why}>{t('whyThese')}</span>
      </summary>
      <dl>
        {told.map(({ id, title, basis }) => (
          <div key={id}>
            <dt>{title[language]}</dt>
            <dd>{basis?.[language]}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
