import type { WordCard } from '@ninefold/contract/vocabulary/learning';
import { gapIn } from '@ninefold/core/vocabulary/gap';
import type { ReactNode } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { roundMessages } from '../round.messages.ts';
import styles from './CardFace.module.css';
import { ExampleSound } from './ExampleSound.tsx';
import { Meanings } from './Meanings.tsx';
import { Places } from './Places.tsx';
import { Related } from './Related.tsx';
import { SaveButton } from './SaveButton.tsx';
import { Sounds } from './Sounds.tsx';

type Faced = Pick<WordCard, 'word' | 'spellings'> & Partial<Pick<WordCard, 'places'>>;
type CardFaceProps = { card: Faced; foot?: ReactNode; children?: ReactNode };

/** A card as it is seen once it is turned: one word, one screen. `foot`: what the learner and this word have been through; left out in a preview. */
export function CardFace({ card, foot, children }: CardFaceProps) {
  const t = useText(roundMessages);
  const { word } = card;
  const { core_meanings, examples, collocations, collocation_notes = [] } = word.vocabulary_ext;
  const meaningOf = (collocation: string) => collocation_notes.find(({ text }) => text === collocation)?.zh;
  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.word} lang="en">
          {word.name}
        </h1>
        <SaveButton word={word} />
      </div>
      <Sounds word={word} />
      {children}
      <Meanings of={core_meanings} look="card" heard />
      {examples.slice(0, 2).map((example) => (
        <Example key={example.en} sentence={example} spellings={card.spellings} />
      ))}
      {collocations.length > 0 && (
        <p className={styles.chips}>
          <span className={styles.label}>{t('collocations')}</span>
          {collocations.slice(0, 4).map((one) => (
            <span key={one} className={styles.chip}>
              <span lang="en">{one}</span>
              {meaningOf(one) && (
                <span className={styles.chipMeaning} lang="zh-CN">
                  {meaningOf(one)}
                </span>
              )}
            </span>
          ))}
        </p>
      )}
      <Related word={word} />
      <Places places={card.places ?? []} spellings={card.spellings} />
      {foot}
    </>
  );
}

type Sentence = WordCard['word']['vocabulary_ext']['examples'][number];

function Example({ sentence, spellings }: { sentence: Sentence; spellings: readonly string[] }) {
  const gap = gapIn(sentence.en, spellings);
  return (
    <blockquote className={styles.example}>
      <p lang="en">
        {gap ? (
          <>
            {gap.before}
            <b className={styles.used}>{gap.word}</b>
            {gap.after}
          </>
        ) : (
          sentence.en
        )}{' '}
        <ExampleSound sentence={sentence} />
      </p>
      {sentence.zh !== '' && (
        <p className={styles.translated} lang="zh-CN">
          {sentence.zh}
        </p>
      )}
    </blockquote>
  );
}

export function CardFoot({ card: { lapses, last_time, word } }: { card: WordCard }) {
  const t = useText(roundMessages);
  const format = useFormat();
  const { language } = useLanguage();
  const paper = word.vocabulary_ext.examples[0]?.paper;
  const facts = [
    word.vocabulary_ext.level,
    lapses > 0 && t('lapses', { count: lapses }),
    last_time > 0 ? t('lastTime', { day: format.shortDate(last_time) }) : t('firstTime'),
  ].filter(Boolean);
  return (
    <p className={styles.foot}>
      {facts.join(' · ')}
      {paper && (
        <>
          {' · '}
          {/* In another tab: the round goes on where it is. */}
          <a href={`#/${paper.skill}-next/${paper.id}`} target="_blank" rel="noreferrer">
            {t('fromPaper', { title: paper.title[language] })}
          </a>
        </>
      )}
    </p>
  );
}
