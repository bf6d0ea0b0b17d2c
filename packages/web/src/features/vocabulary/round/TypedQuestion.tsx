import type { WordCard } from '@ninefold/contract/vocabulary/learning';
import { gapIn } from '@ninefold/core/vocabulary/gap';
import { IconVolume } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { useShown } from '#practice/cards/shown.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Meanings } from '../card/Meanings.tsx';
import { roundMessages } from '../round.messages.ts';
import styles from './TypedQuestion.module.css';

type TypedQuestionProps = { card: WordCard; onGive: (given: string) => void; onHear: (() => void) | null };

/** Asked by its meaning, its sound or its sentence, and typed. */
export function TypedQuestion({ card, onGive, onHear }: TypedQuestionProps) {
  const t = useText(roundMessages);
  const [given, setGiven] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // A new card is a new question, and whoever types has their hands on the keys.
  const atHand = useShown();
  useEffect(() => {
    if (atHand) field.current?.focus({ preventScroll: true });
  }, [atHand]);
  const [example] = card.word.vocabulary_ext.examples;
  const gap = card.form === 'gap' && example ? gapIn(example.en, card.spellings) : null;
  const ask = t(card.form === 'sound' ? 'askSound' : gap ? 'askGap' : 'askWord');

  function give(event: FormEvent) {
    event.preventDefault();
    if (given.trim() !== '') onGive(given);
  }

  return (
    <form className={styles.typed} onSubmit={give}>
      <h1 className={styles.ask}>{ask}</h1>
      {card.form === 'sound' && onHear ? (
        <Button size="lg" leftIcon={<Icon of={IconVolume} />} onClick={onHear}>
          {t('hear')}
        </Button>
      ) : (
        <Meanings of={card.word.vocabulary_ext.core_meanings} look="card" />
      )}
      {gap && (
        <p className={styles.sentence} lang="en">
          {gap.before}
          <span className={styles.gap}>{'_'.repeat(Math.min(12, Math.max(4, gap.word.length)))}</span>
          {gap.after}
        </p>
      )}
      <input
        ref={field}
        className={styles.input}
        aria-label={ask}
        placeholder={t('typeHere')}
        lang="en"
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        value={given}
        maxLength={64}
        onChange={(event) => setGiven(event.target.value)}
      />
      <div className={styles.buttons}>
        <Button onClick={() => onGive('')}>{t('forgot')}</Button>
        <Button kind="primary" type="submit" disabled={given.trim() === ''}>
          {t('check')}
        </Button>
      </div>
    </form>
  );
}
