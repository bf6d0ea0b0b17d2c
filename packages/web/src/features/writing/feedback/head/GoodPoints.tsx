import type { EssayRemark } from '@ninefold/core/writing/feedback/remarks';
import { IconCircleCheck } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { Icon } from '#ui/Icon.tsx';
import { feedbackMessages } from '../feedback.messages.ts';
import { LightButton } from '../report/LightButton.tsx';
import { useBoth } from '../report/useBoth.ts';
import styles from './GoodPoints.module.css';

/** What works comes first: it is what to keep in the next draft. */
export function GoodPoints({ remarks }: { remarks: readonly EssayRemark[] }) {
  const t = useText(feedbackMessages);
  const { own } = useBoth();
  const good = remarks.filter(({ tone }) => tone === 'good');
  if (good.length === 0) return null;
  return (
    <section className={styles.good} aria-labelledby="good-points">
      <h2 id="good-points" className={styles.title}>
        <Icon of={IconCircleCheck} size={18} />
        {t('good')}
      </h2>
      <ul className={styles.list}>
        {good.map((remark) => (
          <li key={remark.key}>
            <LightButton of={remark.key} lang="">
              <b>{remark.n}</b> {own(remark.about)}
            </LightButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
