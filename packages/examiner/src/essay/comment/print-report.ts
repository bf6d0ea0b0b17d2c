import type { Both, Criterion, EssayReport, EssayRequest, Remark } from '../report.ts';

const TITLES: Record<Criterion, Both> = {
  tr: { zh: '任务回应', en: 'Task response' },
  cc: { zh: '连贯与衔接', en: 'Coherence and cohesion' },
  lr: { zh: '词汇', en: 'Vocabulary' },
  gra: { zh: '语法', en: 'Grammar' },
};

const ACHIEVEMENT: Both = { zh: '任务完成', en: 'Task achievement' };

/** The full report for people, at the command line. */
export function printReport(request: EssayRequest, report: EssayReport, colour: boolean): string {
  const paint = (code: number) => (text: string) => (colour ? `\u001b[${code}m${text}\u001b[0m` : text);
  const [bold, dim, red, green, blue] = [paint(1), paint(2), paint(31), paint(32), paint(36)];
  const lines: string[] = [];
  const say = (text = '') => lines.push(text);
  const both = ({ zh, en }: Both, indent = '  ') => {
    say(`${indent}${zh}`);
    say(`${indent}${dim(en)}`);
  };
  const remark = (one: Remark, mark: string) => {
    say(`  ${mark} ${one.zh}`);
    say(`    ${dim(one.en)}`);
    if (one.quote) say(`    ${blue(`“${one.quote.text}”`)} ${dim(`[${one.quote.start}–${one.quote.end}]`)}`);
  };
  if (!report.assessable) {
    say(bold(`Task ${request.task} · ${report.words} words · not assessable`));
    both(report.reason);
    return `${lines.join('\n')}\n`;
  }
  say(
    bold(
      `Task ${report.task} · ${report.words} words · ${report.overall.band.toFixed(1)} (${report.overall.low.toFixed(1)}–${report.overall.high.toFixed(1)})`,
    ),
  );
  both(report.overall.comment);
  for (const warning of report.warnings) remark(warning, red('!'));
  for (const name of ['tr', 'cc', 'lr', 'gra'] as const) {
    const one = report.criteria[name];
    say();
    const title = name === 'tr' && report.task === 1 ? ACHIEVEMENT : TITLES[name];
    say(bold(`${title.zh} ${title.en}  ${one.band.toFixed(1)}`));
    for (const reason of one.reasons) {
      remark(reason, reason.good ? green('+') : reason.open ? '?' : '·');
      if (reason.better) both(reason.better, '      → ');
    }
    say(`  ${green('↑')} ${one.raise.zh}`);
    say(`    ${dim(one.raise.en)}`);
  }
  section('写得好 What works', report.good.length, () => {
    for (const one of report.good) remark(one, green('+'));
  });
  section(
    '改正（没列出的不一定没错） Corrections (what is not listed is not proven right)',
    report.corrections.length,
    () => {
      for (const { original, replacement, certain, explanation, start } of report.corrections) {
        say(
          `  ${red(original || '∅')} → ${green(replacement.trim() || '∅')}  ${explanation.zh}${certain ? '' : ' （请核对）'} ${dim(`[${start}]`)}`,
        );
        say(`    ${dim(`${explanation.en}${certain ? '' : ' (check this)'}`)}`);
      }
    },
  );
  section('换个说法 Vocabulary', report.upgrades.length, () => {
    for (const { original, better, explanation } of report.upgrades)
      say(`  ${original} → ${green(better.join(' / '))}  ${explanation.zh} ${dim(explanation.en)}`);
  });
  section('结构 Structure', report.structure.length, () => {
    for (const { role, words, comment } of report.structure)
      say(`  ${role.padEnd(8)} ${String(words).padStart(3)}w  ${comment.zh} ${dim(comment.en)}`);
  });
  section('题目的各部分 Parts of the question', report.coverage.length, () => {
    for (const { status, comment, evidence } of report.coverage) {
      const mark = status === 'answered' ? green('✓') : status === 'unsure' ? '?' : red('✗');
      say(`  ${mark} ${comment.zh} ${dim(comment.en)}`);
      if (evidence) say(`    ${blue(`“${evidence.text}”`)}`);
    }
  });
  section('数据核对（只列出能核对的） Figures (only what could be checked)', report.figureChecks.length, () => {
    for (const { ok, comment } of report.figureChecks)
      say(`  ${ok ? green('✓') : red('✗')} ${comment.zh} ${dim(comment.en)}`);
  });
  section('关键特征 Key features', report.keyFeatures.length, () => {
    for (const { found, text } of report.keyFeatures) say(`  ${found ? green('✓') : '?'} ${text.zh} ${dim(text.en)}`);
  });
  section('可用的观点 Ideas', report.ideas.length, () => {
    for (const { side, idea } of report.ideas) say(`  ${idea.zh} ${dim(`${idea.en} (${side})`)}`);
  });
  section('范文句子 The same job in a better essay', report.models.length, () => {
    for (const { role, model, band } of report.models) say(`  ${role.padEnd(12)} ${band.toFixed(1)}  ${model}`);
  });
  section('改写几句 Some of your sentences, with what was found mended', report.rewrite ? 1 : 0, () =>
    say(`  ${report.rewrite!.better}`),
  );
  return `${lines.join('\n')}\n`;

  function section(title: string, count: number, body: () => void): void {
    if (!count) return;
    say();
    say(bold(title));
    body();
  }
}
