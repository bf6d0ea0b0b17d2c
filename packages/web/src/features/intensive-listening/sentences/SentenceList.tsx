import type { Sentence, SentencePaper } from '@ninefold/contract/intensive-listening';
import type { DictationLine } from '@ninefold/contract/intensive-listening/dictation';
import type { SentenceScore } from '@ninefold/contract/intensive-listening/score';
import { GOOD_FROM, levelOfScore } from '@ninefold/core/intensive-listening/follow-read/scores';
import { IconCheck, IconEye, IconEyeOff, IconMicrophone, IconRefreshAlert } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/Icon.tsx';
import { Spinner } from '#ui/states/Spinner.tsx';
import { intensiveMessages } from '../intensive.messages.ts';
import type { IntensiveMode } from '../intensive-search.ts';
import { setListening, useListening } from '../player/display.ts';
import type { SentencePlayer } from '../player/useSentencePlayer.ts';
import styles from './SentenceList.module.css';

type Props = {
  paper: SentencePaper;
  player: SentencePlayer;
  mode: IntensiveMode;
  scores: readonly SentenceScore[];
  onChosen: (order: number) => void;
};

/** Every sentence; while one is to be written by ear, only those are shown that were written already. */
export function SentenceList({ paper, player, mode, scores, onChosen }: Props) {
  const t = useText(intensiveMessages);
  const { text } = useListening();
  const { order, heard, stretch } = player.state;
  const written = new Map(paper.dictation?.lines.map((line) => [line.order, line]));
  const dictated = mode === 'dictation' && paper.dictation?.state !== 'done';
  const isShown = (one: Sentence) => (dictated ? written.has(one.order) : text);
  const [onlyLow, setOnlyLow] = useState(false);
  const low = new Set(scores.filter(isLow).map((one) => one.order));
  const isListed = (one: Sentence) => mode !== 'read' || !onlyLow || low.has(one.order) || one.order === order;
  const markOf = (at: number) => {
    if (mode === 'read') return <ReadMark score={scores.find((one) => one.order === at)} />;
    return mode === 'dictation' ? (
      <WrittenMark line={written.get(at)} />
    ) : (
      heard.includes(at) && <Tick says={t('heard')} />
    );
  };
  return (
    <div className={styles.list}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('sentences')}</h2>
        {mode === 'read' && low.size > 0 && (
          <Button kind="ghost" size="sm" aria-pressed={onlyLow} onClick={() => setOnlyLow(!onlyLow)}>
            {t('onlyLow')}
          </Button>
        )}
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
        {paper.content.filter(isListed).map((sentence) => (
          <Row
            key={sentence.order}
            sentence={sentence}
            current={sentence.order === order}
            chosen={
              stretch !== null && sentence.order >= stretch.from && sentence.order <= (stretch.to ?? stretch.from)
            }
            mark={markOf(sentence.order)}
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
  mark: ReactNode;
  shown: boolean;
  onChosen: (order: number) => void;
};

function Row({ sentence, current, chosen, mark, shown, onChosen }: RowProps) {
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
        {mark}
      </button>
    </li>
  );
}

/** Worth another reading: under 80, or without a score. */
const isLow = ({ state, assessed, total_score }: SentenceScore): boolean =>
  state !== 'waiting' && (assessed === 0 || total_score < GOOD_FROM);

function Tick({ says }: { says: string }) {
  return (
    <span className={styles.done}>
      <Icon of={IconCheck} size={16} />
      <span className="nf-sr-only">{says}</span>
    </span>
  );
}

/** A tick is for a sentence without a slip; the others say how much of them was right. */
function WrittenMark({ line }: { line: DictationLine | undefined }) {
  const t = useText(intensiveMessages);
  if (!line) return null;
  if (line.words.every(({ slip }) => slip === '')) return <Tick says={t('allRight')} />;
  return (
    <span className={styles.score}>
      <span aria-hidden="true">
        {line.right}/{line.total}
      </span>
      <span className="nf-sr-only">{t('rightWords', { right: line.right, total: line.total })}</span>
    </span>
  );
}

/** The last score; a scoring that failed asks for another reading, it is no zero. */
function ReadMark({ score }: { score: SentenceScore | undefined }) {
  const t = useText(intensiveMessages);
  if (!score) return <Sign icon={IconMicrophone} says={t('notRead')} />;
  if (score.state === 'waiting') return <Spinner size={16} />;
  if (score.assessed === 0) return <Sign icon={IconRefreshAlert} says={t('readAgain')} />;
  return <span className={cx(styles.score, styles[levelOfScore(score.total_score)])}>{score.total_score}</span>;
}

function Sign({ icon, says }: { icon: typeof IconMicrophone; says: string }) {
  return (
    <span className={styles.sign}>
      <Icon of={icon} size={16} />
      <span className="nf-sr-only">{says}</span>
    </span>
  );
}
