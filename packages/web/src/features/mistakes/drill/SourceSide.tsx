import { IconChevronsDown, IconChevronsUp } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/Icon.tsx';
import { useScrollByKeys } from '#ui/useScrollByKeys.ts';
import { mistakesMessages } from '../mistakes.messages.ts';
import styles from './SourceSide.module.css';

/** What the question is about. On a narrow screen its beginning, so that the question is on the screen with it. */
export function SourceSide({ canFold, children }: { canFold: boolean; children: ReactNode }) {
  const t = useText(mistakesMessages);
  const [whole, setWhole] = useState(false);
  const scrolls = useScrollByKeys();
  return (
    <section className={styles.side}>
      <div className={cx(styles.source, canFold && !whole && styles.folded)} {...scrolls}>
        {children}
      </div>
      {canFold && (
        <button type="button" className={styles.fold} aria-expanded={whole} onClick={() => setWhole(!whole)}>
          <Icon of={whole ? IconChevronsUp : IconChevronsDown} size={16} />
          {t(whole ? 'hideText' : 'showText')}
        </button>
      )}
    </section>
  );
}
