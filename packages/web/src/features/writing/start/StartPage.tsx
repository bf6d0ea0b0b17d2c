import type { EssayPaper } from '@ninefold/contract/writing/fields';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { DeferredBlock } from '#navigation/DeferredBlock.tsx';
import { linkAs } from '#navigation/link.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { QuestionText } from '../figure/QuestionText.tsx';
import { kindMessages } from '../kinds/kinds.messages.ts';
import { PrepareCard } from './PrepareCard.tsx';
import { StartAside } from './StartAside.tsx';
import styles from './StartPage.module.css';
import { essayStartMessages } from './start.messages.ts';

const Go = linkAs(ButtonLink);

/** Before the first word: the question, the drafts there are, and the choice of mode. */
export function StartPage({ paper }: { paper: EssayPaper }) {
  const t = useText(essayStartMessages);
  const kinds = useText(kindMessages);
  const { language } = useLanguage();
  if (paper.locked === 1)
    return (
      <EmptyState
        tall
        title={t('locked')}
        action={
          <Go kind="primary" to="/profile/vip">
            {t('lockedAction')}
          </Go>
        }
      >
        {t('lockedSentence')}
      </EmptyState>
    );
  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.title}>{paper.title[language]}</h1>
        <p className={styles.meta}>
          {t('meta', { task: paper.task, kind: kinds(paper.type), module: kinds(paper.module) })}
        </p>
      </header>
      <div className={styles.columns}>
        <QuestionText paper={paper} />
        {/* The question is read first: what is chosen and prepared beside it comes in the frame after it. */}
        <DeferredBlock>
          <StartAside paper={paper} />
          <PrepareCard paper={paper} />
        </DeferredBlock>
      </div>
    </div>
  );
}
