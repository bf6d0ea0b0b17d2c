import type { Output } from '@ninefold/contract/call';
import type { Contract } from '@ninefold/contract/contract';
import type { EssayRecord } from '@ninefold/contract/writing/records';
import { isOpen } from '@ninefold/core/open-pages';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { editorMessages } from '../editor.messages.ts';
import styles from './Help.module.css';

type Idea = Output<Contract['writing']['getPracticeHelp']>['ideas'][number];
type IdeasPanelProps = { ideas: readonly Idea[]; record: EssayRecord; onPutIn: (words: string) => void };

const Go = linkAs(ButtonLink);

/** What can be said, side by side of the argument: the claim, why, an example, and words for it. */
export function IdeasPanel({ ideas, record, onPutIn }: IdeasPanelProps) {
  const t = useText(editorMessages);
  const { language } = useLanguage();
  const sides = [...new Set(ideas.map(({ side }) => side))];
  const board = `/writing-ideas/${record.paper_id}/${record.task}`;
  if (ideas.length === 0) return <p className={styles.quiet}>{t('noHelp')}</p>;
  return (
    <div className={styles.block}>
      {sides.map((side) => (
        <section key={side} aria-label={side}>
          <h3 className={styles.title} lang="en">
            {side}
          </h3>
          <ul className={styles.rows}>
            {ideas
              .filter((idea) => idea.side === side)
              .map((idea) => (
                <li key={idea.idea.en} className={styles.idea}>
                  <p>
                    <b>{idea.idea[language]}</b>
                  </p>
                  {idea.because && (
                    <p>
                      <span className={styles.quiet}>{t('because')}</span> {idea.because[language]}
                    </p>
                  )}
                  {idea.example && (
                    <p>
                      <span className={styles.quiet}>{t('example')}</span> {idea.example[language]}
                    </p>
                  )}
                  <div className={styles.words}>
                    {idea.words.map((word) => (
                      <button
                        key={word}
                        type="button"
                        className={styles.word}
                        lang="en"
                        title={t('putIn')}
                        onClick={() => onPutIn(word)}
                      >
                        {word}
                      </button>
                    ))}
                  </div>
                </li>
              ))}
          </ul>
        </section>
      ))}
      {isOpen(board) && (
        <Go kind="soft" size="sm" to="/writing-ideas/$id/$type" params={{ id: record.paper_id, type: record.task }}>
          {t('moreIdeas')}
        </Go>
      )}
    </div>
  );
}
