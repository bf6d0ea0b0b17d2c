import { IconArrowBackUp, IconArrowForwardUp, IconDeviceFloppy } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { useBreakpoint } from '#platform/breakpoints.ts';
import { SaveFact } from '#practice/frame/SaveFact.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import type { Draft } from '../draft/draft.ts';
import type { Undo } from '../draft/useUndo.ts';
import { useWordCount } from '../length/useWordCount.ts';
import styles from './CountBar.module.css';
import { editorMessages } from './editor.messages.ts';

type CountBarProps = { draft: Draft; undo: Undo; onStep: (way: 'undo' | 'redo') => void };

/** Under the essay, above the keyboard of a phone: how many words, how many are missing, and where they are kept. */
export function CountBar({ draft, undo, onStep }: CountBarProps) {
  const t = useText(editorMessages);
  const phone = useBreakpoint() === 'mobile';
  const count = useWordCount(draft);
  const least = draft.record.paper.min_words;
  const missing = Math.max(0, least - count);
  return (
    <div className={styles.bar}>
      <b className={styles.words}>{t('words', { count })}</b>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.done} style={{ width: `${Math.min(100, (100 * count) / least)}%` }} />
      </span>
      <span className={styles.missing}>{missing > 0 ? t('toGo', { count: missing }) : t('enough')}</span>
      <span className={styles.saved}>
        <Icon of={IconDeviceFloppy} size={16} />
        <SaveFact sitting={draft} of="essay" short={phone} />
      </span>
      <span className={styles.steps}>
        <IconButton
          size="sm"
          label={t('undo')}
          icon={<Icon of={IconArrowBackUp} size={18} />}
          disabled={!undo.canUndo}
          onClick={() => onStep('undo')}
        />
        {!phone && (
          <IconButton
            size="sm"
            label={t('redo')}
            icon={<Icon of={IconArrowForwardUp} size={18} />}
            disabled={!undo.canRedo}
            onClick={() => onStep('redo')}
          />
        )}
      </span>
    </div>
  );
}
