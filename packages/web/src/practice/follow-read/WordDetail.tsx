import type { ReadingShown } from '@ninefold/contract/mistakes/read-aloud';
import { levelOfScore } from '@ninefold/core/intensive-listening/follow-read/scores';
import { IconVolume } from '@tabler/icons-react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './FollowRead.module.css';
import { readingMessages } from './reading.messages.ts';

/** Played before and after a word: alone it is hard to understand. */
const BREATH_SECONDS = 0.15;

type Props = {
  score: ReadingShown;
  place: number;
  /** null: nothing may be heard now. */
  onPlay: ((from: number, to: number) => void) | null;
};

/** One word sound by sound, with what to check where the engine may say so. */
export function WordDetail({ score, place, onPlay }: Props) {
  const t = useText(readingMessages);
  const { language } = useLanguage();
  const word = score.words[place];
  if (!word) return null;
  const sounds = word.phones.map((phone, at) => ({ ...phone, at }));
  const hints = [
    ...new Set([word.advice, ...word.phones.map(({ advice }) => advice)].flatMap((one) => one?.[language] ?? [])),
  ];
  const play = () => onPlay?.(Math.max(0, word.from - BREATH_SECONDS), word.to + BREATH_SECONDS);
  return (
    <section className={styles.detail} aria-label={word.word}>
      <div className={styles.detailHead}>
        <b lang="en">{word.word}</b>
        {word.said && score.file_url !== '' && (
          <Button size="sm" leftIcon={<Icon of={IconVolume} size={16} />} disabled={!onPlay} onClick={play}>
            {t('playWord')}
          </Button>
        )}
      </div>
      {sounds.length > 0 && (
        <ul className={styles.phones} aria-label={t('phones')}>
          {sounds.map(({ phone, heard, score: points, at }) => (
            <li key={at} className={cx(styles.phone, styles[levelOfScore(points)])}>
              <span lang="en">/{phone}/</span>
              <small className={styles.points}>{points}</small>
              {heard && heard !== phone && <small>{t('heardAs', { heard })}</small>}
            </li>
          ))}
        </ul>
      )}
      {hints.map((hint) => (
        <p key={hint} className={styles.hint}>
          {hint}
        </p>
      ))}
    </section>
  );
}
