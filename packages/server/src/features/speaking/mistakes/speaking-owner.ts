import type { DrillOf } from '@ninefold/contract/mistakes/card';
import type { MistakePlace } from '@ninefold/contract/mistakes/mistake';
import type { ReadingOf } from '@ninefold/contract/mistakes/read-aloud';
import type { Solution } from '@ninefold/contract/mistakes/solution';
import type { SpeakingReport, SpokenAnswer } from '@ninefold/contract/speaking/report';
import { plainWord } from '@ninefold/core/intensive-listening/dictation/lost-words';
import { isClear } from '@ninefold/core/intensive-listening/follow-read/unclear-words';
import { reportKindOf } from '@ninefold/core/speaking/parts';
import { placeToSay, sentencesToSay } from '@ninefold/core/speaking/say-again';
import { slipIn } from '@ninefold/core/speaking/slip-in';
import { type CorrectionDrill, correctionDrill, isCorrected } from '@ninefold/core/writing/correction-drill';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import { readingShown } from '#features/intensive-listening/intensive-listening.service.ts';
import type { Evidence, EvidenceOwner, PlacedDrill, Solved } from '#features/mistakes/book/book.service.ts';
import { readingsRepo } from '../sittings/readings.repo.ts';
import { type RecordRow, recordsRepo } from '../sittings/records.repo.ts';
import type { SpeakingDeps } from '../speaking-deps.ts';

/** How what was said is shown, asked again and marked for the book of mistakes: in the learner's own sentences. */
export const speakingOwner = (deps: Pick<SpeakingDeps, 'recordings'>): EvidenceOwner => ({
  places: async (db, userId, evidence) => (await find(db, userId, evidence)).map((one) => one && placeOf(one)),

  async drills(db, userId, asked) {
    const found = await find(
      db,
      userId,
      asked.map(({ evidence }) => evidence),
    );
    return found.map((one): PlacedDrill | null => {
      const sound = one && soundOf(one);
      if (sound) return { place: placeOf(one), drill: { form: 'follow_read', ...sound } };
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
    const sound = one && given !== null ? soundOf(one) : null;
    if (sound) return readAgain(deps, db, userId, sound, String(given));
    const solution = one && solutionOf(one);
    if (!solution) return null;
    const asks = askedOf(one);
    return { right: typeof given === 'string' && asks !== null && isCorrected(given, asks.drill), solution };
  },
});

type Sound = Omit<DrillOf<'follow_read'>, 'form' | 'of'> & { of: Extract<ReadingOf, { skill: 'speaking' }> };
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

/** A word to check, to be said again in its sentence. */
function soundOf(found: Found): Sound | null {
  const spot = spotOf(found);
  if (!spot?.word) return null;
  const { answer, word } = spot;
  const sentence = placeToSay(answer, answer.check_words.indexOf(word));
  const of = { skill: 'speaking' as const, record_id: found.row.id, order: answer.order, sentence };
  const text = sentencesToSay(answer)[sentence] ?? word.text;
  return { text, word: plainWord(word.text), hear: null, tip: word.advice, of };
}

/** Marked by a reading of that very sentence. */
async function readAgain(
  { recordings }: Pick<SpeakingDeps, 'recordings'>,
  db: Db,
  userId: number,
  sound: Sound,
  given: string,
): Promise<Solved> {
  const read = /^\d{1,15}$/.test(given) ? await readingsRepo(db).byRecording(userId, Number(given)) : undefined;
  const { record_id, order, sentence } = sound.of;
  const isThere = read?.record_id === record_id && read.order === order && read.sentence === sentence;
  // A report that was made again may have another sentence in that place.
  if (!isThere || read.ref_text !== sound.text) throw new AppError('invalid_input', { fields: ['value'] });
  if (read.state === 'waiting') throw new AppError('conflict', { fields: ['value'] });
  if (read.assessed === 0) throw new AppError('invalid_input', { fields: ['value'] });
  const [recording] = await recordings.findMany(db, userId, [read.recording_id]);
  const reading = readingShown(read, recording?.file ?? '');
  return { right: isClear(read.words, sound.word), solution: { form: 'follow_read', ...sound, reading } };
}

function solutionOf(found: Found): Solution | null {
  const asks = askedOf(found);
  if (asks) {
    const { sentence, start, end, answers } = asks.drill;
    return { form: 'correction', sentence, start, end, slip: asks.slip, answers, explanation: asks.explanation };
  }
  const sound = soundOf(found);
  if (sound) return { form: 'follow_read', ...sound, reading: null };
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
