import { factsOf } from '@ninefold/core/practice/question-types';
import { type AskedQuestion, bodyText, paperView } from '../../paper-view.ts';
import type { Paper } from '../../schema/item.ts';
import { gapsIn, plain, saysPlain } from '../../text.ts';
import { itemCheck, trouble } from '../check-list.ts';

/** Why an answer is right, as words of the text. An edit that breaks a quotation must not pass. */

const PAPERS = ['reading', 'listening'] as const;

const quotes = (paper: Paper) =>
  paperView(paper).questions.flatMap((asked) =>
    asked.question.evidence.map((evidence, at) => ({ asked, evidence, where: `${asked.where}.evidence.${at}` })),
  );

const missing = itemCheck('evidence-missing', 'error', PAPERS, (paper) =>
  paperView(paper)
    .questions.filter(({ question, answers }) => question.evidence.length === 0 && answers[0] !== 'NG')
    .map(({ where }) => trouble(where, 'no evidence is quoted')),
);

const place = itemCheck('evidence-place', 'error', PAPERS, (paper) =>
  quotes(paper)
    .filter(({ evidence }) => !paperView(paper).places.has(evidence.at))
    .map(({ evidence, where }) => trouble(`${where}.at`, `there is no ${evidence.at}`)),
);

const quoted = itemCheck('evidence-quote', 'error', PAPERS, (paper) =>
  quotes(paper).flatMap(({ evidence, where }) => {
    const text = paperView(paper).places.get(evidence.at);
    if (text === undefined || occurrences(text, evidence.quote) >= (evidence.nth ?? 1)) return [];
    return [trouble(`${where}.quote`, `"${shorten(evidence.quote)}" is not in ${evidence.at}`)];
  }),
);

const unclear = itemCheck('evidence-unclear', 'error', PAPERS, (paper) =>
  quotes(paper)
    .filter(
      ({ evidence }) =>
        !evidence.nth && occurrences(paperView(paper).places.get(evidence.at) ?? '', evidence.quote) > 1,
    )
    .map(({ evidence, where }) => trouble(where, `"${shorten(evidence.quote)}" stands there more than once: say nth`)),
);

/** Where the key names a paragraph, the evidence has to lie in it. */
const inKeyParagraph = itemCheck('evidence-paragraph', 'error', ['reading'], (paper) =>
  paperView(paper).questions.flatMap((asked) => {
    const wanted = paragraphOf(asked);
    const at = asked.question.evidence.map((evidence) => evidence.at);
    if (!wanted || at.length === 0 || at.includes(wanted)) return [];
    return [trouble(asked.where, `belongs to paragraph ${wanted}, but the evidence is in ${at.join(', ')}`)];
  }),
);

const headingPlace = itemCheck('heading-place', 'error', ['reading'], (paper) =>
  paperView(paper)
    .questions.filter(({ group, question }) => group.type === 'matching-headings' && question.at)
    .filter(({ question }) => !paperView(paper).places.has(question.at!))
    .map(({ question, where }) => trouble(`${where}.at`, `there is no paragraph ${question.at}`)),
);

const inOrder = itemCheck('evidence-order', 'warning', PAPERS, (paper) =>
  paper.groups.flatMap((group) => {
    if (!factsOf(group.type).inOrder) return [];
    let last = -1;
    return paperView(paper)
      .questions.filter((asked) => asked.group === group && asked.answers[0] !== 'NG')
      .flatMap((asked) => {
        const position = positionOf(asked, paper);
        if (position === null) return [];
        const before = last;
        last = position;
        return position < before ? [trouble(asked.where, 'lies earlier in the text than the question before it')] : [];
      });
  }),
);

const paraphrase = itemCheck('paraphrase', 'error', PAPERS, (paper) =>
  paperView(paper).questions.flatMap((asked) =>
    asked.question.paraphrase.flatMap(({ q, t }, at) => [
      ...(saysPlain(paperView(paper).plainText, plain(t))
        ? []
        : [trouble(`${asked.where}.paraphrase.${at}.t`, `"${t}" is not in the text`)]),
      ...(saysPlain(plain(askedWords(asked)), plain(q))
        ? []
        : [trouble(`${asked.where}.paraphrase.${at}.q`, `"${q}" is not in the question`)]),
    ]),
  ),
);

const occurrences = (text: string, quote: string) => text.split(quote).length - 1;
const shorten = (text: string) => (text.length > 50 ? `${text.slice(0, 50)}…` : text);

function paragraphOf({ group, question, answers }: AskedQuestion): string | undefined {
  if (group.type === 'matching-information') return answers[0];
  return group.type === 'matching-headings' ? question.at : undefined;
}

/** The first quotation's place; a quotation that is not found says nothing about order. */
function positionOf({ question }: AskedQuestion, paper: Paper): number | null {
  const { places, order } = paperView(paper);
  const first = question.evidence[0];
  const found = first ? (places.get(first.at)?.indexOf(first.quote) ?? -1) : -1;
  return first && found >= 0 ? order.indexOf(first.at) * 1e6 + found : null;
}

function askedWords({ group, question }: AskedQuestion): string {
  const options = [...(question.options ?? []), ...(group.options ?? [])].map(({ text }) => text);
  const text = [question.text ?? '', bodyText(group), ...options].join(' ');
  return gapsIn(text).length ? text.replace(/__\d+__/g, ' ') : text;
}

export const evidenceChecks = [missing, place, quoted, unclear, inKeyParagraph, headingPlace, inOrder, paraphrase];
