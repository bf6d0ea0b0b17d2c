import type { PaperGroup, PaperQuestion } from '@ninefold/contract/practice/paper';
import { useId, useSyncExternalStore } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { HighlightedText } from '../annotations/HighlightedText.tsx';
import { groupSeats, rangeOf } from '../paper/seats.ts';
import { playerMessages } from '../player.messages.ts';
import { Body } from './bodies/Body.tsx';
import { ChoiceQuestion } from './choice/ChoiceQuestion.tsx';
import { ChoicesQuestion } from './choice/ChoicesQuestion.tsx';
import { useDesk } from './desk.ts';
import styles from './GroupView.module.css';
import { GapQuestion } from './gap/GapQuestion.tsx';
import { Instruction } from './Instruction.tsx';
import { Bank } from './match/Bank.tsx';
import { LetterQuestion, MatchGrid } from './match/MatchGrid.tsx';
import { MatchQuestion } from './match/MatchQuestion.tsx';
import { isLettersOnly } from './match/match-rules.ts';
import { optionsOfGroup } from './match/options.ts';
import { BodyVerdicts } from './Verdict.tsx';

/** Questions that share an instruction, of any kind. */
export function GroupView({ index }: { index: number }) {
  const t = useText(playerMessages);
  const { language } = useLanguage();
  const { part, onCheck } = useDesk();
  // Two cards of one paper may stand in the page at the same time.
  const title = useId();
  const group = part.paper.groups[index];
  const seats = groupSeats(part, index);
  if (!group || seats.length === 0) return null;
  const { from, to } = rangeOf(seats);
  return (
    <section className={styles.group} aria-labelledby={title}>
      <h3 id={title} className={styles.title}>
        {from === to ? t('questionOne', { n: from }) : t('questionsRange', { from, to })}
      </h3>
      <p className={styles.instruction} lang="en">
        <Instruction text={group.instruction.en} block={`${part.paper.id}/g/${index}/instruction`} />
      </p>
      {/* The exam is in English only; practice mode may help. */}
      {onCheck && language === 'zh' && <p className={styles.help}>{group.instruction.zh}</p>}
      {group.example && (
        <p className={styles.example} lang="en">
          <b>{t('example')}</b>{' '}
          <HighlightedText block={`${part.paper.id}/g/${index}/example`} text={group.example.text} />{' '}
          <b>{group.example.answer}</b>
        </p>
      )}
      <div lang="en">
        <Inside group={group} index={index} />
      </div>
    </section>
  );
}

function Inside({ group, index }: { group: PaperGroup; index: number }) {
  const { part } = useDesk();
  const options = optionsOfGroup(group);
  const needsBank = group.interaction === 'match' && !isLettersOnly(options);
  const headings = group.type === 'matching-headings';
  const seats = groupSeats(part, index);
  return (
    <>
      {group.body && <Body group={group} body={group.body} block={`g/${index}`} />}
      {needsBank && headings && <Bank group={group} />}
      {group.body && hasOwnGaps(group) ? <BodyVerdicts seats={seats} /> : <QuestionList group={group} />}
      {needsBank && !headings && <Bank group={group} />}
    </>
  );
}

/** A picture has its questions below it; all other bodies contain their gaps. */
const hasOwnGaps = ({ body }: PaperGroup): boolean => body !== undefined && body.layout !== 'picture';

function QuestionList({ group }: { group: PaperGroup }) {
  const { oneAtATime } = useDesk();
  const shown = useShownQuestions(group);
  const grid = group.interaction === 'match' && isLettersOnly(optionsOfGroup(group));
  if (grid && !oneAtATime) return <MatchGrid group={group} />;
  return shown.map((question) => <OneQuestion key={question.key} group={group} question={question} grid={grid} />);
}

function OneQuestion({ group, question, grid }: { group: PaperGroup; question: PaperQuestion; grid: boolean }) {
  switch (group.interaction) {
    case 'choice':
      return <ChoiceQuestion group={group} question={question} />;
    case 'choices':
      return <ChoicesQuestion group={group} question={question} />;
    case 'gap':
      return <GapQuestion group={group} question={question} />;
    case 'match':
      return grid ? (
        <LetterQuestion group={group} question={question} />
      ) : (
        <MatchQuestion group={group} question={question} />
      );
  }
}

/** On a phone only the current question; elsewhere all of them. */
function useShownQuestions(group: PaperGroup): readonly PaperQuestion[] {
  const { part, current, oneAtATime } = useDesk();
  const n = useSyncExternalStore(current.subscribe, () => (oneAtATime ? current.get() : 0));
  if (!oneAtATime) return group.questions;
  const at = part.seats.find((seat) => seat.n === n)?.question.key;
  const here = group.questions.filter(({ key }) => key === at);
  return here.length > 0 ? here : group.questions.slice(0, 1);
}
