import type { SentencePaper } from '@ninefold/contract/intensive-listening';
import { IconRefresh } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Callout } from '#ui/states/Callout.tsx';
import { intensiveMessages } from '../intensive.messages.ts';
import styles from './Listen.module.css';
import { SentenceWave } from './SentenceWave.tsx';
import type { SentencePlayer } from './useSentencePlayer.ts';

/** The sentence as it sounds, or why it cannot be heard. */
export function SentenceSound({ paper, player }: { paper: SentencePaper; player: SentencePlayer }) {
  const t = useText(intensiveMessages);
  const sentence = paper.content.find(({ order }) => order === player.state.order);
  if (!paper.audio || !sentence) return null;
  if (player.sound === 'failed')
    return (
      <Callout
        tone="warn"
        live
        action={
          <Button size="sm" leftIcon={<Icon of={IconRefresh} size={16} />} onClick={player.retry}>
            {t('retry')}
          </Button>
        }
      >
        {t('soundFailed')}
      </Callout>
    );
  return (
    <div className={styles.sound}>
      <SentenceWave audio={paper.audio} sentence={sentence} clock={player.clock} onSeek={player.seek} />
      <span className={styles.long}>{(sentence.end - sentence.start).toFixed(1)} s</span>
    </div>
  );
}
