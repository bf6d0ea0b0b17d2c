import type { ComparedDrafts } from '@ninefold/core/writing/compare/compare-drafts';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { Card } from '#ui/Card.tsx';
import { SegmentedSwitch } from '#ui/forms/SegmentedSwitch.tsx';
import { compareMessages } from './compare.messages.ts';
import type { Comparison } from './compare.queries.ts';
import { DiffText } from './DiffText.tsx';
import { FateList } from './FateList.tsx';
import styles from './MergedText.module.css';

type MergedTextProps = { compared: ComparedDrafts; from: Comparison['from']; to: Comparison['to'] };

/** One text with both drafts in it, or either of them alone; the comments below their paragraph. */
export function MergedText({ compared, from, to }: MergedTextProps) {
  const t = useText(compareMessages);
  const [which, setWhich] = useState<'both' | 'removed' | 'added'>('both');
  return (
    <Card id="compare-panel" role="tabpanel" aria-label={t('merged')} className={styles.card}>
      <SegmentedSwitch
        label={t('views')}
        segments={[
          { value: 'removed', label: t('draft', { n: from.draft }) },
          { value: 'both', label: t('merged') },
          { value: 'added', label: t('draft', { n: to.draft }) },
        ]}
        value={which}
        onChange={setWhich}
      />
      {compared.paragraphs.map((row) => (
        <div key={row.n} className={styles.paragraph}>
          <DiffText pieces={row.pieces} {...(which !== 'both' && { side: which })} />
          <FateList fates={row.fates} draft={from.draft} />
        </div>
      ))}
    </Card>
  );
}
