import type { SentencePaper } from '@ninefold/contract/intensive-listening';
import type { Dictation } from '@ninefold/contract/intensive-listening/dictation';
import { missedInDictation } from '@ninefold/core/intensive-listening/dictation/lost-words';
import { SLIPS } from '@ninefold/core/intensive-listening/dictation/mark-dictation';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { LostHere } from '#practice/lost/LostHere.tsx';
import { useWordTools } from '#practice/word-tools/word-tools.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { intensiveMessages } from '../intensive.messages.ts';
import type { SentencePlayer } from '../player/useSentencePlayer.ts';
import styles from './Dictation.module.css';
import { MarkedSentence } from './MarkedSentence.tsx';

const Go = linkAs(ButtonLink);

type Props = {
  paper: SentencePaper;
  record: Dictation;
  player: SentencePlayer;
  busy: boolean;
  onAgain: () => void;
};

/** The whole section: how many words were right, what kinds of slips there were, and every sentence again. */
export function DictationResult({ paper, record, player, busy, onAgain }: Props) {
  const t = useText(intensiveMessages);
  const tools = useWordTools();
  const [onlySlips, setOnlySlips] = useState(true);
  const { right, total, lines, perfect, slips } = record.tally;
  const missed = useMemo(() => missedWords(paper, record), [paper, record]);
  const shown = record.lines.filter(({ words }) => !onlySlips || words.some(({ slip }) => slip !== ''));
  return (
    <div className={styles.result} data-result={`${right}/${total}`}>
      <h2 className={styles.percent}>
        {t('resultTitle', { percent: Math.floor((right / Math.max(1, total)) * 100) })}
      </h2>
      <p className={styles.facts}>
        <span>{t('resultWords', { right, total })}</span>
        <span>{t('resultPerfect', { perfect, lines })}</span>
        {lines < record.total && <span>{t('resultPart', { lines, total: record.total })}</span>}
      </p>
      <dl className={styles.slips}>
        {SLIPS.map((slip) => (
          <div key={slip}>
            <dt>{t(`slip_${slip}`)}</dt>
            <dd>{slips[slip]}</dd>
          </div>
        ))}
      </dl>
      <LostHere where={{ dictation_id: record.id }} />
      {tools && missed.length > 0 && <tools.MissedWords skill="listening" missed={missed} />}
      <p className={styles.actions}>
        <Button kind="primary" busy={busy} onClick={onAgain}>
          {t('again')}
        </Button>
        <Go to="/listening-enhance/$id" params={{ id: paper.id }}>
          {t('toListening')}
        </Go>
      </p>
      <div className={styles.every}>
        <h3>{t('everySentence')}</h3>
        <Button kind="ghost" size="sm" aria-pressed={onlySlips} onClick={() => setOnlySlips(!onlySlips)}>
          {t('onlySlips')}
        </Button>
      </div>
      <ol className={styles.lines}>
        {shown.map((line) => (
          <li key={line.order} className={styles.line}>
            <IconButton
              size="sm"
              label={t('listenAgain', { n: line.order })}
              icon={<Icon of={IconPlayerPlay} size={16} />}
              onClick={() => player.goTo(line.order, true)}
            />
            <MarkedSentence line={line} compact />
          </li>
        ))}
      </ol>
    </div>
  );
}

function missedWords(paper: SentencePaper, record: Dictation) {
  return missedInDictation(record.lines).map(({ word, order }) => ({
    word,
    sentence: paper.content.find((one) => one.order === order)?.content.slice(0, 500) ?? '',
    paperId: paper.id,
  }));
}
