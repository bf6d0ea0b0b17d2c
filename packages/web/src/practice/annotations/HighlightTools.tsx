import { IconEraser, IconMessagePlus } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/Icon.tsx';
import { playerMessages } from '../player.messages.ts';
import styles from '../selection/SelectionBar.module.css';
import { BarTool } from '../selection/SelectionBar.tsx';
import type { Ink } from './annotations.ts';

type HighlightToolsProps = { canClear: boolean; onInk: (ink: Ink) => void; onNote: () => void; onClear: () => void };

/** Two inks, a note, clear. */
export function HighlightTools({ canClear, onInk, onNote, onClear }: HighlightToolsProps) {
  const t = useText(playerMessages);
  return (
    <>
      <BarTool onClick={() => onInk(1)} icon={<em className={styles.ink} />}>
        {t('highlight')}
      </BarTool>
      <BarTool
        onClick={() => onInk(2)}
        icon={<em className={cx(styles.ink, styles.second)} />}
        label={t('highlightBlue')}
      />
      <BarTool onClick={onNote} icon={<Icon of={IconMessagePlus} size={18} />}>
        {t('note')}
      </BarTool>
      {canClear && (
        <BarTool onClick={onClear} icon={<Icon of={IconEraser} size={18} />}>
          {t('clearHighlight')}
        </BarTool>
      )}
    </>
  );
}
