import type { SpokenAnswer } from '@ninefold/contract/speaking/report';
import { IconMicrophone, IconPlayerPlay, IconVolume } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Tag } from '#ui/Tag.tsx';
import { askAloud, hasVoice } from '../../examiner/examiner-voice.ts';
import type { AnswerPlayer } from '../player/useAnswerPlayer.ts';
import { reportMessages } from '../report.messages.ts';
import styles from './AnswerAside.module.css';

/** Played before and after a word: alone it is hard to understand. */
const BREATH_SECONDS = 0.25;

type Props = {
  answer: SpokenAnswer;
  player: AnswerPlayer;
  /** Leads to the learner's own sentence, to be said again. */
  onSayAgain?: ((sentence: number) => void) | undefined;
  /** The learner knows better: the word is left alone from then on. */
  onRight?: ((at: number, text: string) => void) | undefined;
  busy?: boolean | undefined;
};

/** Words whose sound the machine doubts: one's own, the standard one, and how sure it is. */
export function WordsToCheck({ answer, player, onSayAgain, onRight, busy = false }: Props) {
  const { check_words: words, better } = answer;
  const t = useText(reportMessages);
  const { language } = useLanguage();
  const [voice, setVoice] = useState(false);
  useEffect(() => void hasVoice('').then(setVoice), []);
  if (words.length === 0) return null;
  return (
    <Card padding="none" aria-label={t('checkTitle', { count: words.length })}>
      <div className={styles.cardHead}>
        <h2 className={styles.title}>{t('checkTitle', { count: words.length })}</h2>
        <span className={styles.quiet}>{t('checkNote')}</span>
      </div>
      <ol>
        {words.map(({ from, to, text, confidence, advice }, at) => {
          const tenths = Math.max(1, Math.min(9, Math.round(confidence * 10)));
          const sentence = better.findIndex((one) => from >= one.from && to <= one.to);
          const place = answer.words.findIndex((one) => one.from <= (from + to) / 2 && one.to >= (from + to) / 2);
          return (
            <li key={`${from} ${text}`} className={styles.checked} data-check={at + 1}>
              <div className={styles.row}>
                <b lang="en">
                  <span className={styles.number}>{at + 1}</span> {text}
                </b>
                <Tag tone="line">{t('sure', { tenths })}</Tag>
              </div>
              <p className={styles.quiet}>{advice[language]}</p>
              <div className={styles.buttons}>
                {player.state !== 'gone' && (
                  <Button
                    size="sm"
                    disabled={player.state !== 'ready'}
                    leftIcon={<Icon of={IconPlayerPlay} size={16} />}
                    onClick={() => player.playFrom(Math.max(0, from - BREATH_SECONDS), to + BREATH_SECONDS)}
                  >
                    {t('mine')}
                  </Button>
                )}
                {onSayAgain && sentence >= 0 && (
                  <Button
                    size="sm"
                    kind="soft"
                    leftIcon={<Icon of={IconMicrophone} size={16} />}
                    onClick={() => onSayAgain(sentence)}
                  >
                    {t('sayAgain')}
                  </Button>
                )}
                {voice && (
                  <Button
                    size="sm"
                    leftIcon={<Icon of={IconVolume} size={16} />}
                    onClick={() => void askAloud(text, '', () => {})}
                  >
                    {t('standard')}
                  </Button>
                )}
                {onRight && place >= 0 && (
                  <Button size="sm" kind="ghost" disabled={busy} onClick={() => onRight(place, text)}>
                    {t('saidRight')}
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
