import type { MistakePlace } from '@ninefold/contract/mistakes/mistake';
import type { Solution } from '@ninefold/contract/mistakes/solution';
import type { SpeakingReport, SpokenAnswer } from '@ninefold/contract/speaking/report';
import { reportKindOf } from '@ninefold/core/speaking/parts';
import { slipIn } from '@ninefold/core/speaking/slip-in';
import { type CorrectionDrill, correctionDrill, isCorrected } from '@ninefold/core/writing/correction-drill';
import type { Db } from '#db/db.ts';
import type { Evidence, EvidenceOwner, PlacedDrill } from '#features/mistakes/book/book.service.ts';
import { type RecordRow, recordsRepo } from '../sittings/records.repo.ts';

/** How what was said is shown, asked again and marked for the book of mistakes: in the learner's own sentences. */
export const speakingOwner = (): EvidenceOwner => ({
  places: async (db, userId, evidence) => (await find(db, userId, evidence)).map((one) => one && placeOf(one)),

  async drills(db, userId, asked) {
    const found = await find(
      db,
      userId,
      asked.map(({ evidence }) => evidence),
    );
    return found.map((one): PlacedDrill | null => {
      const asks = one && askedOf(one);
      if (!asks) return null;
      const { sentence, start, end } = asks.drill;
      return { place: placeOf(one), drill: { form: 'correction', sentence, start, end, slip: asks.slip } };
    });
  },

  look: async (db, userId, asked) =>
    (
      await find(
        db,
        userId,
        asked.map(({ evidence }) => evidence),
      )
    ).map((one) => one && solutionOf(one)),

  async solve(db, userId, { evidence }, given) {
    const [one] = await find(db, userId, [evidence]);
    const solution = one && solutionOf(one);
    if (!solution) return null;
    const asks = askedOf(one);
    return { right: typeof given === 'string' && asks !== null && isCorrected(given, asks.drill), solution };
  },
});

type Found = { row: RecordRow; report: SpeakingReport; part: string };
type Asks = { drill: CorrectionDrill; slip: string; explanation: { en: string; zh: string } };
type Spot = {
  answer: SpokenAnswer;
  slip?: SpokenAnswer['grammar'][number];
  word?: SpokenAnswer['check_words'][number];
};

/** `1010:g0` is a slip of an answer, `1010:w2` a word of it to check; anything else is about the whole sitting. */
function spotOf({ report, part }: Found): Spot | null {
  const named = /^(\d+):([gw])(\d+)$/.exec(part);
  const answer = named && report.answers.find(({ order }) => order === Number(named[1]));
  if (!answer) return null;
  const n = Number(named[3]);
  const [slip, word] = named[2] === 'g' ? [answer.grammar[n], undefined] : [undefined, answer.check_words[n]];
  return slip || word ? { answer, ...(slip && { slip }), ...(word && { word }) } : null;
}

function placeOf(found: Found): MistakePlace {
  const spot = spotOf(found);
  const place = spot?.slip ?? spot?.word;
  return {
    source: 'speaking',
    record_id: found.row.id,
    kind: reportKindOf(found.row),
    part: found.part,
    title: found.row.title,
    text: place?.text ?? '',
    from: place?.from ?? 0,
    to: place?.to ?? 0,
  };
}

function askedOf(found: Found): Asks | null {
  const spot = spotOf(found);
  if (!spot?.slip) return null;
  const said = slipIn(spot.answer.words, spot.slip);
  const drill = said && correctionDrill(said.text, said, [spot.slip.better]);
  return drill ? { drill, slip: spot.slip.kind, explanation: spot.slip.explanation } : null;
}

function solutionOf(found: Found): Solution | null {
  const asks = askedOf(found);
  if (asks) {
    const { sentence, start, end, answers } = asks.drill;
    return { form: 'correction', sentence, start, end, slip: asks.slip, answers, explanation: asks.explanation };
  }
  const spot = spotOf(found);
  if (spot?.word)
    return { form: 'advice', criterion: 'p', quote: spot.word.text, comment: spot.word.advice, better: null };
  const reason = found.report.criteria.find(({ criterion }) => criterion === 'fc')?.reasons.find(({ good }) => !good);
  if (!reason) return null;
  return { form: 'advice', criterion: 'fc', quote: reason.quote?.text ?? '', comment: reason.text, better: null };
}

/** In the order asked for, one read for all; null: not a report of this learner. */
async function find(db: Db, userId: number, evidence: readonly Evidence[]): Promise<(Found | null)[]> {
  const ids = [...new Set(evidence.map(({ id }) => id))];
  const rows = ids.length ? await recordsRepo(db).findMany(userId, ids) : [];
  return evidence.map(({ id, part }) => {
    const row = rows.find((one) => one.id === id);
    return row?.report ? { row, report: row.report, part } : null;
  });
}
