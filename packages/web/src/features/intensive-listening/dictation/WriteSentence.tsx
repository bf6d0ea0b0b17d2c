import type { SentencePaper } from '@ninefold/contract/intensive-listening';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { newId } from '#practice/new-id.ts';
import { Button } from '#ui/Button.tsx';
import { intensiveMessages } from '../intensive.messages.ts';
import listen from '../player/Listen.module.css';
import { SentenceSound } from '../player/SentenceSound.tsx';
import { useSentenceKeys } from '../player/useSentenceKeys.ts';
import type { SentencePlayer } from '../player/useSentencePlayer.ts';
import styles from './Dictation.module.css';
import { DictationFooter } from './DictationFooter.tsx';
import { firstToWrite } from './DictationPart.tsx';
import { MarkedSentence } from './MarkedSentence.tsx';
import { keepTyped, typedLine } from './typed-lines.ts';
import type { useDictation } from './useDictation.ts';

type Props = { paper: SentencePaper; player: SentencePlayer; dictation: ReturnType<typeof useDictation> };

/** One sentence: heard as often as one likes, written once, then marked word by word. */
export function WriteSentence({ paper, player, dictation }: Props) {
  const t = useText(intensiveMessages);
  const { order } = player.state;
  const { record, waiting, finish } = dictation;
  const line = record?.lines.find((one) => one.order === order);
  const isWaiting = waiting.includes(order);
  const next = nextToWrite(paper, order, [...(record?.lines ?? []), ...waiting.map((one) => ({ order: one }))]);
  const goOn = () => (next === null ? finish.mutate() : player.goTo(next, true));
  useSentenceKeys({
    KeyP: player.toggle,
    KeyR: player.replay,
    ...((line || isWaiting) && { Enter: goOn, Space: player.toggle }),
    ArrowLeft: () => player.goTo(order - 1),
    ArrowRight: () => player.goTo(order + 1),
  });
  return (
    <div className={listen.part}>
      <div className={listen.stage} id="intensive-panel" role="tabpanel" aria-label={t('dictation')} data-line={order}>
        {line ? (
          <MarkedSentence line={line} />
        ) : (
          <Field key={order} paper={paper} order={order} dictation={dictation} isWaiting={isWaiting} />
        )}
        <SentenceSound paper={paper} player={player} />
      </div>
      <DictationFooter
        player={player}
        dictation={dictation}
        done={Boolean(line) || isWaiting}
        next={next}
        onNext={goOn}
      />
    </div>
  );
}

type FieldProps = Pick<Props, 'paper' | 'dictation'> & { order: number; isWaiting: boolean };

function Field({ paper, order, dictation: { record, write }, isWaiting }: FieldProps) {
  const t = useText(intensiveMessages);
  const label = useId();
  const recordId = record?.id ?? 0;
  const [given, setGiven] = useState(() => typedLine(recordId, order));
  // One key for one sentence: pressing again after a failure is the same writing.
  const [key] = useState(newId);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const give = (words: string) => !write.isPending && write.mutate({ order, key, given: words });
  const type = (words: string) => {
    setGiven(words);
    keepTyped({ recordId, order, given: words });
  };
  const giveByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.repeat) return;
    event.preventDefault();
    if (given.trim() !== '') give(given);
  };
  if (isWaiting)
    return (
      <p className={styles.kept} role="status">
        {t('kept')}
      </p>
    );
  return (
    <>
      <p id={label} className={listen.meta}>
        {t('writeLabel')} · {t('sentenceOf', { n: order, all: paper.content.length })}
      </p>
      <textarea
        ref={field}
        className={styles.write}
        aria-labelledby={label}
        lang="en"
        rows={3}
        maxLength={600}
        placeholder={t('placeholder')}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="done"
        value={given}
        onKeyDown={giveByEnter}
        onChange={(event) => type(event.currentTarget.value.replace(/\n/g, ' '))}
      />
      <p className={styles.actions}>
        <Button kind="primary" busy={write.isPending} disabled={given.trim() === ''} onClick={() => give(given)}>
          {t('check')}
        </Button>
        <Button kind="ghost" disabled={write.isPending} onClick={() => give(given)}>
          {t('giveUp')}
        </Button>
        <span className={styles.hint}>{t('altPlay')}</span>
      </p>
    </>
  );
}

/** The next one after this that was not written, else the first that was left out; null: all are written. */
function nextToWrite(paper: SentencePaper, order: number, lines: readonly { order: number }[]): number | null {
  const isWritten = (one: number) => lines.some((line) => line.order === one);
  const after = paper.content.find((one) => one.order > order && !isWritten(one.order));
  return after?.order ?? firstToWrite(paper, lines);
}
