import { factsOf, type Interaction } from '@ninefold/core/practice/question-types';
import type { Paper } from './schema/item.ts';
import type { Group, Question } from './schema/question.ts';
import { listOf, plain } from './text.ts';

/** A paper read once for all checks: its places, its text, its questions with where they stand in the file. */
export type AskedQuestion = {
  group: Group;
  question: Question;
  interaction: Interaction;
  numbers: number[];
  answers: string[];
  /** Path in the file. */
  where: string;
};

type PaperView = {
  /** Paragraph label or turn id → its text, in order. */
  places: ReadonlyMap<string, string>;
  order: string[];
  text: string;
  plainText: string;
  questions: AskedQuestion[];
};

const views = new WeakMap<Paper, PaperView>();

export function paperView(paper: Paper): PaperView {
  const known = views.get(paper);
  if (known) return known;
  const view = look(paper);
  views.set(paper, view);
  return view;
}

function look(paper: Paper): PaperView {
  const parts =
    paper.kind === 'reading'
      ? paper.paragraphs.map(({ label, text }) => [label, text] as const)
      : paper.script.map(({ id, text }) => [id, text] as const);
  const text = parts.map(([, words]) => words).join(' ');
  return {
    places: new Map(parts),
    order: parts.map(([place]) => place),
    text,
    plainText: plain(text),
    questions: paper.groups.flatMap(asked),
  };
}

function asked(group: Group, at: number): AskedQuestion[] {
  return group.questions.map((question, index) => ({
    group,
    question,
    interaction: factsOf(group.type).interaction,
    numbers: listOf(question.n),
    answers: listOf(question.answer),
    where: `groups.${at}.questions.${index}`,
  }));
}

/** Every word printed in a group's body, gaps included. */
export function bodyText({ body }: Group): string {
  if (!body) return '';
  switch (body.layout) {
    case 'text':
      return [body.title ?? '', body.text].join('\n');
    case 'notes':
      return [
        body.title ?? '',
        ...body.lines.map((line) => (typeof line === 'string' ? line : Object.values(line).join(''))),
      ].join('\n');
    case 'form':
      return [body.title ?? '', ...body.rows.flat()].join('\n');
    case 'table':
      return [body.title ?? '', ...body.head, ...body.rows.flat()].join('\n');
    case 'flow':
      return [body.title ?? '', ...body.steps.flat()].join('\n');
    case 'picture':
      return [body.title ?? '', body.alt].join('\n');
  }
}
