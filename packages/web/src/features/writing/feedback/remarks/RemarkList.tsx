import { CRITERIA, type Criterion } from '@ninefold/core/writing/error-kinds';
import type { EssayRemark } from '@ninefold/core/writing/feedback/remarks';
import { IconPencilCheck } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { DeferredBlock } from '#navigation/DeferredBlock.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/Icon.tsx';
import { feedbackMessages } from '../feedback.messages.ts';
import { useLit } from '../report/lit.ts';
import type { Choices } from '../useChoices.ts';
import styles from './RemarkList.module.css';
import { RemarkRow } from './RemarkRow.tsx';

/** As many as a laptop shows beside the essay. The rest come in the frame after it, which only a tall screen shows. */
const AT_ONCE = 5;

type RemarkListProps = { remarks: readonly EssayRemark[]; choices: Choices };

/** Every remark beside the essay, all of them or those of one criterion. */
export function RemarkList({ remarks, choices }: RemarkListProps) {
  const t = useText(feedbackMessages);
  const lit = useLit();
  const [which, setWhich] = useState<Criterion | 'all'>('all');
  const shown = which === 'all' ? remarks : remarks.filter(({ criterion }) => criterion === which);

  // A number was pressed whose remark is filtered away: it must be there to be shown.
  const hidden =
    lit.key !== null && remarks.some(({ key }) => key === lit.key) && !shown.some(({ key }) => key === lit.key);
  useEffect(() => {
    if (hidden) setWhich('all');
  }, [hidden]);

  return (
    <Card padding="none" className={styles.card} aria-labelledby="remarks">
      <div className={styles.head}>
        <h2 id="remarks">{t('remarks')}</h2>
        <fieldset className={styles.chips} aria-label={t('which')}>
          {(['all', ...CRITERIA] as const).map((name) => (
            <button
              key={name}
              type="button"
              className={cx(styles.chip, which === name && styles.chosen)}
              aria-pressed={which === name}
              onClick={() => setWhich(name)}
            >
              {t(name === 'all' ? 'all' : `short_${name}`)}
            </button>
          ))}
        </fieldset>
      </div>
      <ol className={styles.list}>
        {shown.slice(0, AT_ONCE).map((remark) => (
          <RemarkRow key={remark.key} remark={remark} choices={choices} />
        ))}
        <DeferredBlock>
          {shown.slice(AT_ONCE).map((remark) => (
            <RemarkRow key={remark.key} remark={remark} choices={choices} />
          ))}
        </DeferredBlock>
        {shown.length === 0 && <li className={styles.none}>{t('noneHere')}</li>}
      </ol>
      <TakeAll remarks={remarks} choices={choices} />
    </Card>
  );
}

/** Slips are taken together: nobody wants to press thirty buttons for thirty commas. */
function TakeAll({ remarks, choices }: RemarkListProps) {
  const t = useText(feedbackMessages);
  const slips = remarks.filter(({ tone, key }) => tone === 'error' && choices.of(key) !== 'disagree');
  const left = slips.filter(({ key }) => choices.of(key) !== 'taken').map(({ key }) => key);
  if (!choices.canSay || slips.length < 2) return null;
  return (
    <div className={styles.foot}>
      {left.length === 0 ? (
        <span className={styles.done}>{t('allTaken', { count: slips.length })}</span>
      ) : (
        <Button
          size="sm"
          kind="soft"
          block
          busy={choices.busy}
          leftIcon={<Icon of={IconPencilCheck} size={16} />}
          onClick={() => choices.sayAll(left, 'taken')}
        >
          {t('takeAll', { count: left.length })}
        </Button>
      )}
    </div>
  );
}
