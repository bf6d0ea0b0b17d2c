import { readFileSync } from 'node:fs';
import { openScorer } from '../../scorer.ts';
import { judgedEssays } from './judged-essays.ts';
import {
  type Judgement,
  readJudgements,
  sharesOf,
  type Told,
  toldToday,
  type Verdict,
  writeJudgements,
} from './judgements.ts';

type Print = (line: string) => void;
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

/** Lists what no reader has judged yet, with the essay it speaks about, and the shares of what was judged. */
export async function printUnjudged(print: Print): Promise<void> {
  const told = await today();
  const essays = judgedEssays();
  for (const { id, band, request } of essays) {
    const own = told.filter((one) => one.essay === id && !one.judgement);
    if (!own.length) continue;
    print(
      `\n## ${id} (written to ${band}, task ${request.task})\n\n> ${request.prompt.replaceAll('\n', ' ')}\n\n${request.essay}\n`,
    );
    for (const { key, said, zh } of own) print(`- ${key} ${said}\n  ${zh}`);
  }
  for (const one of told.filter(({ judgement }) => judgement?.judged === 'untrue'))
    print(`judged untrue and said again: ${one.essay} ${one.key} ${one.said}`);
  printShares(told, print);
}

/**
 * Stores a reading: a file of lines "essay, key, judgement, why" apart by tabs, for what is untrue or empty. What it does
 * not list was read and found true.
 */
export async function storeJudgements(file: string, by: string, print: Print): Promise<void> {
  const listed = new Map(
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => line.split('\t'))
      .filter((cells) => cells.length >= 3)
      .map(([essay, key, verdict, why]) => [`${essay} ${key}`, { verdict: verdict as Verdict, why }]),
  );
  const told = await today();
  const fresh = told
    .filter((one) => !one.judgement)
    .map(({ essay, key, said }): Judgement => {
      const found = listed.get(`${essay} ${key}`);
      listed.delete(`${essay} ${key}`);
      return {
        essay,
        statement: key,
        said,
        judged: found?.verdict ?? 'true',
        ...(found?.why ? { why: found.why } : {}),
        by,
      };
    });
  writeJudgements([...readJudgements(), ...fresh]);
  print(`${fresh.length} judgements stored`);
  if (listed.size) print(`listed, but not among the unjudged statements: ${[...listed.keys()].join(', ')}`);
}

async function today(): Promise<Told[]> {
  const scorer = await openScorer();
  const told = await toldToday(scorer);
  await scorer.close();
  return told;
}

function printShares(told: Told[], print: Print): void {
  const { all, judged, untrue, empty } = sharesOf(told);
  print(`\n${all} statements on ${judgedEssays().length} essays, ${judged} of them judged in these words:`);
  print(`true ${percent(1 - untrue - empty)}, untrue ${percent(untrue)}, empty ${percent(empty)}`);
  for (const kind of ['tr', 'cc', 'lr', 'gra', 'part', 'figure', 'edit', 'word', 'rewrite']) {
    const own = sharesOf(told.filter((one) => one.key.startsWith(kind)));
    print(
      `${kind.padEnd(8)} ${String(own.judged).padStart(4)} judged  untrue ${percent(own.untrue)}  empty ${percent(own.empty)}`,
    );
  }
}
