import type { ReviewInput, WordCard } from '@ninefold/contract/vocabulary/learning';
import { hardExercise } from '@ninefold/core/vocabulary/hard/hard-word';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { newId } from '#practice/new-id.ts';
import { Button } from '#ui/Button.tsx';
import { toast } from '#ui/states/toast.ts';
import { CardFace } from '../card/CardFace.tsx';
import roundStyles from '../round/RoundPage.module.css';
import { Exercise } from './Exercise.tsx';
import styles from './HardWord.module.css';
import { hardMessages } from './hard.messages.ts';
import { WordParts } from './WordParts.tsx';

type HardWordProps = {
  card: WordCard;
  /** Other words that are forgotten: what this one may be taken for. */
  others: readonly string[];
  onReview: (review: ReviewInput) => void;
  onNext: (putBack: boolean) => void;
};

/** One word with its family, look-alikes, parts and sentences, a small exercise, and the way back. */
export function HardWord({ card, others, onReview, onNext }: HardWordProps) {
  const t = useText(hardMessages);
  const { word, spellings, places, lapses } = card;
  const { examples, family, confused_with } = word.vocabulary_ext;
  const [answered, setAnswered] = useState<boolean | null>(null);
  const shownAt = useRef(Date.now());
  const stage = useRef<HTMLElement>(null);
  const exercise = useMemo(() => {
    const sentences = [...places.map(({ sentence }) => sentence), ...examples.map(({ en }) => en)];
    const rivals = [...confused_with.map((one) => one.word), ...family.map((one) => one.word), ...others];
    return hardExercise({ spellings, sentences, rivals });
  }, [spellings, places, examples, family, confused_with, others]);
  const putBack = useMutation({
    mutationFn: () => api.vocabulary.putBack({ vocabulary_id: word.id }),
    onSuccess: () => {
      toast.success(t('putBackNews', { word: word.name }));
      onNext(true);
    },
    onError: ({ message }) => toast.error(message || t('failed')),
  });
  useEffect(() => {
    stage.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);

  function answer(right: boolean, given: string) {
    if (answered === null) {
      const seconds = Math.min(600, Math.round((Date.now() - shownAt.current) / 1000));
      const asked = { vocabulary_id: word.id, form: exercise.gap ? 'gap' : 'word', given } as const;
      onReview({ key: newId(), ...asked, grade: right ? 3 : 1, seconds, at: Date.now() });
    }
    setAnswered(right);
  }

  return (
    <>
      <main className={roundStyles.stage} ref={stage} tabIndex={-1} data-hard={word.name}>
        <article className={roundStyles.card}>
          <p className={styles.lead}>{t('lead', { count: lapses })}</p>
          <CardFace
            card={card}
            foot={
              <>
                <MoreSentences sentences={examples.slice(1).map(({ en }) => en)} />
                <Exercise exercise={exercise} meaning={word.vocabulary_ext.core_meanings} onAnswer={answer} />
              </>
            }
          >
            <WordParts word={word} />
          </CardFace>
        </article>
      </main>
      <footer className={roundStyles.footer}>
        <div className={styles.buttons}>
          <Button block onClick={() => onNext(false)}>
            {t('later')}
          </Button>
          <Button
            block
            kind={answered ? 'primary' : 'secondary'}
            busy={putBack.isPending}
            onClick={() => putBack.mutate()}
          >
            {t('putBack')}
          </Button>
        </div>
      </footer>
    </>
  );
}

function MoreSentences({ sentences }: { sentences: readonly string[] }) {
  const t = useText(hardMessages);
  if (sentences.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.label}>{t('sentences')}</h2>
      <ul className={styles.sentences} lang="en">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
