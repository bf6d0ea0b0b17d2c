import type { SentencePaper } from '@ninefold/contract/intensive-listening';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { intensiveMessages } from '../intensive.messages.ts';
import listen from '../player/Listen.module.css';
import type { SentencePlayer } from '../player/useSentencePlayer.ts';
import styles from './Dictation.module.css';
import { DictationResult } from './DictationResult.tsx';
import { useDictation } from './useDictation.ts';
import { WriteSentence } from './WriteSentence.tsx';

/** Before it is begun, sentence after sentence, or the result of the whole section. */
export function DictationPart({ paper, player }: { paper: SentencePaper; player: SentencePlayer }) {
  const t = useText(intensiveMessages);
  const dictation = useDictation(paper);
  const [writing, setWriting] = useState(false);
  const { record, begin } = dictation;

  async function start(fresh: boolean) {
    const begun = await begin.mutateAsync(fresh).catch(() => null);
    if (!begun) return;
    setWriting(true);
    player.goTo(firstToWrite(paper, begun.lines) ?? 1, true);
  }

  if (record?.state === 'done')
    return (
      <div className={listen.part}>
        <div className={listen.stage} id="intensive-panel" role="tabpanel" aria-label={t('dictation')}>
          <DictationResult
            paper={paper}
            record={record}
            player={player}
            busy={begin.isPending}
            onAgain={() => start(true)}
          />
        </div>
      </div>
    );
  if (record && writing) return <WriteSentence key={record.id} paper={paper} player={player} dictation={dictation} />;
  return (
    <div className={listen.part}>
      <div className={listen.stage} id="intensive-panel" role="tabpanel" aria-label={t('dictation')}>
        <Begin paper={paper} busy={begin.isPending} onBegin={() => start(false)} />
      </div>
    </div>
  );
}

/** The first sentence that has not been written. */
export const firstToWrite = (paper: SentencePaper, lines: readonly { order: number }[]): number | null =>
  paper.content.find(({ order }) => !lines.some((line) => line.order === order))?.order ?? null;

type BeginProps = { paper: SentencePaper; busy: boolean; onBegin: () => void };

function Begin({ paper, busy, onBegin }: BeginProps) {
  const t = useText(intensiveMessages);
  const all = paper.content.length;
  const done = paper.dictation?.lines.length ?? 0;
  return (
    <section className={styles.begin}>
      <h2>{t('beginTitle')}</h2>
      <p className={styles.lead}>{t('beginSentence', { count: all })}</p>
      <Button kind="primary" size="lg" busy={busy} onClick={onBegin}>
        {done > 0 ? t('goOnDictation', { done, all }) : t('begin')}
      </Button>
    </section>
  );
}
