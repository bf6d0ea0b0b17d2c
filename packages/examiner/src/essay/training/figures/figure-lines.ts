import { ONE_READING, READINGS, readingOf } from './fault-readings.ts';
import {
  checksOf,
  draftReports,
  factCheckedReports,
  type Report,
  SENTENCES,
  SMALL_FIGURES,
  seededFaults,
  smallReports,
  type Tried,
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
    const tried: Tried[] = [];
    for (const [kind, found] of Object.entries(seededFaults(reports, (one) => tried.push(one))))
      if (found.length) print(`  ${kind}: ${found.filter(Boolean).length} of ${found.length} found`);
    readings(tried, print, missed);
  }
  for (const name of SMALL_FIGURES) asWritten(name, smallReports(name), print);
  asWritten('true sentences, one at a time', SENTENCES.flatMap(smallReports), print);
}

/** Of the wrong numbers, how many have one reading left, and how many of these are found. */
function readings(tried: Tried[], print: Print, missed: boolean): void {
  const numbers = tried
    .filter(({ from }) => /^\d/.test(from))
    .map((one) => ({ one, reading: readingOf(one.report.request.essay, one.report.request.figure, one) }));
  const count = (list: typeof numbers) => `${list.filter(({ one }) => one.seen).length} of ${list.length}`;
  const single = numbers.filter(({ reading }) => ONE_READING.includes(reading));
  print(
    `    of the numbers with one reading left: ${count(single)} found; of the others: ${count(numbers.filter((one) => !single.includes(one)))}`,
  );
  for (const [reading, words] of Object.entries(READINGS)) {
    const list = numbers.filter((one) => one.reading === reading);
    if (list.length) print(`      ${count(list)} found, ${words}`);
    if (missed) for (const { one } of list) if (!one.seen) print(`        missed: ${around(one)}`);
  }
  if (missed) for (const one of tried) if (!one.seen && !/^\d/.test(one.from)) print(`    missed: ${around(one)}`);
}

function around({ at, from, to, report: { id, request } }: Tried): string {
  return `${from} → ${to} | ${id} | ${request.essay.slice(Math.max(0, at - 110), at + 70).replace(/\n+/g, ' ')}`;
}

function asWritten(name: string, reports: Report[], print: Print): void {
  const before = process.cpuUsage();
  const checks = reports.flatMap(({ id, request }) =>
    checksOf(request.essay, request.figure).map((check) => ({ id, check })),
  );
  const { user, system } = process.cpuUsage(before);
  const accused = checks.filter(({ check }) => !check.ok);
  print(
    `${name} as written (${reports.length}): ${checks.length} checks, ${accused.length} false accusations, ${((user + system) / 1000 / reports.length).toFixed(1)} ms of CPU a report`,
  );
  for (const { id, check } of accused) print(`    ${id}: ${check.comment.en} | ${check.quote.text}`);
}
