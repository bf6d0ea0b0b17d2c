import type { QuestionResult, Result } from '@ninefold/contract/practice/result';
import { type AnswerState, questionState } from '@ninefold/core/practice/review-table';
import { IconCheck, IconChevronDown, IconEye, IconX } from '@tabler/icons-react';
import { useId } from 'react';
import { useText } from '#i18n/useText.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/Icon.tsx';
import type { PracticeKit } from '../../practice-kit.ts';
import { reviewMessages } from '../review.messages.ts';
import { useStateName } from '../sheet/useStateName.ts';
import type { ReviewChoices } from '../useReviewChoices.ts';
import { type Asked, askedOf } from './asked.ts';
import { contextOf } from './context-of.ts';
import { OpenQuestion } from './OpenQuestion.tsx';
import styles from './QuestionRow.module.css';
import { useRowWords } from './useRowWords.ts';

type QuestionRowProps = {
  kit: PracticeKit;
  result: Result;
  question: QuestionResult;
  choices: ReviewChoices;
  onShowText: () => void;
};

/** Folded: its number, what it asks and how it was answered. Open: everything about it. */
export function QuestionRow({ kit, result, question, choices, onShowText }: QuestionRowProps) {
  const id = useId();
  const asked = askedOf(result, question);
  if (!asked) return null;
  const open = choices.isOpen(question.key);
  const state = questionState(question);
  return (
    <li className={styles.row} data-review={question.n[0]} data-state={state}>
      <h4 className={styles.heading}>
        <button
          type="button"
          className={cx(styles.head, open && styles.opened)}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => choices.toggle(question.key)}
        >
          <StateSign state={state} />
          <b className={styles.number}>{question.n.join('–')}</b>
          <Words asked={asked} question={question} state={state} open={open} />
          <span className={styles.chevron}>
            <Icon of={IconChevronDown} size={18} />
          </span>
        </button>
      </h4>
      <div id={id} hidden={!open}>
        {open && (
          <OpenQuestion
            kit={kit}
            attemptId={result.attempt.id}
            asked={asked}
            result={question}
            choices={choices}
            onShowText={onShowText}
          />
        )}
      </div>
    </li>
  );
}

type WordsProps = { asked: Asked; question: QuestionResult; state: AnswerState; open: boolean };

function Words({ asked, question, state, open }: WordsProps) {
  const t = useText(reviewMessages);
  const rowWords = useRowWords();
  const { group, question: one } = asked;
  const stem = group.type === 'matching-headings' ? t('paragraph', { letter: one.at ?? '' }) : contextOf(group, one);
  if (open)
    return (
      <span className={styles.stem} lang="en">
        {stem}
      </span>
    );
  return (
    <>
      <span className={cx(styles.line, state === 'right' && styles.quiet)} lang={state === 'right' ? undefined : 'en'}>
        {state === 'right' ? t('answeredRight') : stem}
      </span>
      <span className={styles.how}>{rowWords(asked, question, state)}</span>
    </>
  );
}

function StateSign({ state }: { state: AnswerState }) {
  const stateName = useStateName();
  return (
    <span className={cx(styles.sign, styles[state])}>
      {state === 'right' && <Icon of={IconCheck} size={16} />}
      {state === 'wrong' && <Icon of={IconX} size={16} />}
      {state === 'checked' && <Icon of={IconEye} size={16} />}
      <span className="nf-sr-only">{stateName(state)}</span>
    </span>
  );
}
