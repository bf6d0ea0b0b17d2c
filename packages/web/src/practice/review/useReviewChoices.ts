import type { QuestionResult, Result } from '@ninefold/contract/practice/result';
import { type AnswerState, questionState } from '@ninefold/core/practice/review-table';
import { useEffect, useRef, useState } from 'react';
import { usePrinting } from './usePrinting.ts';

/** What was looked up was neither found nor missed. */
const MISSED: ReadonlySet<AnswerState> = new Set<AnswerState>(['wrong', 'blank']);

export type Which = 'all' | 'missed';

/** What the learner chose to see: which questions, which one unfolded, and whether in both languages. */
export type ReviewChoices = {
  which: Which;
  show: (which: Which) => void;
  /** The key of the unfolded question. */
  open: string | null;
  isOpen: (key: string) => boolean;
  toggle: (key: string) => void;
  /** Unfolds a question and brings it into view. */
  jump: (key: string) => void;
  bilingual: boolean;
  toggleLanguage: () => void;
};

/** `wanted`: the number of the question somebody came for; without one the first that was missed is unfolded. */
export function useReviewChoices({ questions }: Pick<Result, 'questions'>, wanted?: number): ReviewChoices {
  const [which, setWhich] = useState<Which>('all');
  const [open, setOpen] = useState<string | null>(() => firstShown(questions, wanted)?.key ?? null);
  const [bilingual, setBilingual] = useState(false);
  const [sought, setSought] = useState<{ n: number } | null>(wanted === undefined ? null : { n: wanted });
  const printing = usePrinting();

  useEffect(() => {
    if (sought) bringIntoView(sought.n);
  }, [sought]);

  // Once, when the review opens: the question that is unfolded is in view inside its card.
  const first = useRef(firstShown(questions, wanted)?.n[0]);
  useEffect(() => {
    if (first.current !== undefined) scrollCardTo(first.current);
  }, []);

  return {
    which,
    show: setWhich,
    open,
    isOpen: (key) => printing || key === open,
    toggle: (key) => setOpen(key === open ? null : key),
    jump: (key) => {
      const question = questions.find((one) => one.key === key);
      if (!question) return;
      if (!isMissed(question)) setWhich('all');
      setOpen(key);
      setSought({ n: question.n[0] ?? 0 });
    },
    bilingual,
    toggleLanguage: () => setBilingual(!bilingual),
  };
}

/** The question somebody came for, else the first that lost anything. */
export const firstShown = (questions: readonly QuestionResult[], wanted?: number): QuestionResult | undefined =>
  questions.find(({ n }) => wanted !== undefined && n.includes(wanted)) ?? questions.find(isMissed);

export const isMissed = (question: QuestionResult): boolean => MISSED.has(questionState(question));

/** Scrolls the card of the questions, never the page. */
function scrollCardTo(n: number): void {
  const row = rowOf(n);
  const card = row?.closest<HTMLElement>('[data-question-list]');
  if (!row || !card || card.scrollHeight <= card.clientHeight) return;
  card.scrollTop += row.getBoundingClientRect().top - card.getBoundingClientRect().top - card.clientHeight / 3;
}

const rowOf = (n: number) => document.querySelector<HTMLElement>(`[data-review="${n}"]`);

/** The focus goes along, so that the keyboard continues there. */
function bringIntoView(n: number): void {
  const row = rowOf(n);
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  row?.scrollIntoView({ block: 'nearest', behavior: calm ? 'auto' : 'smooth' });
  row?.querySelector('button')?.focus({ preventScroll: true });
}
