import type { SentencePaper } from '@ninefold/contract/intensive-listening';
import { useText } from '#i18n/useText.ts';
import { useWordTools } from '#practice/word-tools/word-tools.ts';
import { Button } from '#ui/Button.tsx';
import { intensiveMessages } from '../intensive.messages.ts';
import { rateBeside, setListening, useListening } from './display.ts';
import styles from './Listen.module.css';
import { PlayerFooter } from './PlayerFooter.tsx';
import { SentenceSound } from './SentenceSound.tsx';
import { useSentenceKeys } from './useSentenceKeys.ts';
import type { SentencePlayer } from './useSentencePlayer.ts';

type Props = { paper: SentencePaper; player: SentencePlayer };

/** One sentence at a time: its words, its translation where there is one, and its sound. */
export function ListenPart({ paper, player }: Props) {
  const t = useText(intensiveMessages);
  const { text, translation, rate } = useListening();
  const { order } = player.state;
  const hasTranslation = paper.content.some(({ zh }) => zh !== '');
  const { dispatch } = player;
  useSentenceKeys({
    Space: player.toggle,
    ArrowLeft: () => player.goTo(order - 1, player.playing),
    ArrowRight: () => player.goTo(order + 1, player.playing),
    KeyP: player.toggle,
    KeyR: player.replay,
    KeyL: () => dispatch({ type: 'loop_pressed' }),
    KeyB: () => dispatch({ type: 'stretch_pressed' }),
    KeyC: () => dispatch({ type: 'go_on_pressed' }),
    KeyH: () => setListening({ text: !text }),
    ...(hasTranslation && { KeyT: () => setListening({ translation: !translation }) }),
    Comma: () => setListening({ rate: rateBeside(rate, -1) }),
    Period: () => setListening({ rate: rateBeside(rate, 1) }),
  });
  return (
    <div className={styles.part}>
      <div className={styles.stage} id="intensive-panel" role="tabpanel" aria-label={t('listen')}>
        <Words paper={paper} order={order} hasTranslation={hasTranslation} />
        <SentenceSound paper={paper} player={player} />
      </div>
      <PlayerFooter player={player} />
    </div>
  );
}

type WordsProps = { paper: SentencePaper; order: number; hasTranslation: boolean };

function Words({ paper, order, hasTranslation }: WordsProps) {
  const t = useText(intensiveMessages);
  const { text, translation } = useListening();
  const tools = useWordTools();
  const sentence = paper.content.find((one) => one.order === order);
  if (!sentence) return null;
  const name = paper.speakers.length > 1 ? paper.speakers.find(({ id }) => id === sentence.by)?.name : undefined;
  const words = (
    <p className={styles.words} lang="en">
      {sentence.content}
    </p>
  );
  return (
    <>
      <p className={styles.meta}>
        {t('sentenceOf', { n: order, all: paper.content.length })}
        {name && ` · ${name}`}
      </p>
      {!text && <p className={styles.hidden}>{t('textHidden')}</p>}
      {text &&
        (tools ? (
          <tools.Area id="intensive-sentence" label={t('sentences')}>
            {words}
          </tools.Area>
        ) : (
          words
        ))}
      {hasTranslation && (
        <div>
          <Button kind="ghost" size="sm" onClick={() => setListening({ translation: !translation })}>
            {t(translation ? 'hideTranslation' : 'showTranslation')}
          </Button>
          {translation && sentence.zh && (
            <p className={styles.zh} lang="zh-CN">
              {sentence.zh}
            </p>
          )}
        </div>
      )}
    </>
  );
}
