import type { Sentence } from '@ninefold/contract/intensive-listening';
import type { Solution } from '@ninefold/contract/mistakes/solution';
import type { Exercise } from '@ninefold/contract/training/item';
import { hearsAgain, plainWord, unheardWords } from '@ninefold/core/intensive-listening/dictation/lost-words';
import { markDictation } from '@ninefold/core/intensive-listening/dictation/mark-dictation';
import type { Db } from '#db/db.ts';
import type { Evidence, EvidenceOwner } from '#features/mistakes/book/book.service.ts';
import { type DictationRow, intensiveListeningRepo, type LineRow } from '../intensive-listening.repo.ts';
import type { IntensiveListeningDeps } from '../intensive-listening-deps.ts';
import { keptSentences, type SentenceVersion } from '../sentences/sentence-paper.ts';
import { knownWords } from './write.ts';

/** A sentence of a dictation as it was written then, and the words it was lost with. */
type Found = {
  record: DictationRow;
  version: SentenceVersion;
  sentence: Sentence;
  line: LineRow;
  part: string;
  lost: string[];
};

/** A sentence that begins with its first sound is hard to understand. */
const BREATH_SECONDS = 0.2;

/** How sentences of a dictation are shown, dictated again and marked for the book of mistakes. */
export const sentenceOwner = (deps: IntensiveListeningDeps): EvidenceOwner => ({
  places: async (db, userId, evidence) => (await find(deps, db, userId, evidence)).map((one) => one && placeOf(one)),

  async drills(db, userId, asked) {
    const found = await find(
      deps,
      db,
      userId,
      asked.map(({ evidence }) => evidence),
    );
    return found.map((one) => one && { place: placeOf(one), drill: { form: 'exercise', exercise: exerciseOf(one) } });
  },

  async look(db, userId, asked) {
    const found = await find(
      deps,
      db,
      userId,
      asked.map(({ evidence }) => evidence),
    );
    return found.map((one) => one && solutionOf(one, one.line.given));
  },

  async solve(db, userId, { evidence }, given) {
    const [found] = await find(deps, db, userId, [evidence]);
    if (!found) return null;
    const written = [given ?? ''].flat().join(' ');
    const { words } = markDictation(found.sentence.content, written, await knownWords(deps));
    return { right: hearsAgain(words, found.lost), solution: solutionOf(found, written) };
  },
});

/** In the order asked for; null: not a dictation of this learner, or a section that has lost its recording. */
async function find(
  deps: IntensiveListeningDeps,
  db: Db,
  userId: number,
  evidence: readonly Evidence[],
): Promise<(Found | null)[]> {
  const repo = intensiveListeningRepo(db);
  const records = await repo.findMany(userId, [...new Set(evidence.map(({ id }) => id))]);
  const lines = records.length ? await repo.lines(records.map(({ id }) => id)) : [];
  const found: (Found | null)[] = [];
  for (const { id, part } of evidence) {
    const [order = 0, at] = part.split('.').map(Number);
    const record = records.find((one) => one.id === id);
    const line = lines.find((one) => one.record_id === id && one.order === order);
    const version = record && (await keptSentences(deps, db, { id: record.paper_id, hash: record.hash }));
    const sentence = version?.sentences.find((one) => one.order === order);
    const lost = at === undefined ? unheardWords(line?.words ?? []) : [plainWord(line?.words[at]?.said ?? '')];
    found.push(
      record && line && version?.paper.audio && sentence ? { record, version, sentence, line, part, lost } : null,
    );
  }
  return found;
}

const placeOf = ({ record, version, sentence, part }: Found) => ({
  ...{ source: 'dictation' as const, dictation_id: record.id, part },
  ...{ paper_id: record.paper_id, order: sentence.order, title: version.paper.title },
});

function exerciseOf({ version, sentence }: Found): Exercise {
  const { start, end } = sentence;
  return {
    do: 'dictate',
    key: `${version.id}.i${sentence.order}`,
    n: sentence.order,
    hear: { url: version.paper.audio?.url ?? '', from: Math.max(0, start - BREATH_SECONDS), to: end + BREATH_SECONDS },
    hint: null,
  };
}

function solutionOf(found: Found, written: string): Solution {
  const { sentence, line, lost } = found;
  const words = lost.join(', ');
  return {
    form: 'exercise',
    exercise: exerciseOf(found),
    answers: [sentence.content],
    pairs: [],
    nearest: sentence.content,
    heard: '',
    zh: sentence.zh,
    explain: { en: `What counts here: ${words}`, zh: `这里要听写对的：${words}` },
    why: null,
    reading: null,
    given: written === '' ? [] : [written],
    last_given: line.given === '' ? [] : [line.given],
  };
}
