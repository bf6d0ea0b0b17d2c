import type { DrillOf } from '@ninefold/contract/mistakes/card';
import type { Answered } from '@ninefold/contract/mistakes/solution';
import { useEffect } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { useShown } from '#practice/cards/shown.ts';
import type { WordKit } from '#practice/drill-kit.ts';
import { cx } from '#ui/cx.ts';
import { Kbd } from '#ui/Kbd.tsx';
import { mistakesMessages } from '../mistakes.messages.ts';
import styles from './WordCard.module.css';
import { WordSolution } from './WordSolution.tsx';

type WordCardProps = {
  kit: WordKit;
  drill: DrillOf<'word'>;
  value: string | readonly string[];
  onChange: (value: string) => void;
  answered: Answered | null;
  readOnly: boolean;
};

/** A word and four meanings of words that look like it. The keys 1 to 4 choose. */
export function WordCard({ kit, drill: { word, choices }, value, onChange, answered, readOnly }: WordCardProps) {
  const t = useText(mistakesMessages);
  // In one language for all four: a single English line among Chinese ones would stand out.
  const isEnglish = useLanguage().language === 'en' && choices.every(({ en }) => en !== '');
  const solution = answered?.solution.form === 'word' ? answered.solution : null;
  return (
    <div className={styles.card}>
      {!readOnly && <ChoiceKeys choices={choices} onChoose={onChange} />}
      <h2 className={styles.word} lang="en">
        {word.name}
      </h2>
      <p className={styles.sounds}>
        <kit.Sounds word={word} />
      </p>
      <fieldset className={styles.choices}>
        <legend>{t('wordAsk')}</legend>
        {choices.map(({ zh: choice, en }, at) => (
          <label
            key={choice}
            lang={isEnglish ? 'en' : 'zh-CN'}
            className={cx(
              styles.choice,
              value === choice && styles.chosen,
              solution && choice === solution.meaning && styles.right,
              solution && choice === value && choice !== solution.meaning && styles.wrong,
            )}
          >
            <input
              type="radio"
              name={`word-${word.id}`}
              checked={value === choice}
              disabled={readOnly}
              onChange={() => onChange(choice)}
            />
            <span>{isEnglish ? en : choice}</span>
            <Kbd>{at + 1}</Kbd>
          </label>
        ))}
      </fieldset>
      {answered && solution && <WordSolution kit={kit} right={answered.right === 1} word={solution.word} />}
    </div>
  );
}

/** Draws nothing, and listens while the card is the one at hand. */
function ChoiceKeys({ choices, onChoose }: Pick<DrillOf<'word'>, 'choices'> & { onChoose: (choice: string) => void }) {
  const shown = useShown();
  useEffect(() => {
    if (!shown) return;
    const onKey = (event: KeyboardEvent) => {
      const choice = choices[Number(event.key) - 1]?.zh;
      if (choice !== undefined && !event.isComposing) onChoose(choice);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [choices, shown, onChoose]);
  return null;
}
