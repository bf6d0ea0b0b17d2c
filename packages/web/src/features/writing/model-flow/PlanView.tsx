import type { ModelEssay } from '@ninefold/contract/writing/model-essay';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { Link, linkAs } from '#navigation/link.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { BandChip } from '#ui/band/BandChip.tsx';
import { Card } from '#ui/Card.tsx';
import { Callout } from '#ui/states/Callout.tsx';
import { useRoleName } from '../study/useRoleName.ts';
import styles from './Flow.module.css';
import { flowMessages } from './flow.messages.ts';

const Go = linkAs(ButtonLink);

/** A plan, called a plan: what each paragraph says, with what, and in which words. */
export function PlanView({ essay }: { essay: ModelEssay }) {
  const t = useText(flowMessages);
  const { language } = useLanguage();
  const nameOf = useRoleName();
  const { plan, near } = essay;
  return (
    <>
      <Card padding="lg">
        <p className={styles.subject} lang="en">
          {essay.subject}
        </p>
        <Callout>{t('planHonest')}</Callout>
        <ol className={styles.plan}>
          {plan?.paragraphs.map((part, at) => (
            <li key={`${part.role} ${part.point.en}`} className={styles.planPart}>
              <span className={styles.soft}>{nameOf(plan.paragraphs, at)}</span>
              <div>
                <p>
                  <b>{part.point[language]}</b>
                </p>
                {part.support.map((line) => (
                  <p key={line.en}>{line[language]}</p>
                ))}
                {part.phrases.length > 0 && (
                  <p className={styles.phrases}>
                    {part.phrases.map(({ text, zh }) => (
                      <span key={text} className={styles.phrase} title={zh} lang="en">
                        {text}
                      </span>
                    ))}
                  </p>
                )}
              </div>
            </li>
          ))}
        </ol>
        <Go kind="primary" to="/writing-feedback-task-1">
          {t('writeIt')}
        </Go>
      </Card>
      {plan?.paragraph && (
        <Card padding="lg">
          <h2 className={styles.asideHead}>{t('paragraphHead')}</h2>
          <p className={styles.label}>
            <BandChip score={plan.paragraph.band} /> {t('paragraphOf', { title: plan.paragraph.title[language] })}
          </p>
          <p className={styles.essay} lang="en">
            {plan.paragraph.text}
          </p>
          <Go kind="soft" to="/writing-sample/$paperId" params={{ paperId: plan.paragraph.paper_id }}>
            {t('readWhole')}
          </Go>
        </Card>
      )}
      {near.length > 0 && (
        <Card padding="lg">
          <h2 className={styles.asideHead}>{t('near')}</h2>
          <ul>
            {near.map((question) => (
              <li key={question.paper_id} className={styles.nearRow}>
                <Link to="/writing-sample/$paperId" params={{ paperId: question.paper_id }}>
                  {question.title[language]}
                </Link>
                <span lang="en">{question.content}</span>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}
