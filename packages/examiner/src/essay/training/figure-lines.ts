import {
  checksOf,
  draftReports,
  factCheckedReports,
  type Report,
  SENTENCES,
  SMALL_FIGURES,
  seededFaults,
  smallReports,
} from './figure-faults.ts';

type Print = (line: string) => void;

/** What the figure check calls wrong in true reports, and what it finds of the faults put into them. */
export function figureLines(print: Print, missed = false): void {
  const sets: [string, Report[]][] = [
    ["the pack's reports", factCheckedReports()],
    ["the pack's drafts", draftReports()],
    ['small figures of other kinds', SMALL_FIGURES.flatMap(smallReports)],
  ];
  for (const [name, reports] of sets) {
    if (!reports.length) continue;
    asWritten(name, reports, print);
    const tell = missed ? (kind: string, text: string) => print(`    missed: ${kind} | ${text}`) : undefined;
    for (const [kind, found] of Object.entries(seededFaults(reports, tell)))
      if (found.length) print(`  ${kind}: ${found.filter(Boolean).length} of ${found.length} found`);
  }
  for (const name of SMALL_FIGURES) asWritten(name, smallReports(name), print);
  asWritten('true sentences, one at a time', SENTENCES.flatMap(smallReports), print);
}

function asWritten(name: string, reports: Report[], print: Print): void {
  const checks = reports.flatMap(({ id, request }) =>
    checksOf(request.essay, request.figure).map((check) => ({ id, check })),
  );
  const accused = checks.filter(({ check }) => !check.ok);
  print(`${name} as written (${reports.length}): ${checks.length} checks, ${accused.length} false accusations`);
  for (const { id, check } of accused) print(`    ${id}: ${check.comment.en} | ${check.quote.text}`);
}
