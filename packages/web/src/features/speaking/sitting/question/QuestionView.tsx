import type { InterviewQuestion } from '@ninefold/core/speaking/interview';
import { LONG_TURN } from '@ninefold/core/speaking/parts';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { speakingQueries } from '../../speaking.queries.ts';
import { HelpPanel } from '../help/HelpPanel.tsx';
import type { Interview } from '../useInterview.ts';
import { CueCard } from './CueCard.tsx';
import { Examiner } from './Examiner.tsx';
import { NotesPad } from './NotesPad.tsx';
import { QuestionChips } from './QuestionChips.tsx';
import styles from './QuestionView.module.css';

type Props = { interview: Interview; question: InterviewQuestion };

/** What is asked on the left, and beside it what goes with it: notes for the talk, help in practice. */
export function QuestionView({ interview, question }: Props) {
  const { sitting, stage, answers } = interview;
  const card = sitting.set.part2;
  const talk = question.order === LONG_TURN && card !== null;
  const speaking = answers.phase === 'recording' || answers.phase === 'paused';
  return (
    <div className={styles.panes}>
      <div className={styles.asked}>
        {talk ? (
          <>
            <div className={styles.voice}>
              <Examiner key={question.order} interview={interview} question={question} quiet />
            </div>
            <CueCard card={card} />
          </>
        ) : (
          <AskedCard interview={interview} question={question} />
        )}
      </div>
      <div className={styles.beside}>
        {(talk || question.part === 2) && (
          <NotesPad sitting={sitting} locked={speaking || (sitting.mode === 'exam' && stage !== 'preparing')} />
        )}
        {sitting.mode === 'practice' && (
          <Help interview={interview} question={question} hidden={speaking && talk} quiet={answers.phase !== 'ready'} />
        )}
      </div>
    </div>
  );
}

function AskedCard({ interview, question }: Props) {
  const { language } = useLanguage();
  return (
    <section className={styles.card}>
      <QuestionChips interview={interview} />
      {question.topic && <p className={styles.topic}>{question.topic[language]}</p>}
      <Examiner key={question.order} interview={interview} question={question} />
    </section>
  );
}

function Help({ interview: { sitting, given }, question, hidden, quiet }: Props & { hidden: boolean; quiet: boolean }) {
  const { data } = useQuery(speakingQueries.topic(sitting.paper_id, sitting.part, 'practice'));
  if (!data?.help || hidden) return null;
  return (
    <div className={styles.help}>
      <HelpPanel
        key={question.order}
        help={data.help}
        question={question}
        quiet={quiet}
        answered={given.some(({ order }) => order === question.order)}
      />
    </div>
  );
}
