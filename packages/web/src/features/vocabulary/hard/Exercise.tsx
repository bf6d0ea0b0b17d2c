import type { Word } from '@ninefold/contract/vocabulary';
import type { HardExercise } from '@ninefold/core/vocabulary/hard/hard-word';
import { folded } from '@ninefold/core/vocabulary/look-up';
import { type FormEvent, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { Meanings } from '../card/Meanings.tsx';
import styles from './HardWord.module.css';
import { hardMessages } from './hard.messages.ts';

type ExerciseProps = {
  exercise: HardExercise;
  meaning: Word['vocabulary_ext']['core_meanings'];
  onAnswer: (right: boolean, given: string) => void;
};

/** The word is put into a sentence: chosen among what it is taken for, or written. */
export function Exercise({ exercise, meaning, onAnswer }: ExerciseProps) {
  const t = useText(hardMessages);
  const [given, setGiven] = useState('');
  const { gap } = exercise;
  const answers = exercise.kind === 'choose' ? [exercise.gap.word] : exercise.answers;
  const isRight = answers.some((one) => folded(one) === folded(given));

  function give(word: string) {
    setGiven(word);
    onAnswer(
      answers.some((one) => folded(one) === folded(word)),
      word,
    );
  }

  return (
    <section className={styles.exercise} aria-label={t('exercise')} data-exercise={exercise.kind}>
      <h2 className={styles.label}>{t(exercise.kind === 'choose' ? 'askChoose' : 'askWrite')}</h2>
      {gap ? (
        <p className={styles.gap} lang="en">
          {gap.before}
          <b>{given !== '' && isRight ? gap.word : '_____'}</b>
          {gap.after}
        </p>
      ) : (
        <Meanings of={meaning} look="row" />
      )}
      {exercise.kind === 'choose' ? (
        <div className={styles.choices}>
          {exercise.choices.map((choice) => (
            <Button key={choice} aria-pressed={given === choice} onClick={() => give(choice)}>
              <span lang="en">{choice}</span>
            </Button>
          ))}
        </div>
      ) : (
        <Write onGive={give} />
      )}
      <p className={styles.verdict} role="status" data-right={given === '' ? undefined : isRight}>
        {given !== '' && (isRight ? t('right') : t('wrong', { word: answers[0] ?? '' }))}
      </p>
    </section>
  );
}

function Write({ onGive }: { onGive: (word: string) => void }) {
  const t = useText(hardMessages);
  const [typed, setTyped] = useState('');
  function submit(event: FormEvent) {
    event.preventDefault();
    if (typed.trim() !== '') onGive(typed.trim().slice(0, 100));
  }
  return (
    <form className={styles.write} onSubmit={submit}>
      <TextField
        label={t('writeHere')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        lang="en"
        autoComplete="off"
      />
      <Button type="submit">{t('check')}</Button>
    </form>
  );
}
