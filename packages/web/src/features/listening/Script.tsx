import type { ListeningPaper } from '@ninefold/contract/practice/paper';
import type { Result } from '@ninefold/contract/practice/result';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { HighlightedText } from '#practice/annotations/HighlightedText.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { playStretch } from './audio/play-stretch.ts';
import { listeningMessages } from './listening.messages.ts';
import styles from './Script.module.css';

type ScriptProps = { paper: ListeningPaper; review: Result['papers'][number]; translated: boolean };

/** The name under which the text of a turn is filed: highlights and evidence refer to it. */
export const turnBlock = (paperId: number, turn: string): string => `${paperId}/t/${turn}`;

/** Who said what; every turn can be heard again. */
export function Script({ paper, review, translated }: ScriptProps) {
  const t = useText(listeningMessages);
  const nameOf = (id: string) => review.speakers.find((speaker) => speaker.id === id)?.name ?? id;

  function timesOf(turn: string): { from: number; to: number } | null {
    const spoken = review.sentences.filter((sentence) => sentence.turn === turn && sentence.start >= 0);
    if (spoken.length === 0) return null;
    return { from: Math.min(...spoken.map(({ start }) => start)), to: Math.max(...spoken.map(({ end }) => end)) };
  }

  return (
    <ol className={styles.script} lang="en">
      {review.script.map(({ id, by, text, zh }) => {
        const times = timesOf(id);
        return (
          <li key={id} className={styles.turn}>
            <div className={styles.who}>
              <b>{nameOf(by)}</b>
              {paper.audio && times && (
                <IconButton
                  size="sm"
                  label={t('playTurn')}
                  icon={<Icon of={IconPlayerPlay} size={16} />}
                  onClick={() => void playStretch(paper, times.from, times.to)}
                />
              )}
            </div>
            <div>
              <p>
                <HighlightedText block={turnBlock(paper.id, id)} text={text} />
              </p>
              {translated && zh && (
                <p className={styles.zh} lang="zh-CN">
                  {zh}
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
