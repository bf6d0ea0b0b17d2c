import type { SpeakingReport } from '@ninefold/contract/speaking/report';
import { slotOf } from '@ninefold/core/mistakes/sightings';
import type { Lost, Report } from '#features/mistakes/book/book.service.ts';
import type { RecordRow } from '../sittings/records.repo.ts';

/** What of a report goes into the book of mistakes, and where it stands. */

type Sitting = Pick<RecordRow, 'id' | 'hash'>;
type Found = Pick<Lost, 'kind' | 'slot' | 'part'>;

/** Whoever gets a list of thirty words checks none. */
const MOST_WORDS = 3;
/** So sure the recogniser must be of not being sure: a microphone alone seldom does that. */
const HARDLY_HEARD = 0.3;
/** A minute; above B1's mean a habit, below it everybody's. */
const MANY_PAUSES = 8;
const MANY_FILLERS = 4;

export function mistakesOf(sitting: Sitting, report: SpeakingReport, at: Date): Report {
  const found = [...slipsOf(report), ...wordsOf(report), ...habitsOf(report)];
  const once = found.filter(
    ({ slot, part }, at) => found.findIndex((one) => one.slot === slot && one.part === part) === at,
  );
  const lost = once.map((one): Lost => ({ ...one, skill: 'speaking', type: '', marks: 1, hash: sitting.hash }));
  // A report with a band that does not show a habit any more mends it.
  const mended =
    report.overall.band === null
      ? []
      : MENDABLE.filter((habit) => !lost.some(({ slot }) => slot === habitSlot(habit))).map((habit) => ({
          slots: [habitSlot(habit)],
          part: `${habit}:ok`,
        }));
  return { source: 'speaking', id: sitting.id, at, lost, rights: mended };
}

/** Only what the engine calls an error: a question to the learner is none. */
const slipsOf = ({ answers }: SpeakingReport): Found[] =>
  answers.flatMap(({ order, grammar }) =>
    grammar.flatMap(({ rule, certain }, n) =>
      certain ? [{ kind: 'grammar' as const, slot: slotOf('grammar', rule), part: `${order}:g${n}` }] : [],
    ),
  );

const wordsOf = ({ answers }: SpeakingReport): Found[] =>
  answers
    .flatMap(({ order, check_words }) =>
      check_words.map(({ text, confidence }, n) => ({ text, confidence, part: `${order}:w${n}` })),
    )
    .filter(({ confidence }) => confidence < HARDLY_HEARD)
    .sort((a, b) => a.confidence - b.confidence)
    .slice(0, MOST_WORDS)
    .map(({ text, part }) => ({ kind: 'sound', slot: slotOf('sound', text), part }));

const HABITS = ['pauses', 'fillers'] as const;
/** The recogniser leaves most hesitations out: few of them prove nothing. */
const MENDABLE = ['pauses'] as const;
const habitSlot = (habit: (typeof HABITS)[number]): string => slotOf('fluency', habit);

const habitsOf = ({ overall, facts }: SpeakingReport): Found[] => {
  if (overall.band === null) return [];
  const shown = { pauses: facts.pauses_inside_a_minute > MANY_PAUSES, fillers: facts.fillers_a_minute > MANY_FILLERS };
  return HABITS.filter((habit) => shown[habit]).map((habit) => ({
    kind: 'fluency' as const,
    slot: habitSlot(habit),
    part: habit,
  }));
};
