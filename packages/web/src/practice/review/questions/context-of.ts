import type { PaperBody, PaperGroup, PaperQuestion } from '@ninefold/contract/practice/paper';

const BLANK = '_____';

/** The words around a gap without a question of its own: its line of the notes, its table cell, its sentence. */
export function contextOf(group: PaperGroup, question: PaperQuestion): string {
  if (question.text) return blanked(question.text, question);
  if (!group.body || group.body.layout === 'picture') return question.at ?? '';
  const line = linesOf(group.body).find((text) => question.n.some((n) => text.includes(`__${n}__`)));
  return line ? blanked(line, question) : '';
}

function linesOf(body: PaperBody): string[] {
  switch (body.layout) {
    case 'text':
      return body.text.match(/[^.!?]+[.!?]*/g)?.map((sentence) => sentence.trim()) ?? [body.text];
    case 'notes':
      return body.lines.map((line) => (typeof line === 'string' ? line : 'head' in line ? line.head : line.sub));
    case 'form':
      return body.rows.map(([label, value]) => `${label}: ${value}`);
    case 'table':
      return body.rows.flatMap(([name = '', ...cells]) => [name, ...cells.map((cell) => `${name} · ${cell}`)]);
    case 'flow':
      return body.steps.flat();
    case 'picture':
      return [];
  }
}

/** Other gaps in the same line become dots, so that they are not mistaken for this one. */
const blanked = (text: string, { n }: PaperQuestion): string =>
  text.replace(/__(\d+)__/g, (_, found: string) => (n.includes(Number(found)) ? BLANK : '…'));
