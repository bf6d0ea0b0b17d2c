import type { EssayRemark } from '@ninefold/core/writing/feedback/remarks';
import { useText } from '#i18n/useText.ts';
import { feedbackMessages } from '../feedback.messages.ts';
import { useBoth } from '../report/useBoth.ts';
import styles from './RemarkList.module.css';

/** What is said, in the learner's language, and below it in the other one where there is room. */
export function RemarkBody({ remark, both }: { remark: EssayRemark; both: boolean }) {
  const t = useText(feedbackMessages);
  const { own, other, otherTag } = useBoth();
  const { correction, about, better, tone } = remark;
  return (
    <div className={styles.body}>
      {correction && <Change original={correction.original} replacement={correction.replacement} />}
      <p>{own(about)}</p>
      {both && (
        <p className={styles.other} lang={otherTag}>
          {other(about)}
        </p>
      )}
      {tone === 'check' && <p className={styles.other}>{t('checkNote')}</p>}
      {better && (
        <p className={styles.better}>
          <b>{t(tone === 'begin' ? 'tryThis' : 'better')}</b>
          {own(better)}
        </p>
      )}
      {better && both && (
        <p className={styles.other} lang={otherTag}>
          {other(better)}
        </p>
      )}
    </div>
  );
}

function Change({ original, replacement }: { original: string; replacement: string }) {
  const t = useText(feedbackMessages);
  return (
    <p className={styles.change} lang="en">
      {original === '' ? <span className={styles.label}>{t('addHere')}</span> : <del>{original}</del>}{' '}
      {replacement === '' ? <span className={styles.label}>{t('takeOut')}</span> : <ins>{replacement}</ins>}
    </p>
  );
}
