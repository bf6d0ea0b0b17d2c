import type { BoardIdea } from '@ninefold/core/writing/ideas/board';
import { IconCheck, IconPlus, IconUser } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/Icon.tsx';
import { Tag } from '#ui/Tag.tsx';
import styles from './Board.module.css';
import { ideasMessages } from './ideas.messages.ts';

type IdeaCardProps = { idea: BoardIdea; words: readonly string[]; picked: boolean; onPick: () => void };

/** Claim, because, example, words. The whole card is the button that picks it. */
export function IdeaCard({ idea, words, picked, onPick }: IdeaCardProps) {
  const t = useText(ideasMessages);
  return (
    <button type="button" className={cx(styles.card, picked && styles.picked)} aria-pressed={picked} onClick={onPick}>
      <span className={styles.cardTitle}>
        <b>{idea.idea}</b>
        <span className={styles.tick}>
          <Icon of={picked ? IconCheck : IconPlus} size={16} />
        </span>
      </span>
      {idea.because && (
        <span className={styles.line}>
          <small>{t('because')}</small> {idea.because}
        </span>
      )}
      {idea.example && (
        <span className={styles.line}>
          <small>{t('example')}</small> {idea.example}
        </span>
      )}
      <span className={styles.tags}>
        {words.map((word) => (
          <span key={word} className={styles.word} lang="en">
            {word}
          </span>
        ))}
        {idea.own && (
          <span className={styles.mine}>
            <Tag tone="info" icon={<Icon of={IconUser} size={14} />}>
              {t('yours')}
            </Tag>
          </span>
        )}
      </span>
    </button>
  );
}
