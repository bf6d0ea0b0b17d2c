import type { EssayReport } from '../../report.ts';

/** One thing a report says, whole: what is said, the place it quotes, what it recommends, in both languages. */
export type Statement = { key: string; said: string; zh: string };

/** Everything in a report that can be true or untrue of the essay. */
export function statementsOf(report: EssayReport): Statement[] {
  if (!report.assessable) return [];
  const reasons = (['tr', 'cc', 'lr', 'gra'] as const).flatMap((name) =>
    report.criteria[name].reasons.map(({ en, zh, good, open, quote, better }, i) => ({
      key: `${name}-${i + 1}`,
      said: `(${good ? '+' : open ? 'open' : '−'}) ${en}${shown(quote)}${better ? ` → ${better.en}` : ''}`,
      zh: `${zh}${better ? ` → ${better.zh}` : ''}`,
    })),
  );
  const parts = report.coverage.map(({ status, comment, evidence }, i) => ({
    key: `part-${i + 1}`,
    said: `[${status}] ${comment.en}${shown(evidence)}`,
    zh: comment.zh,
  }));
  const figures = report.figureChecks
    .filter((one) => !one.ok)
    .map(({ comment, quote }, i) => ({ key: `figure-${i + 1}`, said: `${comment.en}${shown(quote)}`, zh: comment.zh }));
  const edits = report.corrections.map(({ original, replacement, certain, explanation, start, end }, i) => ({
    key: `edit-${i + 1}`,
    said: `${certain ? '' : '(check) '}…${report.text.slice(Math.max(0, start - 25), start)}[${original} → ${replacement}]${report.text.slice(end, end + 25)}… ${explanation.en}`.replaceAll(
      '\n',
      ' ',
    ),
    zh: explanation.zh,
  }));
  const words = report.upgrades.map(({ original, better, start, end, explanation }, i) => ({
    key: `word-${i + 1}`,
    said: `…${report.text.slice(Math.max(0, start - 25), start)}[${original} → ${better.join(' / ')}]${report.text.slice(end, end + 25)}… ${explanation.en}`.replaceAll(
      '\n',
      ' ',
    ),
    zh: explanation.zh,
  }));
  const rewrite = report.rewrite
    ? [
        {
          key: 'rewrite',
          said: `Some of your sentences, with what was found mended: ${report.rewrite.better}`.replaceAll('\n', ' '),
          zh: '你的几句话，改掉了找到的问题。',
        },
      ]
    : [];
  return [...reasons, ...parts, ...figures, ...edits, ...words, ...rewrite];
}

const shown = (quote: { text: string } | undefined) => (quote ? ` «${quote.text.replaceAll('\n', ' ')}»` : '');
