import type { Segment } from '@ninefold/contract/writing/segmented';
import { HINTS } from '@ninefold/core/writing/segmented/hints';
import { IconAbc, IconArrowsSort, IconBook, IconEye } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import { toast } from '#ui/states/toast.ts';
import { Tag } from '#ui/Tag.tsx';
import styles from './Segmented.module.css';
import { segmentedMessages } from './segmented.messages.ts';

const ICONS = { letters: IconAbc, words: IconBook, order: IconArrowsSort, model: IconEye };

/** Hints from weak to strong; each stays on the server until it is asked for, and is counted. */
export function Hints({ paperId, segment }: { paperId: number; segment: Segment }) {
  const t = useText(segmentedMessages);
  const [seen, setSeen] = useState<ReadonlyMap<string, string>>(new Map());
  const ask = useMutation({
    mutationFn: (hint: (typeof HINTS)[number]) =>
      api.writing.getSegmentHint({ id: paperId, segment_id: segment.id, hint }),
    onSuccess: ({ hint, text }) => setSeen((all) => new Map(all).set(hint, text)),
    onError: ({ message }) => toast.error(message || t('checkFailed')),
  });
  return (
    <aside className={styles.aside}>
      <Card>
        <h2 className={styles.asideHead}>{t('hints')}</h2>
        <p className={styles.soft}>{t('hintsSentence')}</p>
        <ul>
          {HINTS.map((hint) => {
            const text = seen.get(hint);
            return (
              <li key={hint} className={styles.hint}>
                <Icon of={ICONS[hint]} size={18} />
                <span>
                  {t(`hint_${hint}`)}
                  {text && (
                    <b className={styles.hintText} lang="en">
                      {text}
                    </b>
                  )}
                </span>
                {text ? (
                  <Tag>{t('seen')}</Tag>
                ) : (
                  <Button
                    size="sm"
                    kind="ghost"
                    aria-label={t('showHint', { hint: t(`hint_${hint}`) })}
                    busy={ask.isPending && ask.variables === hint}
                    onClick={() => ask.mutate(hint)}
                  >
                    {t('show')}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      </Card>
      <Card>
        <h2 className={styles.asideHead}>{t('why')}</h2>
        <p className={styles.soft}>{t('whySentence')}</p>
      </Card>
    </aside>
  );
}
