import type { Word } from '@ninefold/contract/vocabulary';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { lookUpMessages } from './look-up.messages.ts';
import { SaveWord } from './SaveWord.tsx';
import { Sound } from './Sound.tsx';
import styles from './WordView.module.css';

/** `sentence`: the one it was selected in. */
type WordViewProps = { word: Word; selected: string; saveAtOnce: boolean; sentence?: string };

/** One entry: pronunciation, meanings and use. */
export function WordView({ word, selected, saveAtOnce, sentence = '' }: WordViewProps) {
  const t = useText(lookUpMessages);
  const { core_meanings, other_meanings, collocations, examples } = word.vocabulary_ext;
  const [example] = examples;
  const another = selected.toLowerCase() !== word.name.toLowerCase();
  return (
    <div className={styles.word}>
      <div className={styles.head}>
        <div className={styles.names}>
          <h2 className={styles.name} lang="en">
            {word.name}
          </h2>
          {another && <p className={styles.selected}>{t('selected', { words: selected })}</p>}
        </div>
        <SaveWord word={word} atOnce={saveAtOnce} sentence={sentence} />
      </div>
      <p className={styles.sounds}>
        <Sound accent="uk" ipa={word.uk_ipa} clip={word.uk_audio} />
        <Sound accent="us" ipa={word.us_ipa} clip={word.us_audio} />
      </p>
      <Meanings of={core_meanings} />
      {collocations.length > 0 && (
        <p className={styles.more}>
          <span className={styles.label}>{t('collocations')}</span>
          <span lang="en">{collocations.join(' · ')}</span>
        </p>
      )}
      {example && (
        <p className={styles.more}>
          <span className={styles.label}>{t('example')}</span>
          <span lang="en">{example.en}</span>
          <span className={styles.translated} lang="zh-CN">
            {example.zh}
          </span>
        </p>
      )}
      <p className={styles.source}>{t(word.source === 'book' ? 'fromBook' : 'fromDictionary')}</p>
      {other_meanings.length > 0 && (
        <div className={styles.more}>
          <span className={styles.label}>{t('otherMeanings')}</span>
          <Meanings of={other_meanings} />
        </div>
      )}
    </div>
  );
}

type MeaningOf = Word['vocabulary_ext']['core_meanings'][number];

function Meanings({ of }: { of: readonly MeaningOf[] }) {
  return (
    <ul className={styles.meanings}>
      {of.map((meaning) => (
        <Meaning key={`${meaning.pos} ${meaning.chineseTranslation}`} meaning={meaning} />
      ))}
    </ul>
  );
}

/** First in the learner's language, then in the other one. */
function Meaning({ meaning: { pos, chineseTranslation, englishDefinition, sound } }: { meaning: MeaningOf }) {
  const { language } = useLanguage();
  const chinese = <span lang="zh-CN">{chineseTranslation}</span>;
  const english = englishDefinition !== '' && <span lang="en">{englishDefinition}</span>;
  const [first, second] = language === 'zh' || !english ? [chinese, english] : [english, chinese];
  return (
    <li className={styles.meaning}>
      <span className={styles.pos} lang="en">
        {pos && `${pos}.`}
      </span>
      <span className={styles.told}>
        {first}
        {second && <span className={styles.second}>{second}</span>}
        {sound && (
          <span className={styles.sounds}>
            <Sound accent="uk" ipa={sound.uk_ipa} clip={sound.uk_audio} />
            <Sound accent="us" ipa={sound.us_ipa} clip={sound.us_audio} />
          </span>
        )}
      </span>
    </li>
  );
}
