import { IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { listMessages } from '../list.messages.ts';
import styles from './SearchBox.module.css';

const STILL_MS = 350;

/** Searches when typing pauses, and at once on Enter. */
export function SearchBox({
  value,
  label,
  onSearch,
  icon,
}: {
  value: string;
  /** What is searched; without it what the lists of papers say. */
  label?: string;
  onSearch: (words: string) => void;
  icon: ReactNode;
}) {
  const t = useText(listMessages);
  const [words, setWords] = useState(value);
  const [known, setKnown] = useState(value);
  // The address changed in another way: another shelf was opened, or the browser went back.
  if (known !== value) {
    setKnown(value);
    setWords(value);
  }

  useEffect(() => {
    if (words.trim() === value) return;
    const timer = setTimeout(() => onSearch(words.trim()), STILL_MS);
    return () => clearTimeout(timer);
  });

  return (
    <form
      className={styles.box}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(words.trim());
      }}
    >
      {icon}
      <input
        type="search"
        className={styles.input}
        aria-label={label ?? t('search')}
        placeholder={label ?? t('search')}
        value={words}
        maxLength={100}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      {words !== '' && (
        <IconButton
          size="sm"
          label={t('clearSearch')}
          icon={<Icon of={IconX} size={16} />}
          onClick={() => {
            setWords('');
            onSearch('');
          }}
        />
      )}
    </form>
  );
}
