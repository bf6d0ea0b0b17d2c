import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useText } from '#i18n/useText.ts';
import type { MissedWordsProps } from '#practice/word-tools/word-tools.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import styles from './MissedWords.module.css';
import { missedMessages } from './missed.messages.ts';
import { missedQuery, useSaveMissed } from './useSaveMissed.ts';

/** Words that should have stood in gaps: one press keeps one, or all of them. Names and the like are not offered. */
export function MissedWords({ skill, missed }: MissedWordsProps) {
  const t = useText(missedMessages);
  const { data } = useQuery(missedQuery(missed));
  const save = useSaveMissed(skill, missed);
  const words = data?.filter(({ outcome }) => outcome !== 'unknown') ?? [];
  if (words.length === 0) return null;
  const left = words.filter(({ name, outcome }) => outcome === 'added' && !save.saved.has(name));
  return (
    <Card data-missed-words={left.length}>
      <div className={styles.head}>
        <h3 className={styles.title}>{t('title')}</h3>
        {left.length > 1 && (
          <Button size="sm" kind="soft" busy={save.isPending} onClick={() => save.mutate(left.map(({ name }) => name))}>
            {t('saveAll', { count: left.length })}
          </Button>
        )}
      </div>
      <ul className={styles.words}>
        {words.map(({ name, word }) => {
          const kept = !left.some((one) => one.name === name);
          return (
            <li key={name}>
              <Button
                size="sm"
                aria-pressed={kept}
                aria-label={t(kept ? 'kept' : 'keep', { word })}
                disabled={kept || save.isPending}
                leftIcon={<Icon of={kept ? IconBookmarkFilled : IconBookmark} size={16} />}
                onClick={() => save.mutate([name])}
              >
                <span lang="en">{word}</span>
              </Button>
            </li>
          );
        })}
      </ul>
      <span className="nf-sr-only" role="status">
        {save.saved.size > 0 && t('news', { count: save.saved.size })}
      </span>
    </Card>
  );
}
