import { IconPlus } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { WordArea } from '#practice/word-tools/WordArea.tsx';
import { BandChip } from '#ui/band/BandChip.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { editorMessages } from '../editor.messages.ts';
import styles from './Help.module.css';

type Phrase = { text: string; zh: string; band: number };

/** Phrases from finished essays on this question, each with the band of its essay. */
export function PhrasePanel({ phrases, onPutIn }: { phrases: readonly Phrase[]; onPutIn: (words: string) => void }) {
  const t = useText(editorMessages);
  if (phrases.length === 0) return <p className={styles.quiet}>{t('noHelp')}</p>;
  return (
    <WordArea id="writing-phrases" label={t('phrases')}>
      <ul className={styles.rows}>
        {phrases.map(({ text, zh, band }) => (
          <li key={text} className={styles.row}>
            <div>
              <p className={styles.english} lang="en">
                {text}
              </p>
              <p className={styles.quiet}>{zh}</p>
            </div>
            <span className={styles.end}>
              <BandChip score={band} />
              <IconButton
                label={`${t('putIn')}: ${text}`}
                icon={<Icon of={IconPlus} size={18} />}
                onClick={() => onPutIn(text)}
              />
            </span>
          </li>
        ))}
      </ul>
    </WordArea>
  );
}
