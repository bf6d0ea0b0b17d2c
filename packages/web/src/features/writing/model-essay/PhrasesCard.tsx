import type { ModelText } from '@ninefold/contract/writing/study';
import { IconCopy } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { copyText } from '#platform/clipboard.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { toast } from '#ui/states/toast.ts';
import { Tag } from '#ui/Tag.tsx';
import styles from './ModelEssay.module.css';
import { modelMessages } from './model.messages.ts';

/** Phrases worth keeping; single words of them can be looked up and saved in the essay above. */
export function PhrasesCard({ essay, below }: { essay: ModelText; below: ModelText | undefined }) {
  const t = useText(modelMessages);
  const known = new Set(below?.phrases.map(({ text }) => text.toLowerCase()));

  async function copy(text: string) {
    const result = await copyText(text);
    if (result.outcome === 'copied') toast.success(t('copied'));
    else toast.error(t('copyByHand', { error: result.error }));
  }

  if (essay.phrases.length === 0) return null;
  return (
    <Card>
      <div className={styles.phrasesHead}>
        <h2 className={styles.title}>{t('phrases')}</h2>
        <Button
          size="sm"
          kind="ghost"
          leftIcon={<Icon of={IconCopy} size={16} />}
          onClick={() => void copy(essay.phrases.map(({ text, zh }) => `${text}\t${zh}`).join('\n'))}
        >
          {t('copyAll')}
        </Button>
      </div>
      <ul className={styles.phrases}>
        {essay.phrases.map(({ text, zh }) => (
          <li key={text} className={styles.phraseRow}>
            <span>
              <span className={styles.phraseText} lang="en">
                {text}
              </span>{' '}
              {below && !known.has(text.toLowerCase()) && <Tag tone="ok">{t('newHere')}</Tag>}
              <small lang="zh-CN">{zh}</small>
            </span>
            <IconButton
              size="sm"
              label={t('copyPhrase', { text })}
              icon={<Icon of={IconCopy} size={16} />}
              onClick={() => void copy(text)}
            />
          </li>
        ))}
      </ul>
      <p className={styles.hint}>{t('lookUpHint')}</p>
    </Card>
  );
}
