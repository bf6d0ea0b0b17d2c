import type { ListedWord } from '@ninefold/contract/vocabulary/books';
import { IconVolume } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useText } from '#i18n/useText.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Meanings } from '../card/Meanings.tsx';
import { roundMessages } from '../round.messages.ts';
import { say, sayingOf } from '../sound/say-word.ts';
import { useVoices } from '../sound/useVoices.ts';
import { wordsMessages } from '../words.messages.ts';
import { useDueText } from './useDueText.ts';
import styles from './WordTable.module.css';

type WordRowProps = { row: ListedWord; actions: ReactNode; below: ReactNode; onPreview: () => void };

export function WordRow({ row, actions, below, onPreview }: WordRowProps) {
  const { word, cells, state } = row;
  const t = useText(wordsMessages);
  const s = useText(roundMessages);
  const dueText = useDueText();
  const voices = useVoices();
  const saying = sayingOf(word, 'uk', voices) ?? sayingOf(word, 'us', voices);
  const when = dueText(row);
  return (
    <li className={styles.row} data-listed={word.name} data-state={state}>
      <span>
        {saying && (
          <IconButton
            size="sm"
            label={`${s('playUk')} ${word.name}`}
            icon={<Icon of={IconVolume} size={18} />}
            onClick={() => void say(saying, word.name).catch(() => {})}
          />
        )}
      </span>
      <button
        type="button"
        className={styles.word}
        lang="en"
        aria-label={t('preview', { word: word.name })}
        onClick={onPreview}
      >
        {word.name}
      </button>
      <span className={styles.ipa} lang="en-fonipa">
        {word.uk_ipa}
      </span>
      <span className={styles.meaning}>
        <Meanings of={word.vocabulary_ext.core_meanings} look="row" />
        {below}
      </span>
      <span className={styles.memory} role="img" aria-label={t('cells', { cells })}>
        {[1, 2, 3, 4, 5].map((cell) => (
          <i key={cell} className={cx(styles.cell, cell <= cells && styles.filled)} />
        ))}
      </span>
      <span className={cx(styles.due, when.now && styles.now)}>{when.text}</span>
      <span className={styles.actions}>{actions}</span>
    </li>
  );
}
