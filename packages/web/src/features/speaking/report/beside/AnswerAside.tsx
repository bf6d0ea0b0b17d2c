import type { SpokenAnswer } from '@ninefold/contract/speaking/report';
import type { SpeakingHelp } from '@ninefold/contract/speaking/set';
import { shownPauses } from '@ninefold/core/speaking/transcript';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { Card } from '#ui/Card.tsx';
import { Tag } from '#ui/Tag.tsx';
import { clockTime } from '../../clock-time.ts';
import { Samples } from '../../sitting/help/Samples.tsx';
import { type AnswerPlayer, canHear } from '../player/useAnswerPlayer.ts';
import type { Corrections } from '../player/useCorrections.ts';
import { reportMessages } from '../report.messages.ts';
import styles from './AnswerAside.module.css';
import { WordsToCheck } from './WordsToCheck.tsx';

type Props = {
  answer: SpokenAnswer;
  help: SpeakingHelp;
  player: AnswerPlayer;
  onSayAgain?: (sentence: number) => void;
  /** Where the learner may put words right. */
  corrections?: Corrections | undefined;
};

const TONES = { short: 'warn', good: 'ok', long: 'warn' } as const;

/** What is to be known about one answer: pauses, length, words to check, vocabulary, grammar, and others' answers. */
export function AnswerAside({ answer, help, player, onSayAgain, corrections }: Props) {
  const t = useText(reportMessages);
  const { language } = useLanguage();
  const pauses = shownPauses(answer);
  const inside = pauses.filter(({ inside_clause }) => inside_clause).length;
  const { length, relevance, vocabulary, grammar } = answer;
  const samples = help.questions.find(({ order }) => order === answer.order)?.samples ?? [];
  return (
    <>
      <Card aria-label={t('pausesTitle', { count: pauses.length })}>
        <div className={styles.head}>
          <h2 className={styles.title}>{t('pausesTitle', { count: pauses.length })}</h2>
          <span className={styles.quiet}>{t('wpm', { words: answer.words_a_minute })}</span>
        </div>
        {pauses.length === 0 ? (
          <p className={styles.quiet}>{t('noPauses')}</p>
        ) : (
          <p className={styles.dots}>
            <span className={styles.kind}>
              <Dots count={inside} look="full" /> {t('insideCount', { count: inside })}
            </span>
            <span className={styles.kind}>
              <Dots count={pauses.length - inside} look="ring" /> {t('betweenCount', { count: pauses.length - inside })}
            </span>
          </p>
        )}
        <h2 className={styles.title}>{t('lengthTitle')}</h2>
        <p className={styles.row}>
          {t('lengthOf', { time: clockTime(length.seconds), from: length.from, to: length.to })}
          <Tag tone={TONES[length.verdict]}>{t(`length_${length.verdict}`)}</Tag>
        </p>
        {relevance.verdict === 'off' && <p className={styles.warn}>{t('off')}</p>}
        {relevance.missing.map((point) => (
          <p key={point} className={styles.warn}>
            {t('missing', { point })}
          </p>
        ))}
      </Card>
      <WordsToCheck
        answer={answer}
        player={player}
        onSayAgain={onSayAgain}
        onRight={corrections && ((at, text) => corrections.send([{ at, text }]))}
        busy={corrections?.isBusy}
      />
      <Card aria-label={t('grammarTitle', { count: grammar.length })}>
        <h2 className={styles.title}>{t('grammarTitle', { count: grammar.length })}</h2>
        {grammar.length === 0 && <p className={styles.quiet}>{t('grammarNone')}</p>}
        <ul className={styles.list}>
          {grammar.map(({ from, to, text, better, certain, explanation }) => (
            <li key={`${from} ${text}`}>
              <div className={styles.found}>
                {canHear(player) ? (
                  <button
                    type="button"
                    className={styles.play}
                    onClick={() => player.playFrom(Math.max(0, from - 0.5), to + 0.5)}
                  >
                    <Correction text={text} better={better} />
                  </button>
                ) : (
                  <Correction text={text} better={better} />
                )}
                {!certain && <Tag tone="line">{t('question')}</Tag>}
              </div>
              <p className={styles.quiet}>{explanation[language]}</p>
            </li>
          ))}
        </ul>
      </Card>
      <Card aria-label={t('vocabularyTitle')}>
        <h2 className={styles.title}>{t('vocabularyTitle')}</h2>
        <p className={styles.quiet}>
          {t('vocabularyFacts', {
            words: vocabulary.words,
            distinct: vocabulary.distinct,
            share: Math.round(vocabulary.less_common * 100),
          })}
        </p>
        {vocabulary.good.length > 0 && (
          <p>
            <b className={styles.good}>{t('goodWords')}</b>{' '}
            <span lang="en">{[...new Set(vocabulary.good.map(({ text }) => text))].join(' · ')}</span>
          </p>
        )}
        {vocabulary.repeated.length > 0 && (
          <ul className={styles.list} aria-label={t('repeatedWords')}>
            {vocabulary.repeated.map(({ word, times, better }) => (
              <li key={word}>
                {better.length > 0
                  ? t('repeatedOf', { word, times, better: better.join(', ') })
                  : t('repeatedPlain', { word, times })}
              </li>
            ))}
          </ul>
        )}
      </Card>
      {samples.length > 0 && (
        <Card>
          <details className={styles.samples}>
            <summary>{t('samplesTitle')}</summary>
            <Samples samples={samples} />
          </details>
        </Card>
      )}
    </>
  );
}

function Correction({ text, better }: { text: string; better: string }) {
  if (better === '') return <span lang="en">{text}</span>;
  return (
    <span lang="en">
      <del>{text}</del> <ins>{better}</ins>
    </span>
  );
}

/** One mark each up to a dozen: more would not be counted by eye. */
function Dots({ count, look }: { count: number; look: 'full' | 'ring' }) {
  if (count === 0) return null;
  return (
    <span className={styles.marks} aria-hidden="true">
      {Array.from({ length: Math.min(12, count) }, (_, at) => `${look} ${at}`).map((key) => (
        <i key={key} className={styles[look]} />
      ))}
    </span>
  );
}
