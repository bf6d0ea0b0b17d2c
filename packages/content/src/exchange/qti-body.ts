import type { PublicBody, PublicGroup, PublicOption, PublicQuestion } from '../compile/paper.ts';
import { element, escapeText, paragraph } from './xml.ts';

/** The body of one QTI item: a group of questions as it stands on the paper. */

export const responseId = ({ key }: { key: string }): string => `R-${key}`;

export function itemBody(group: PublicGroup): string {
  const instruction =
    paragraph(group.instruction.en) + element('p', { 'xml:lang': 'zh-CN' }, escapeText(group.instruction.zh));
  const example = group.example ? paragraph(`Example: ${group.example.text} ${group.example.answer}`) : '';
  const body = group.body ? layout(group.body, (text) => withGaps(text, group)) : '';
  const own = group.questions
    .filter((question) => !isSetInBody(question, group))
    .map((question) => alone(question, group));
  return element('qti-item-body', {}, instruction, example, body, ...own);
}

/** Its gap is printed in the body, so it needs no prompt of its own. */
const isSetInBody = ({ n }: PublicQuestion, { body }: PublicGroup) =>
  body !== undefined && JSON.stringify(body).includes(`__${n[0]}__`);

function alone(question: PublicQuestion, group: PublicGroup): string {
  const number = question.n.join('–');
  const stem = question.text ?? (question.at ? `Paragraph ${question.at}` : '');
  if (group.interaction === 'gap') {
    const text = /__\d+__/.test(stem) ? withGaps(stem, group) : escapeText(stem) + entry(question);
    return element('p', {}, element('strong', {}, number), ' ', text);
  }
  const options = question.options ?? group.options ?? [];
  return element(
    'qti-choice-interaction',
    { 'response-identifier': responseId(question), 'max-choices': question.n.length, shuffle: false },
    element('qti-prompt', {}, escapeText(`${number} ${stem}`)),
    ...options.map((option) => element('qti-simple-choice', { identifier: option.key }, escapeText(label(option)))),
  );
}

const label = ({ key, text }: PublicOption) => (key === text ? text : `${key} ${text}`);

const entry = (question: PublicQuestion) =>
  element('qti-text-entry-interaction', { 'response-identifier': responseId(question), 'expected-length': 15 });

const inline = (question: PublicQuestion, options: PublicOption[]) =>
  element(
    'qti-inline-choice-interaction',
    { 'response-identifier': responseId(question), shuffle: false },
    ...options.map((option) => element('qti-inline-choice', { identifier: option.key }, escapeText(label(option)))),
  );

function withGaps(text: string, group: PublicGroup): string {
  return text
    .split(/(__\d+__)/)
    .map((part) => {
      const n = Number(/^__(\d+)__$/.exec(part)?.[1]);
      const question = group.questions.find((one) => one.n.includes(n));
      if (!question) return escapeText(part);
      return (
        element('strong', {}, String(n)) +
        (group.interaction === 'gap' ? entry(question) : inline(question, group.options ?? []))
      );
    })
    .join('');
}

function layout(body: PublicBody, text: (words: string) => string): string {
  const title = body.title ? element('h3', {}, escapeText(body.title)) : '';
  const cells = (name: 'td' | 'th', row: string[]) =>
    element('tr', {}, ...row.map((cell) => element(name, {}, text(cell))));
  switch (body.layout) {
    case 'text':
      return title + element('p', {}, text(body.text));
    case 'notes':
      return (
        title +
        element(
          'ul',
          {},
          ...body.lines.map((line) =>
            element(
              'li',
              {},
              typeof line === 'string' ? text(line) : element('strong', {}, text(Object.values(line).join(''))),
            ),
          ),
        )
      );
    case 'form':
      return title + element('table', {}, element('tbody', {}, ...body.rows.map((row) => cells('td', row))));
    case 'table':
      return (
        title +
        element(
          'table',
          {},
          element('thead', {}, cells('th', body.head)),
          element('tbody', {}, ...body.rows.map((row) => cells('td', row))),
        )
      );
    case 'flow':
      return (
        title +
        element(
          'ol',
          {},
          ...body.steps.map((step) =>
            element('li', {}, ...[step].flat().map((words) => element('p', {}, text(words)))),
          ),
        )
      );
    case 'picture':
      return title + element('img', { src: body.svg ?? 'picture.svg', alt: body.alt });
  }
}
