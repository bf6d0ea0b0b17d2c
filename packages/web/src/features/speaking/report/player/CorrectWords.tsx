import type { SpokenAnswer } from '@ninefold/contract/speaking/report';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { TextField } from '#ui/forms/TextField.tsx';
import { Icon } from '#ui/Icon.tsx';
import { reportMessages } from '../report.messages.ts';
import styles from './CorrectWords.module.css';
import { type AnswerPlayer, canHear } from './useAnswerPlayer.ts';
import type { Corrections } from './useCorrections.ts';

type Props = { answer: SpokenAnswer; player: AnswerPlayer; corrections: Corrections };

const BREATH_SECONDS = 0.4;
const NOT_A_WORD = /[^\p{L}\p{N}'’ -]/gu;
const LONGEST = 60;
const bare = (text: string): string => text.replace(/[.,!?;:…]+$/, '');

/** The transcript, word by word, to be put right where the machine misheard; sent together, then judged again. */
export function CorrectWords({ answer, player, corrections }: Props) {
  const t = useText(reportMessages);
  const { texts, change, send, stop, isBusy } = corrections;
  const [at, setAt] = useState(0);
  const chosen = answer.words[at];
  const textOf = (place: number): string => texts.get(place) ?? bare(answer.words[place]?.text ?? '');
  return (
    <div className={styles.correct} data-correcting>
      <p className={styles.quiet}>{t('correctLead')}</p>
      <p className={styles.words} lang="en">
        {answer.words.map((word, place) => (
          <button
            key={`${word.from} ${word.text}`}
            type="button"
            className={cx(styles.word, texts.has(place) && styles.changed, textOf(place) === '' && styles.gone)}
            aria-pressed={place === at}
            onClick={() => {
              setAt(place);
              if (canHear(player)) player.playFrom(Math.max(0, word.from - BREATH_SECONDS), word.to + BREATH_SECONDS);
            }}
          >
            {textOf(place) || word.text}
          </button>
        ))}
      </p>
      {chosen && (
        <div className={styles.field}>
          <TextField
            label={t('correctLabel', { word: bare(chosen.text) })}
            hint={t('correctHint')}
            value={textOf(at)}
            lang="en"
            autoComplete="off"
            autoCapitalize="off"
            disabled={isBusy}
            onChange={({ target }) => change(at, target.value.replace(NOT_A_WORD, '').slice(0, LONGEST))}
          />
          {canHear(player) && (
            <Button
              size="sm"
              leftIcon={<Icon of={IconPlayerPlay} size={16} />}
              onClick={() => player.playFrom(Math.max(0, chosen.from - BREATH_SECONDS), chosen.to + BREATH_SECONDS)}
            >
              {t('mine')}
            </Button>
          )}
        </div>
      )}
      <div className={styles.buttons}>
        <Button kind="soft" busy={isBusy} disabled={texts.size === 0} onClick={() => send()}>
          {texts.size === 0 ? t('correctFirst') : t('correctSend', { count: texts.size })}
        </Button>
        <Button kind="ghost" disabled={isBusy} onClick={stop}>
          {t('correctStop')}
        </Button>
      </div>
    </div>
  );
}
