import { isVerdictType, type QuestionType, VERDICTS } from '@ninefold/core/practice/question-types';
import { type AskedQuestion, paperView } from '../paper-view.ts';
import type { Paper } from '../schema/item.ts';
import type { Option } from '../schema/question.ts';

/** A question with a list to choose from and one key: what a guesser can hope to guess. */
export type Choice = {
  paper: Paper;
  asked: AskedQuestion;
  /** `bank`: gaps filled from a list; `match`: items given an option of a list. */
  family: 'choice' | 'verdict' | 'bank' | 'match';
  options: Pick<Option, 'key' | 'text' | 'why' | 'at'>[];
  key: string;
  stem: string;
  /** Place in its group, from 0. */
  place: number;
  /** The key of the question before it in the group, where that key may come again. */
  previous: string | null;
};

const BANKS: readonly QuestionType[] = [
  'summary-completion-bank',
  'flow-chart-completion-bank',
  'diagram-labelling-bank',
];
const MATCHES: readonly QuestionType[] = ['matching-features', 'classification', 'matching-sentence-endings'];

export function choicesOfPaper(paper: Paper): Choice[] {
  return paper.groups.flatMap((group) => {
    const questions = paperView(paper).questions.filter((asked) => asked.group === group);
    return questions.flatMap((asked, place) => {
      const family = familyOf(group.type);
      const [key] = asked.answers;
      if (!family || key === undefined || asked.numbers.length !== 1) return [];
      const options = isVerdictType(group.type)
        ? VERDICTS[group.type].map((verdict) => ({ key: verdict, text: verdict }))
        : (asked.question.options ?? group.options ?? []);
      const repeats = family === 'choice' || family === 'verdict' || group.reuse;
      const previous = repeats ? (questions[place - 1]?.answers[0] ?? null) : null;
      return [{ paper, asked, family, options, key, stem: asked.question.text ?? '', place, previous }];
    });
  });
}

function familyOf(type: QuestionType): Choice['family'] | null {
  if (type === 'mcq-single') return 'choice';
  if (isVerdictType(type)) return 'verdict';
  if (BANKS.includes(type)) return 'bank';
  return MATCHES.includes(type) ? 'match' : null;
}
