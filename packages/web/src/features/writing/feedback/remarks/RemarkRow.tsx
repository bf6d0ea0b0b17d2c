import type { EssayRemark } from '@ninefold/core/writing/feedback/remarks';
import { useText } from '#i18n/useText.ts';
import { cx } from '#ui/cx.ts';
import { feedbackMessages } from '../feedback.messages.ts';
import { useLit } from '../report/lit.ts';
import { useRemarkTitle } from '../report/useRemarkTitle.ts';
import type { Choices } from '../useChoices.ts';
import { RemarkActions } from './RemarkActions.tsx';
import { RemarkBody } from './RemarkBody.tsx';
import styles from './RemarkList.module.css';

type RemarkRowProps = { remark: EssayRemark; choices: Choices };

/** One remark. Its head lights its words and opens what can be done about it. */
export function RemarkRow({ remark, choices }: RemarkRowProps) {
  const title = useRemarkTitle();
  const lit = useLit();
  const open = lit.key === remark.key;
  return (
    <li className={cx(styles.row, open && styles.open)} data-remark={remark.key}>
      <button
        type="button"
        className={styles.title}
        aria-expanded={open}
        onClick={() => (open ? lit.light(null) : lit.showWords(remark.key))}
      >
        <span className={cx(styles.badge, styles[remark.tone])}>{remark.n}</span>
        <span className={cx(remark.tone === 'good' && styles.praise)}>{title(remark)}</span>
        <Said said={choices.of(remark.key)} weak={remark.correction === null} />
      </button>
      <RemarkBody remark={remark} both={open} />
      {open && <RemarkActions remark={remark} choices={choices} />}
    </li>
  );
}

/** What the learner answered, also while the row is folded. */
function Said({ said, weak }: { said: ReturnType<Choices['of']>; weak: boolean }) {
  const t = useText(feedbackMessages);
  if (said === 'taken') return <span className={styles.said}>{t(weak ? 'takenWeak' : 'taken')}</span>;
  if (said === 'disagree') return <span className={styles.said}>{t('disagreed')}</span>;
  return null;
}
