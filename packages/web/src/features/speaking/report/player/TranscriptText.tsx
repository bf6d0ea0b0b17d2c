import type { SpokenAnswer } from '@ninefold/contract/speaking/report';
import { type PausePiece, type Piece, paragraphsOf, type WordPiece, wordAt } from '@ninefold/core/speaking/transcript';
import { IconPlayerPauseFilled } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useText } from '#i18n/useText.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/Icon.tsx';
import { clockTime } from '../../clock-time.ts';
import { reportMessages } from '../report.messages.ts';
import styles from './TranscriptText.module.css';
import { type AnswerPlayer, canHear } from './useAnswerPlayer.ts';

type Props = { answer: SpokenAnswer; player: AnswerPlayer; fillers: boolean };

/** Paragraphs with their seconds; what is wrong, hesitant or good is told by shape and number, never by colour alone. */
export function TranscriptText({ answer, player, fillers }: Props) {
  const t = useText(reportMessages);
  const paragraphs = useMemo(() => paragraphsOf(answer), [answer]);
  const onPlay = canHear(player) ? player.playFrom : null;
  const now = player.playing || player.second > 0 ? wordAt(answer.words, player.second) : -1;
  return (
    <div className={styles.paragraphs} lang="en">
      {paragraphs.map(({ from, pieces }) => (
        <div key={from} className={styles.paragraph}>
          {onPlay ? (
            <button type="button" className={styles.start} onClick={() => onPlay(from)}>
              {clockTime(from)}
            </button>
          ) : (
            <span className={styles.start}>{clockTime(from)}</span>
          )}
          <p className={styles.words}>{pieces.map(draw)}</p>
        </div>
      ))}
    </div>
  );

  function draw(piece: Piece) {
    if (piece.kind === 'pause') return <Pause key={`pause ${piece.from}`} pause={piece} />;
    if (piece.kind === 'word')
      return piece.filler && !fillers ? null : <Word key={piece.at} piece={piece} now={now} onPlay={onPlay} />;
    return (
      <span key={`slip ${piece.slip} ${piece.words[0]?.at}`}>
        <del className={styles.old}>
          {piece.words.map((word) => (
            <Word key={word.at} piece={word} now={now} onPlay={onPlay} />
          ))}
        </del>{' '}
        <ins className={styles.better}>
          <span className="nf-sr-only">{t('correction', { better: '' })}</span>
          {piece.better}
        </ins>{' '}
      </span>
    );
  }
}

type WordProps = { piece: WordPiece; now: number; onPlay: ((from: number) => void) | null };

function Word({ piece, now, onPlay }: WordProps) {
  const t = useText(reportMessages);
  const { at, text, from, check, filler, good, unclear } = piece;
  const look = {
    className: cx(
      styles.word,
      at === now && styles.now,
      filler && styles.filler,
      good && styles.good,
      unclear && styles.unclear,
      check > 0 && styles.check,
    ),
    title: unclear ? t('unclear') : undefined,
    'data-word': at,
  };
  return (
    <>
      {onPlay ? (
        <button type="button" tabIndex={-1} {...look} onClick={() => onPlay(from)}>
          {text}
        </button>
      ) : (
        <span {...look}>{text}</span>
      )}
      {check > 0 && (
        <sup className={styles.number}>
          <span className="nf-sr-only">{t('checkNumber', { n: check })}</span>
          <span aria-hidden="true">{check}</span>
        </sup>
      )}{' '}
    </>
  );
}

function Pause({ pause: { seconds, inside } }: { pause: PausePiece }) {
  const t = useText(reportMessages);
  const words = t(inside ? 'pauseInside' : 'pauseBetween', { seconds: seconds.toFixed(1) });
  return (
    <>
      <span className={cx(styles.pause, inside && styles.inside)} role="img" aria-label={words} title={words}>
        <Icon of={IconPlayerPauseFilled} size={14} /> {seconds.toFixed(1)}
      </span>{' '}
    </>
  );
}
