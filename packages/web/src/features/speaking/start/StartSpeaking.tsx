import type { Output } from '@ninefold/contract/call';
import type { Contract } from '@ninefold/contract/contract';
import type { SpeakingSitting } from '@ninefold/contract/speaking/sitting';
import { questionsOf } from '@ninefold/core/speaking/interview';
import { partsOf, type SatPart, type SpeakingMode } from '@ninefold/core/speaking/parts';
import { useId, useState } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { ChoiceCard } from '#ui/forms/ChoiceCard.tsx';
import { sittingMessages } from '../sitting/sitting.messages.ts';
import { speakingMessages } from '../speaking.messages.ts';
import { recordOf, reportOf } from '../speaking-paths.ts';
import { MicrophoneCard } from './MicrophoneCard.tsx';
import styles from './StartSpeaking.module.css';
import { useStartSpeaking } from './useStartSpeaking.ts';

export type Topic = Output<Contract['speaking']['getTopic']>;

const Go = linkAs(ButtonLink);

type Props = { topic: Topic; part: SatPart; mode: SpeakingMode; onStarted: (sitting: SpeakingSitting) => void };

/** Before the first question: what comes, how long it takes, the mode, and whether the microphone hears. */
export function StartSpeaking({ topic: { set, open, last }, part, mode: wanted, onStarted }: Props) {
  const t = useText(sittingMessages);
  const words = useText(speakingMessages);
  const { language } = useLanguage();
  const group = useId();
  const [mode, setMode] = useState<SpeakingMode>(part === 0 ? 'exam' : wanted);
  const [heard, setHeard] = useState(false);
  const start = useStartSpeaking(onStarted);
  const goesOn = open?.state === 'open' && open.mode === mode ? open : null;
  const questions = questionsOf(set);
  const mustCheck = mode === 'exam' && !heard;
  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.title}>{set.title[language]}</h1>
        <p className={styles.quiet}>{words(`part${part}`)}</p>
      </header>
      {goesOn && (
        <div className={styles.open}>
          <p>{t('goOnKept')}</p>
          <Go kind="primary" {...recordOf(goesOn)}>
            {t('goOn')}
          </Go>
        </div>
      )}
      <div className={styles.columns}>
        <section className={styles.card} aria-label={t('runTitle')}>
          <h2 className={styles.runTitle}>{t('runTitle')}</h2>
          {partsOf(part).map((one) => {
            const time = set.times.find((row) => row.part === one);
            const count = questions.filter((question) => question.part === one && question.after === 0).length;
            if (count === 0) return null;
            return (
              <div key={one} className={styles.run}>
                <b>{words(`part${one}`)}</b>
                <p>{t(`run${one}`)}</p>
                <span className={styles.quiet}>
                  {t('questionsCount', { count })}
                  {time && ` · ${t('runTime', { from: Math.round(time.from / 60), to: Math.round(time.to / 60) })}`}
                </span>
              </div>
            );
          })}
        </section>
        <div className={styles.card}>
          {part !== 0 && (
            <fieldset className={styles.modes}>
              <legend>{t('modeTitle')}</legend>
              {(['practice', 'exam'] as const).map((one) => (
                <ChoiceCard
                  key={one}
                  group={group}
                  title={words(one)}
                  hint={t(`${one}Hint`)}
                  chosen={mode === one}
                  onChoose={() => setMode(one)}
                />
              ))}
            </fieldset>
          )}
          <MicrophoneCard onHeard={() => setHeard(true)} />
          <div className={styles.block}>
            <Button
              kind={goesOn ? 'secondary' : 'primary'}
              size="lg"
              block
              busy={start.isPending}
              disabled={mustCheck}
              onClick={() => start.mutate({ id: set.id, part, mode, fresh: goesOn !== null })}
            >
              {t(goesOn ? 'startAgain' : 'start')}
            </Button>
            {mustCheck && <p className={styles.quiet}>{t('checkFirst')}</p>}
            {goesOn && <p className={styles.quiet}>{t('startAgainNote')}</p>}
            {last && last.state !== 'open' && (
              <Go kind="ghost" size="lg" {...reportOf(last)}>
                {t('last')}
              </Go>
            )}
            <p className={styles.error} role="alert">
              {start.error && (start.error.message || t('startFailed'))}
            </p>
          </div>
        </div>
      </div>
    </div>
  );
}
