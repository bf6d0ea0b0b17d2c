import { useText } from '#i18n/useText.ts';
import { LoadingShape } from '#ui/states/LoadingShape.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import styles from './PlannerPage.module.css';
import waiting from './PlannerWaiting.module.css';
import exam from './steps/ExamStep.module.css';
import body from './WizardBody.module.css';
import { wizardMessages } from './wizard.messages.ts';

/** The shape of the first step: the line of steps, two questions with their answers, two cards, and the button below. */
export function PlannerWaiting() {
  const t = useText(wizardMessages);
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('title')}</h1>
      <div className={styles.body}>
        <LoadingShape className={body.step}>
          <div className={waiting.steps}>
            <Skeleton width={24} height={24} round />
            <Skeleton height={2} />
            <Skeleton width={24} height={24} round />
            <Skeleton height={2} />
            <Skeleton width={24} height={24} round />
          </div>
          <div className={exam.exam}>
            <Question />
            <Question />
            <div className={exam.taken}>
              <div className={waiting.question}>
                <Skeleton width={128} height={16} />
                <div className={exam.choices}>
                  <Skeleton height={76} />
                  <Skeleton height={76} />
                </div>
              </div>
            </div>
          </div>
        </LoadingShape>
      </div>
      <div className={styles.footer} aria-hidden="true">
        <Skeleton width={112} height={40} />
      </div>
    </div>
  );
}

function Question() {
  return (
    <div className={waiting.question}>
      <Skeleton width={96} height={16} />
      <Skeleton height={44} />
      <Skeleton width="72%" height={32} />
    </div>
  );
}
