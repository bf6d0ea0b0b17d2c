import type { Collection, Training } from '@ninefold/contract/training/record';
import { stillToAsk } from '@ninefold/core/training/sitting';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { linkAs } from '#navigation/link.tsx';
import { newId } from '#practice/new-id.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Callout } from '#ui/states/Callout.tsx';
import { Tag } from '#ui/Tag.tsx';
import { trainingMessages } from '../training.messages.ts';
import styles from './StartSet.module.css';

const Go = linkAs(ButtonLink);

type Props = { collection: Collection; open: Training | null; onStarted: (record: Training) => void };

/** Before a set: what it trains, how long it takes, and where the learner left it. */
export function StartSet({ collection, open, onStarted }: Props) {
  const t = useText(trainingMessages);
  const { language } = useLanguage();
  const [key, setKey] = useState(newId);
  const start = useMutation({
    mutationFn: (fresh: boolean) => api.training.start({ id: collection.id, key, fresh }),
    onSuccess: onStarted,
    // Whether it was begun is not known after a failure; a press of its own asks again.
    onError: () => setKey(newId()),
  });
  const { count, minutes, level, intro, kinds } = collection;
  const left = open
    ? stillToAsk(
        open.items.map((item) => item.key),
        open.answers,
      ).length
    : 0;
  return (
    <div className={styles.page}>
      <Card padding="lg" className={styles.card}>
        <p className={styles.tags}>
          <Tag tone="line">{t(`area_${collection.area}`)}</Tag>
          {level > 0 && <span>{t('level', { level })}</span>}
        </p>
        <h1>{collection.title[language]}</h1>
        {intro && <p className={styles.intro}>{intro[language]}</p>}
        <p className={styles.facts}>
          {t('facts', { count, minutes })} · {kinds.map((kind) => t(`kind_${kind}`)).join(' · ')}
        </p>
        {start.isError && (
          <Callout tone="danger" live>
            {start.error.message || t('startFailed')}
          </Callout>
        )}
        {collection.locked === 1 && !open ? (
          <p className={styles.actions}>
            <Go kind="primary" size="lg" to="/profile/vip">
              {t('unlock')}
            </Go>
          </p>
        ) : (
          <p className={styles.actions}>
            <Button kind="primary" size="lg" busy={start.isPending} onClick={() => start.mutate(false)}>
              {open ? t('continue', { left }) : t('start', { count })}
            </Button>
            {open && open.answers.length > 0 && (
              <Button kind="ghost" disabled={start.isPending} onClick={() => start.mutate(true)}>
                {t('startAgain')}
              </Button>
            )}
          </p>
        )}
      </Card>
    </div>
  );
}
