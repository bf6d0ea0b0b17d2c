import type { RemarkFate } from '@ninefold/core/writing/compare/fates';
import { IconAlertCircle, IconCircleCheck, IconCirclePlus } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/Icon.tsx';
import { Change } from '../feedback/report/Change.tsx';
import { useBoth } from '../feedback/report/useBoth.ts';
import { useRemarkTitle } from '../feedback/report/useRemarkTitle.ts';
import { compareMessages } from './compare.messages.ts';
import styles from './FateList.module.css';

const ICONS = { mended: IconCircleCheck, still: IconAlertCircle, new: IconCirclePlus } as const;

/** Every comment of the earlier draft with its fate in a word, and what is there for the first time. */
export function FateList({ fates, draft }: { fates: readonly RemarkFate[]; draft: number }) {
  const t = useText(compareMessages);
  const title = useRemarkTitle();
  const { own } = useBoth();
  return (
    <ul className={styles.list}>
      {fates.map(({ key, fate, remark, was, cameBack }) => (
        <li key={key} className={styles.fate}>
          <span className={cx(styles.icon, styles[fate])}>
            <Icon of={ICONS[fate]} size={18} />
          </span>
          <div>
            <p>
              <b className={styles[fate]}>{t(fate)}</b>{' '}
              <b>{remark.correction ? <Change {...remark.correction} /> : own(remark.about)}</b>
            </p>
            <p className={styles.quiet}>
              {was === null ? title(remark) : t('wasRemark', { draft, n: was })}
              {cameBack && ` · ${t('cameBack')}`}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
