import type { PaperGroup } from '@ninefold/contract/practice/paper';
import type { PaperVersion } from '../../papers/papers.service.ts';

type Body = NonNullable<PaperGroup['body']>;

/** What was asked: the question itself, or the line that holds its gap; and how many words might be written. */
export function stemOf({ shown, marks }: PaperVersion, key: string) {
  const group = (shown.groups as PaperGroup[]).find(({ questions }) => questions.some((one) => one.key === key));
  const question = group?.questions.find((one) => one.key === key);
  const gap = `__${question?.n[0] ?? ''}__`;
  const line = group?.body ? linesOf(group.body).find((one) => one.includes(gap)) : undefined;
  const text = question?.text ?? line ?? '';
  return {
    type: marks.find((mark) => mark.key === key)?.type ?? ('mcq-single' as const),
    // The other gaps of a line are blanks like this one.
    stem: text.replaceAll(/__\d+__/g, (found) => (found === gap ? '______' : '…')),
    limit: group?.limit ?? null,
  };
}

function linesOf(body: Body): string[] {
  switch (body.layout) {
    case 'text':
      return body.text.split(/(?<=[.!?])\s+|\n+/);
    case 'notes':
      return body.lines.flatMap((line) => (typeof line === 'string' ? line : []));
    case 'form':
      return body.rows.map((row) => row.join(': '));
    case 'table':
      return body.rows.flat();
    case 'flow':
      return body.steps.flat();
    case 'picture':
      return [];
  }
}
