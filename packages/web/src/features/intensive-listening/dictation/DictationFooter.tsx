import { IconPlugConnectedX } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { intensiveMessages } from '../intensive.messages.ts';
import footer from '../player/PlayerFooter.module.css';
import { Speed, Transport } from '../player/PlayerFooter.tsx';
import type { SentencePlayer } from '../player/useSentencePlayer.ts';
import styles from './Dictation.module.css';
import type { useDictation } from './useDictation.ts';

type Props = {
  player: SentencePlayer;
  dictation: ReturnType<typeof useDictation>;
  /** This sentence was written. */
  done: boolean;
  /** null: every sentence was written. */
  next: number | null;
  onNext: () => void;
};

/** The sound, and the way on once a sentence was written. */
export function DictationFooter({ player, dictation: { record, waiting, finish }, done, next, onNext }: Props) {
  const t = useText(intensiveMessages);
  const canEnd = (record?.lines.length ?? 0) > 0 && next !== null;
  return (
    <footer className={footer.footer}>
      <div className={footer.ways}>
        <Speed />
        {waiting.length > 0 && (
          <span className={styles.waiting}>
            <Icon of={IconPlugConnectedX} size={16} />
            {t('keptCount', { count: waiting.length })}
          </span>
        )}
      </div>
      <Transport player={player} />
      <div className={styles.way}>
        {canEnd && (
          <Button kind="ghost" size="sm" busy={finish.isPending} onClick={() => finish.mutate()}>
            {t('finishEarly')}
          </Button>
        )}
        {done && (
          <Button kind="primary" busy={finish.isPending} onClick={onNext}>
            {t(next === null ? 'finish' : 'nextSentence')}
          </Button>
        )}
      </div>
    </footer>
  );
}
