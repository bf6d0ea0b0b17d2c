import type { EssayPaper } from '@ninefold/contract/writing/fields';
import type { QuestionReview } from '@ninefold/contract/writing/study';
import { pieces } from '@ninefold/core/writing/model-text/keyword-pieces';
import { useText } from '#i18n/useText.ts';
import { Card } from '#ui/Card.tsx';
import { FigureView } from '../figure/FigureView.tsx';
import { studyMessages } from '../study/study.messages.ts';
import styles from './QuestionReviewPage.module.css';

type PromptCardProps = { paper: EssayPaper; keywords: NonNullable<QuestionReview['analysis']>['keywords'] };

/** The question, with the words that decide it numbered as below. */
export function PromptCard({ paper, keywords }: PromptCardProps) {
  const t = useText(studyMessages);
  const words = keywords.map(({ text }) => text);
  return (
    <Card padding="lg">
      <h2 className="nf-sr-only">{t('prompt')}</h2>
      <div className={styles.prompt} lang="en">
        {paper.content.split(/\n+/).map((line) => (
          <p key={line}>
            <Marked text={line} words={words} />
          </p>
        ))}
        {paper.letter && (
          <ul>
            {paper.letter.bullets.map((bullet) => (
              <li key={bullet}>
                <Marked text={bullet} words={words} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {paper.figures.map((figure) => (
        <FigureView key={figure.title} figure={figure} />
      ))}
    </Card>
  );
}

function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return pieces(text, words).map(({ at, text: piece, n }) =>
    n === 0 ? (
      <span key={at}>{piece}</span>
    ) : (
      <span key={at}>
        <mark className={styles.keyword}>{piece}</mark>
        <span className={styles.dot}>{n}</span>
      </span>
    ),
  );
}
