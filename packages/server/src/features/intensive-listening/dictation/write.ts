import type { ParsedInput } from '@ninefold/contract/call';
import type { intensiveListening } from '@ninefold/contract/intensive-listening';
import type { DictationLine } from '@ninefold/contract/intensive-listening/dictation';
import { type IsWord, markDictation } from '@ninefold/core/intensive-listening/dictation/mark-dictation';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import { type DictationRow, intensiveListeningRepo, type LineRow } from '../intensive-listening.repo.ts';
import type { IntensiveListeningDeps } from '../intensive-listening-deps.ts';
import { keptSentences } from '../sentences/sentence-paper.ts';
import { reportLine } from './report-line.ts';
import { lineView } from './views.ts';

type Input = ParsedInput<(typeof intensiveListening)['saveDictation']>;

/** Marked here and nowhere else. The first writing of a sentence counts: after it the words were on the screen. */
export async function writeSentence(
  deps: IntensiveListeningDeps,
  userId: number,
  input: Input,
): Promise<DictationLine> {
  const isWord = await knownWords(deps);
  return deps.db.transaction(async (tx) => {
    await deps.learners.refuseOthers(tx, userId, input.by);
    const repo = intensiveListeningRepo(tx);
    const record = await repo.lock(userId, input.record_id);
    if (!record) throw new AppError('not_found', { fields: ['record_id'] });
    const lines = await repo.lines([record.id]);
    const known = lines.find(({ key }) => key === input.key) ?? lines.find(({ order }) => order === input.order);
    if (known && known.order !== input.order) throw new AppError('conflict', { fields: ['key'] });
    return lineView(known ?? (await write(deps, tx, record, input, isWord)));
  });
}

async function write(
  deps: IntensiveListeningDeps,
  tx: Db,
  record: DictationRow,
  { order, key, given }: Input,
  isWord: IsWord,
): Promise<LineRow> {
  if (record.state !== 'open') throw new AppError('attempt_closed');
  if (await deps.attempts.isInExam(tx, record.user_id, record.paper_id)) throw new AppError('attempt_open');
  const version = await keptSentences(deps, tx, { id: record.paper_id, hash: record.hash });
  const sentence = version?.sentences.find((one) => one.order === order);
  if (!sentence) throw new AppError('not_found', { fields: ['order'] });
  const { right, total, words } = markDictation(sentence.content, given, isWord);
  const line = { record_id: record.id, order, key, given, right, total, words, written_at: deps.now() };
  await intensiveListeningRepo(tx).insertLine(line);
  await reportLine(deps, tx, record, line);
  return line;
}

/** Whoever writes another word of the dictionary has heard another word. */
export async function knownWords({ openDictionary }: IntensiveListeningDeps): Promise<IsWord> {
  const dictionary = await openDictionary();
  return (word) => dictionary.find(word).length > 0;
}
