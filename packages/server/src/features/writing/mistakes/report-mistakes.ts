import type { AssessedReport } from '@ninefold/contract/writing/report';
import { slotOf } from '@ninefold/core/mistakes/sightings';
import type { EssayTask } from '@ninefold/core/writing/essay-state';
import type { Lost, Report } from '#features/mistakes/book/book.service.ts';

/** What of a report goes into the book of mistakes, and where it stands. */

type Draft = { id: number; task: EssayTask; paper_hash: string };

/** Praise is worth more than a long list: of plain words only the first few are kept. */
const MOST_WORD_CHOICES = 5;
/** From this band on a weakness is advice, not a mistake. */
const MISTAKE_BELOW = 7;
/** The two criteria that no correction in place can mend. */
const POINTS = ['tr', 'cc'] as const;

export function mistakesOf(draft: Draft, report: AssessedReport, at: Date): Report {
  const found = [...slipsOf(report), ...wordsOf(report), ...pointsOf(draft, report)];
  const once = found.filter(
    ({ slot, part }, at) => found.findIndex((one) => one.slot === slot && one.part === part) === at,
  );
  const lost: Lost[] = once.map((one) => ({
    ...one,
    skill: 'writing',
    type: '',
    marks: 1,
    hash: draft.paper_hash,
  }));
  // The next essay that does not show it mends what the question or the order of things lacked.
  const mended = POINTS.filter((criterion) => !lost.some(({ slot }) => slot === pointSlot(draft, criterion)));
  return {
    source: 'essay',
    id: draft.id,
    at,
    lost,
    rights: mended.map((criterion) => ({ slots: [pointSlot(draft, criterion)], part: `${criterion}:ok` })),
  };
}

type Found = Pick<Lost, 'kind' | 'slot' | 'part'>;

/** Only what the engine calls an error: a question to the learner is none. */
const slipsOf = ({ corrections }: AssessedReport): Found[] =>
  corrections
    .filter(({ certain }) => certain)
    .map(({ kind, rule, replacement, start, end }) =>
      kind === 'spelling'
        ? { kind: 'spelling', slot: slotOf('spelling', replacement), part: partOf(start, end) }
        : { kind: 'grammar', slot: slotOf('grammar', rule), part: partOf(start, end) },
    );

const wordsOf = ({ upgrades }: AssessedReport): Found[] =>
  upgrades.slice(0, MOST_WORD_CHOICES).map(({ original, start, end }) => ({
    kind: 'word_choice',
    slot: slotOf('word_choice', original),
    part: partOf(start, end),
  }));

const pointsOf = (draft: Draft, { criteria }: AssessedReport): Found[] =>
  POINTS.flatMap((criterion) => {
    const { band, reasons } = criteria[criterion];
    const at = reasons.findIndex(({ good, open }) => !good && !open);
    if (band >= MISTAKE_BELOW || at < 0) return [];
    return [{ kind: 'task' as const, slot: pointSlot(draft, criterion), part: `${criterion}:${at}` }];
  });

const pointSlot = ({ task }: Draft, criterion: string): string => slotOf('task', `${task}.${criterion}`);

const partOf = (start: number, end: number): string => `${start}-${end}`;
