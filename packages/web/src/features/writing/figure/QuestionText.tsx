import type { EssayPaper } from '@ninefold/contract/writing/fields';
import { FigureView } from './FigureView.tsx';
import { OwnPicture } from './OwnPicture.tsx';
import styles from './QuestionText.module.css';

/** The question as it stands on the paper: its words, a letter's points, its figures. */
export function QuestionText({ paper }: { paper: EssayPaper }) {
  return (
    <div className={styles.question}>
      <div className={styles.box} lang="en">
        {paper.content.split(/\n+/).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {paper.letter && (
          <>
            <ul>
              {paper.letter.bullets.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
            <p className={styles.greeting}>{paper.letter.greeting}</p>
          </>
        )}
      </div>
      {paper.subject_url !== '' && <OwnPicture src={paper.subject_url} />}
      {paper.figures.map((figure) => (
        <FigureView key={figure.title} figure={figure} />
      ))}
    </div>
  );
}
