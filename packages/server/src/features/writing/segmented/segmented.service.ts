import type { ParsedInput } from '@ninefold/contract/call';
import type { Segment, SegmentAnswer, writingSegmented } from '@ninefold/contract/writing/segmented';
import { secondsOf } from '@ninefold/core/time/seconds';
import { compareSentence, hintOf, plainSentence, verdictOf } from '@ninefold/core/writing/segmented/check-sentence';
import { HINTS } from '@ninefold/core/writing/segmented/hints';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import type { Deps } from '#deps.ts';
import type { Items } from '#features/content/items.service.ts';
import type { Study } from '../study/study.service.ts';
import { grammarThread } from './grammar-thread.ts';
import { type SegmentRow, segmentsRepo } from './segments.repo.ts';
import { type Part, partsOf } from './sentence-sets.ts';

export type Segmented = ReturnType<typeof segmentedService>;
type In<K extends keyof typeof writingSegmented> = ParsedInput<(typeof writingSegmented)[K]>;

/** A question sentence by sentence: each one checked by meaning, words and grammar; the newest try is kept. */
export const segmentedService = (deps: Pick<Deps, 'db' | 'now'> & { items: Items; study: Pick<Study, 'open'> }) => {
  const grammarOf = grammarThread();

  return {
    async getSegments(userId: number, paperId: number) {
      const { paper, parts } = await open(userId, paperId);
      const rows = await segmentsRepo(deps.db).ofPaper(userId, paperId);
      return { paper, segments: parts.map((part) => segmentView(part, rows)) };
    },

    async check(userId: number, { id, segment_id, text }: In<'checkSegment'>): Promise<SegmentAnswer> {
      const part = partCalled(await open(userId, id), segment_id);
      const compared = compareSentence(text, part.key);
      // Case and the full stop are not what is practised: an accepted sentence is right however it is typed.
      const accepted = part.key.accept.some((one) => plainSentence(one) === plainSentence(text));
      const grammar = accepted ? [] : await grammarOf(text);
      const known = new Set(compared.map(({ start }) => start).filter((start) => start >= 0));
      const findings = [...compared, ...grammar.filter(({ start }) => !known.has(start))];
      const answer = { verdict: verdictOf(findings), findings };
      return answerView(part, await segmentsRepo(deps.db).save(userId, id, segment_id, text, answer, deps.now()));
    },

    async hint(userId: number, { id, segment_id, hint }: In<'getSegmentHint'>) {
      const part = partCalled(await open(userId, id), segment_id);
      const hints = await segmentsRepo(deps.db).noteHint(userId, id, segment_id, HINTS.indexOf(hint) + 1, deps.now());
      return { hint, text: hintOf(hint, part.key.accept[0] ?? '', part.chunks), hints };
    },

    async startAgain(userId: number, paperId: number) {
      const cleared = await segmentsRepo(deps.db).clear(userId, paperId);
      return { cleared: cleared > 0 ? (1 as const) : (0 as const) };
    },

    /** So many of its sentences were written, or all there are. Asked inside the transaction of a lesson. */
    async isWritten(db: Db, userId: number, id: number, sentences: number): Promise<boolean> {
      const written = (await segmentsRepo(db).ofPaper(userId, id)).filter(({ answer }) => answer !== null).length;
      if (written === 0 || written >= sentences) return written > 0;
      const [question] = await deps.items.current(db, [id]);
      if (!question) return false;
      const { pack, slug } = question;
      return written >= (await partsOf(deps.items, db, id, `${pack}/${slug}`)).length;
    },

    mergeGuest: (tx: Db, guestId: number, userId: number) => segmentsRepo(tx).reown(guestId, userId),
  };

  async function open(userId: number, paperId: number) {
    const { paper, ref } = await deps.study.open(userId, paperId);
    return { paper, parts: await partsOf(deps.items, deps.db, paperId, ref) };
  }
};

function partCalled({ parts }: { parts: readonly Part[] }, id: string): Part {
  const part = parts.find((one) => one.id === id);
  if (!part) throw new AppError('not_found', { fields: ['segment_id'] });
  return part;
}

function segmentView(part: Part, rows: readonly SegmentRow[]): Segment {
  const row = rows.find(({ segment_id }) => segment_id === part.id);
  return {
    id: part.id,
    skill: part.skill,
    zh: part.zh,
    cue: part.cue,
    must: [...part.key.must],
    words: Math.max(1, part.key.accept[0]?.split(/\s+/).length ?? 1),
    answer: row?.answer ? answerView(part, row) : null,
  };
}

const answerView = (part: Part, { text, answer, hints, tries, updated_at }: SegmentRow): SegmentAnswer => ({
  text,
  verdict: answer?.verdict ?? 'again',
  findings: answer?.findings ?? [],
  models: part.key.accept.slice(0, 3),
  note: part.note,
  hints,
  tries,
  time: secondsOf(updated_at),
});
