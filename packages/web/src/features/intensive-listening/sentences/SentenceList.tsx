import type { Sentence, SentencePaper } from '@ninefold/contract/intensive-listening';
import { IconCheck, IconEye, IconEyeOff } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/Icon.tsx';
import { intensiveMessages } from '../intensive.messages.ts';
import type { IntensiveMode } from '../intensive-search.ts';
import { setListening, useListening } from '../player/display.ts';
import type { SentencePlayer } from '../player/useSentencePlayer.ts';
import styles from './SentenceList.module.css';

type Props = {
  paper: SentencePaper;
  player: SentencePlayer;
  mode: IntensiveMode;
  onChosen: (order: number) => void;
};

/** Every sentence; while one is to be written by ear, only those are shown that were written already. */
export function SentenceList({ paper, player, mode, onChosen }: Props) {
  const t = useText(intensiveMessages);
  const { text } = useListening();
  const { order, heard, stretch } = player.state;
  const written = new Set(paper.dictation?.lines.map((line) => line.order));
  const dictated = mode === 'dictation' && paper.dictation?.state !== 'done';
  const isShown = (one: Sentence) => (dictated ? written.has(one.order) : text);
  return (
    <div className={styles.list}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('sentences')}</h2>
        {!dictated && (
          <Button
            kind="ghost"
            size="sm"
            leftIcon={<Icon of={text ? IconEyeOff : IconEye} size={16} />}
            onClick={() => setListening({ text: !text })}
          >
            {t(text ? 'hideText' : 'showText')}
          </Button>
        )}
      </div>
      <ol className={styles.rows}>
        {paper.content.map((sentence) => (
          <Row
            key={sentence.order}
            sentence={sentence}
            current={sentence.order === order}
            chosen={
              stretch !== null && sentence.order >= stretch.from && sentence.order <= (stretch.to ?? stretch.from)
            }
            done={mode === 'dictation' ? written.has(sentence.order) : heard.includes(sentence.order)}
            shown={isShown(sentence)}
            onChosen={onChosen}
          />
        ))}
      </ol>
    </div>
  );
}

type RowProps = {
  sentence: Sentence;
  current: boolean;
  /** Inside the stretch that is looped. */
  chosen: boolean;
  done: boolean;
  shown: boolean;
  onChosen: (order: number) => void;
};

function Row({ sentence, current, chosen, done, shown, onChosen }: RowProps) {
  const t = useText(intensiveMessages);
  const row = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (current) row.current?.scrollIntoView?.({ block: 'nearest' });
  }, [current]);
  const seconds = (sentence.end - sentence.start).toFixed(1);
  return (
    <li>
      <button
        ref={row}
        type="button"
        className={cx(styles.row, current && styles.current, chosen && styles.chosen)}
        aria-current={current || undefined}
        onClick={() => onChosen(sentence.order)}
      >
        <span className={styles.number}>{sentence.order}</span>
        <span className={styles.words} lang={shown ? 'en' : undefined}>
          {shown ? sentence.content : t('hidden', { n: sentence.order, seconds })}
        </span>
        {done && (
          <span className={styles.done}>
            <Icon of={IconCheck} size={16} />
            <span className="nf-sr-only">{t('heard')}</span>
          </span>
        )}
      </button>
    </li>
  );
}
