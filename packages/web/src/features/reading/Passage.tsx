import type { ReadingPaper } from '@ninefold/contract/practice/paper';
import { Fragment, memo, useMemo } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { HighlightedText } from '#practice/annotations/HighlightedText.tsx';
import { groupSeats } from '#practice/paper/seats.ts';
import { playerMessages } from '#practice/player.messages.ts';
import { useDesk } from '#practice/questions/desk.ts';
import { Slot } from '#practice/questions/match/Slot.tsx';
import styles from './Passage.module.css';

/** The name under which the text of a paragraph is filed: highlights and evidence refer to it. */
export const paragraphBlock = (paperId: number, label: string): string => `${paperId}/p/${label}`;

type PassageProps = {
  paper: ReadingPaper;
  /** Letters beside the paragraphs, as in an exam whose questions ask for them, and wherever explanations name them. */
  lettered: boolean;
  translations?: ReadonlyMap<string, string>;
};

/** The text of a part. If the questions ask for headings, each paragraph has a slot for one, as on the test's screen. */
export const Passage = memo(function Passage({ paper, lettered, translations }: PassageProps) {
  const t = useText(playerMessages);
  const { language } = useLanguage();
  return (
    <article className={styles.passage} lang="en">
      <h2 className={styles.title}>
        <HighlightedText block={`${paper.id}/title`} text={paper.title.en} />
      </h2>
      {paper.subtitle && (
        <p className={styles.subtitle}>
          <HighlightedText block={`${paper.id}/subtitle`} text={paper.subtitle} />
        </p>
      )}
      {paper.paragraphs.map(({ label, heading, text }) => (
        <Fragment key={label}>
          <HeadingSlot label={label} />
          {heading && <h3 className={styles.heading}>{heading}</h3>}
          <p className={lettered ? styles.lettered : styles.paragraph} data-paragraph={label}>
            {lettered && (
              <>
                <b className={styles.letter} aria-hidden="true">
                  {label}
                </b>
                <span className="nf-sr-only">{t('paragraph', { letter: label })}</span>
              </>
            )}
            <HighlightedText block={paragraphBlock(paper.id, label)} text={text} />
          </p>
          {translations?.get(label) && (
            <p className={styles.translation} lang="zh-CN">
              {translations.get(label)}
            </p>
          )}
        </Fragment>
      ))}
      {paper.glossary.length > 0 && (
        <dl className={styles.glossary}>
          {paper.glossary.map(({ term, note }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd lang={language === 'zh' ? 'zh-CN' : 'en'}>{note[language]}</dd>
            </div>
          ))}
        </dl>
      )}
    </article>
  );
});

function HeadingSlot({ label }: { label: string }) {
  const { part, oneAtATime } = useDesk();
  const found = useMemo(() => {
    const index = part.paper.groups.findIndex(({ type }) => type === 'matching-headings');
    const seat = groupSeats(part, index).find(({ question }) => question.at === label);
    const group = part.paper.groups[index];
    return seat && group ? { seat, group } : null;
  }, [part, label]);
  // On a phone the slot is below the text, beside the options it is filled from.
  if (!found || oneAtATime) return null;
  return (
    <div className={styles.place}>
      <Slot seat={found.seat} group={found.group} wide />
    </div>
  );
}
