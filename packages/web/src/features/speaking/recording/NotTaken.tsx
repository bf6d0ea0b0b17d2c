import { partOfOrder } from '@ninefold/core/speaking/parts';
import { IconDownload } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { useMe } from '#session/session.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { Callout } from '#ui/states/Callout.tsx';
import { clockTime } from '../clock-time.ts';
import { speakingMessages } from '../speaking.messages.ts';
import styles from './NotTaken.module.css';
import { type NotTakenAnswer, notTakenAnswers, onNotTaken, sendAnswerAgain, throwAnswerAway } from './not-taken.ts';
import { PlayAnswer } from './PlayAnswer.tsx';

/** Answers that the server did not take: still to be heard, saved as a file, sent again or thrown away. */
export function NotTaken() {
  const t = useText(speakingMessages);
  const userId = useMe()?.id;
  const [list, setList] = useState<readonly NotTakenAnswer[]>([]);
  const [dropping, setDropping] = useState<string | null>(null);
  useEffect(() => {
    if (userId === undefined) return;
    let left = false;
    const look = () =>
      void notTakenAnswers(userId)
        .then((found) => !left && setList((before) => (before.length + found.length === 0 ? before : found)))
        .catch(() => {});
    look();
    const stop = onNotTaken(look);
    return () => {
      left = true;
      stop();
    };
  }, [userId]);
  if (list.length === 0) return null;
  return (
    <div className={styles.notTaken} data-not-taken={list.length}>
      <Callout tone="warn" live>
        <b>{t('notTaken', { count: list.length })}</b> {t('notTakenSentence')}
        <ul>
          {list.map((answer) => (
            <Row key={answer.key} answer={answer} onDrop={() => setDropping(answer.key)} />
          ))}
        </ul>
      </Callout>
      <Dialog
        opened={dropping !== null}
        onClose={() => setDropping(null)}
        title={t('notTakenDropTitle')}
        width={440}
        footer={
          <>
            <Button
              kind="dangerLine"
              onClick={() => {
                if (dropping !== null) void throwAnswerAway(dropping);
                setDropping(null);
              }}
            >
              {t('notTakenDrop')}
            </Button>
            <Button kind="primary" onClick={() => setDropping(null)}>
              {t('notTakenKeep')}
            </Button>
          </>
        }
      >
        <p>{t('notTakenDropSentence')}</p>
      </Dialog>
    </div>
  );
}

function Row({ answer: { key, of, wav }, onDrop }: { answer: NotTakenAnswer; onDrop: () => void }) {
  const t = useText(speakingMessages);
  const [url, setUrl] = useState('');
  useEffect(() => {
    const own = URL.createObjectURL(wav);
    setUrl(own);
    return () => URL.revokeObjectURL(own);
  }, [wav]);
  const part = partOfOrder(of.order);
  return (
    <li className={styles.row}>
      <span>{`${t(`part${part}`)} · ${clockTime(of.seconds)}`}</span>
      <PlayAnswer url={url} words={{ play: t('notTakenPlay'), stop: t('notTakenStop'), failed: t('playFailed') }} />
      <ButtonLink
        kind="ghost"
        href={url}
        download={`speaking-${of.recordId}-${of.order}.wav`}
        leftIcon={<Icon of={IconDownload} size={18} />}
      >
        {t('notTakenSave')}
      </ButtonLink>
      <Button kind="ghost" onClick={() => void sendAnswerAgain(key)}>
        {t('notTakenSend')}
      </Button>
      <Button kind="ghost" onClick={onDrop}>
        {t('notTakenDrop')}
      </Button>
    </li>
  );
}
