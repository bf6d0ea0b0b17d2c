import type { ReadingOf } from '@ninefold/contract/mistakes/read-aloud';
import type { Solution } from '@ninefold/contract/mistakes/solution';
import { plainWord } from '@ninefold/core/intensive-listening/dictation/lost-words';
import { isClear, sentencesWith } from '@ninefold/core/intensive-listening/follow-read/unclear-words';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import type { Asked, Evidence, EvidenceOwner } from '#features/mistakes/book/book.service.ts';
import type { IntensiveListeningDeps } from '../intensive-listening-deps.ts';
import { keptSentences, openSentences, type SentenceVersion } from '../sentences/sentence-paper.ts';
import { sentenceName } from './report-reading.ts';
import { readingShown, tipOf } from './score-view.ts';
import { type ScoreRow, scoresRepo } from './scores.repo.ts';

/** A reading, the section as it was then, and the word that was not clear. */
type Found = { row: ScoreRow; version: SentenceVersion; part: string; at: number; word: string };

/** A model that begins with its first sound is hard to follow. */
const BREATH_SECONDS = 0.2;

/** How words that were not clear are shown, read aloud again and marked for the book of mistakes. */
export const readingOwner = (deps: IntensiveListeningDeps): EvidenceOwner => ({
  places: async (db, userId, evidence) => (await find(deps, db, userId, evidence)).map((one) => one && placeOf(one)),

  async drills(db, userId, asked) {
    const found = await find(deps, db, userId, asked.map(evidenceOf));
    const drills = [];
    for (const [at, one] of found.entries()) {
      const version = one && (await openNow(deps, db, userId, one));
      const sentence = version && sentenceFor(one, version, asked[at]?.tried ?? []);
      drills.push(
        sentence
          ? { place: placeOf(one), drill: { form: 'follow_read' as const, ...readAloud(one, version, sentence.order) } }
          : null,
      );
    }
    return drills;
  },

  async look(db, userId, asked) {
    const found = await find(deps, db, userId, asked.map(evidenceOf));
    const solutions = [];
    for (const one of found) solutions.push(one && (await solutionOf(deps, db, one, one.row)));
    return solutions;
  },

  async solve(db, userId, { evidence }, given) {
    const [one] = await find(deps, db, userId, [evidence]);
    if (!one) return null;
    if (given === null) return { right: false, solution: await solutionOf(deps, db, one, one.row) };
    const read = await readingOf(db, userId, String(given));
    const version = await keptSentences(deps, db, { id: read.paper_id, hash: read.hash });
    // Any sentence with the word: which one the card shows may have changed since it was shown.
    const asked = version && [sentenceFor(one, version, []), ...sentencesWith(version.sentences, one.word)];
    if (!version || read.paper_id !== one.row.paper_id || !asked?.some((sentence) => sentence?.order === read.order))
      throw notThis();
    return {
      right: isClear(read.words, one.word),
      solution: await solutionOf(deps, db, { ...one, version }, read),
      sentence: sentenceName(read),
    };
  },
});

const evidenceOf = ({ evidence }: Asked): Evidence => evidence;
const notThis = () => new AppError('invalid_input', { fields: ['value'] });

/** Scored, and read for a card: every other reading has told the book itself. */
async function readingOf(db: Db, userId: number, recording: string): Promise<ScoreRow> {
  const row = /^\d{1,15}$/.test(recording) ? await scoresRepo(db).byRecording(userId, Number(recording)) : undefined;
  if (!row?.for_card) throw notThis();
  if (row.state === 'waiting') throw new AppError('conflict', { fields: ['value'] });
  if (row.assessed === 0) throw notThis();
  return row;
}

/** null: withdrawn, locked, or in an exam that this learner is sitting. */
async function openNow(deps: IntensiveListeningDeps, db: Db, userId: number, { row }: Found) {
  try {
    return await openSentences(deps, db, userId, row.paper_id);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** The one it was lost in first, then others with the same word; the first again where all of them were right. */
function sentenceFor({ row, word }: Found, version: SentenceVersion, tried: readonly string[]) {
  const first = version.sentences.find(({ order, content }) => order === row.order && content === row.ref_text);
  const all = [...(first ? [first] : []), ...sentencesWith(version.sentences, word).filter((one) => one !== first)];
  return all.find(({ order }) => !tried.includes(sentenceName({ paper_id: version.id, order }))) ?? all[0] ?? null;
}

function readAloud({ row, word, at }: Found, { id, paper, sentences }: SentenceVersion, order: number) {
  const sentence = sentences.find((one) => one.order === order);
  const { start = -1, end = -1 } = sentence ?? {};
  const of: ReadingOf = { skill: 'listening', paper_id: id, order };
  return {
    ...{ text: sentence?.content ?? row.ref_text, word, of, tip: tipOf(row.words[at]) },
    hear:
      paper.audio && start >= 0
        ? { url: paper.audio.url, from: Math.max(0, start - BREATH_SECONDS), to: end + BREATH_SECONDS }
        : null,
  };
}

async function solutionOf(
  { recordings }: IntensiveListeningDeps,
  db: Db,
  found: Found,
  read: ScoreRow,
): Promise<Solution> {
  const [recording] = await recordings.findMany(db, read.user_id, [read.recording_id]);
  const shown = readAloud(found, found.version, read.order);
  return { form: 'follow_read', ...shown, reading: readingShown(read, recording?.file ?? '') };
}

const placeOf = ({ row, version, part, word }: Found) => ({
  ...{ source: 'reading' as const, reading_id: row.id, part, word },
  ...{ paper_id: row.paper_id, order: row.order, title: version.paper.title },
});

/** In the order asked for; null: not a reading of this learner, or one without that word. */
async function find(
  deps: IntensiveListeningDeps,
  db: Db,
  userId: number,
  evidence: readonly Evidence[],
): Promise<(Found | null)[]> {
  const rows = await scoresRepo(db).byIds(userId, [...new Set(evidence.map(({ id }) => id))]);
  const found: (Found | null)[] = [];
  for (const { id, part } of evidence) {
    const row = rows.find((one) => one.id === id);
    const at = Number(part.split('.')[2] ?? -1);
    const word = plainWord(row?.words[at]?.word ?? '');
    const version = row && word ? await keptSentences(deps, db, { id: row.paper_id, hash: row.hash }) : null;
    found.push(row && version ? { row, version, part, at, word } : null);
  }
  return found;
}
