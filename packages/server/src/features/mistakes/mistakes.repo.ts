import type { ParsedInput } from '@ninefold/contract/call';
import type { mistakes } from '@ninefold/contract/mistakes';
import type { EvidenceSource, MistakeKind, MistakeSkill, MistakeState } from '@ninefold/core/mistakes/kinds';
import type { TryVerdict } from '@ninefold/core/mistakes/tries';
import type { Day } from '@ninefold/core/time/day';
import type { Db } from '#db/db.ts';
import type { MistakeRow } from './book/book.repo.ts';

export type TryRow = {
  mistake_id: number;
  given: string | string[] | null;
  verdict: TryVerdict;
  tried_at: Date;
};
export type Group = { skill: MistakeSkill; kind: MistakeKind };

export type PlaceName = NonNullable<ParsedInput<(typeof mistakes)['answer']>['place']>;

function namedBy(place: PlaceName): [source: EvidenceSource, id: number, part: string | null] {
  if ('attempt_id' in place) return ['attempt', place.attempt_id, place.key];
  if ('record_id' in place) return ['essay', place.record_id, `${place.start}-${place.end}`];
  if ('training_id' in place) return ['training', place.training_id, place.item];
  if ('dictation_id' in place) return ['dictation', place.dictation_id, place.part];
  if ('speaking_id' in place) return ['speaking', place.speaking_id, place.part];
  if ('reading_id' in place) return ['reading', place.reading_id, place.part];
  return ['word', place.vocabulary_id, null];
}

/** Where a mistake was made. */
export type SeenPlace = Pick<MistakeRow, 'source' | 'source_id' | 'part'>;

/** As much as choosing needs: what is not chosen is not read. */
export type DueRow = Pick<MistakeRow, 'id' | 'kind' | 'skill' | 'marks' | 'seen' | 'touched' | 'key_seen' | 'due'>;

/** Of each group so many of the longest due are looked at: enough to choose ten from, however many there are. */
const LOOKED_AT = 30;

/** Above every id: the first page is read by the same range of the index as any other. */
const NEWEST = Number.MAX_SAFE_INTEGER;

export const mistakesRepo = (db: Db) => ({
  /** Another learner's mistake does not exist. */
  find: async (userId: number, id: number): Promise<MistakeRow | undefined> =>
    (await db.query<MistakeRow>('select * from mistakes where id = $2 and user_id = $1', [userId, id]))[0],

  /** The learner's own mistake that was made there, whatever number it has now. */
  atPlace: async (userId: number, place: PlaceName): Promise<MistakeRow | undefined> => {
    const [source, id, part] = namedBy(place);
    const [row] = await db.query<MistakeRow>(
      `select mistake.* from mistake_sightings sighting join mistakes mistake on mistake.id = sighting.mistake_id
       where sighting.source = $2 and sighting.source_id = $3 and ($4::text is null or sighting.part = $4)
         and mistake.user_id = $1 limit 1`,
      [userId, source, id, part],
    );
    return row;
  },

  /** By number first (`offset 0`): before the table is analysed, a learner's fifty thousand would be looked through. */
  byIds: (userId: number, ids: readonly number[]): Promise<MistakeRow[]> =>
    db.query<MistakeRow>(
      `select * from (select * from mistakes where id = any($2::bigint[]) offset 0) chosen where user_id = $1`,
      [userId, ids],
    ),

  /** All places of these mistakes, newest first. */
  placesOf: (ids: readonly number[]) =>
    db.query<SeenPlace & { mistake_id: number }>(
      `select mistake_id, source, source_id, part from mistake_sightings
       where mistake_id = any($1::bigint[]) order by seen_at desc, source_id desc, part`,
      [ids],
    ),

  /**
   * Each read of a group is by key, so fifty thousand mistakes cost what fifty do. What was on the screen lately is left
   * out here, before the longest due are taken: else those of a review that was just opened would hide all others.
   */
  due: (userId: number, today: Day, keySeenBefore: Date, touchedUntil: Date): Promise<DueRow[]> =>
    db.query<DueRow>(
      `select candidate.* from (
         select skill, kind from mistake_counts where user_id = $1 group by skill, kind having sum(open + practised) > 0
       ) filled
       cross join lateral (
         select id, kind, skill, marks, seen, touched, key_seen, due from mistakes
         where user_id = $1 and skill = filled.skill and kind = filled.kind
           and not removed and state <> 'closed' and due <= $2::date and key_seen < $3 and touched <= $4
         order by due limit ${LOOKED_AT}
       ) candidate
       order by candidate.due, candidate.id`,
      [userId, today, keySeenBefore, touchedUntil],
    ),

  /** They cannot be asked at present and are looked at again on that day. */
  putOff: (userId: number, ids: readonly number[], until: Day) =>
    db.query('update mistakes set due = $3::date where id = any($2::bigint[]) and user_id = $1 and due < $3::date', [
      userId,
      ids,
      until,
    ]),

  /** To be practised now, due or not; what waits longest first. */
  ofGroup: (userId: number, { skill, kind }: Group, limit: number): Promise<MistakeRow[]> =>
    db.query<MistakeRow>(
      `select * from mistakes where user_id = $1 and skill = $2 and kind = $3 and not removed and state <> 'closed'
       order by due, id limit $4`,
      [userId, skill, kind, limit],
    ),

  page: (userId: number, { skill, kind }: Group, state: MistakeState, before: number | undefined, limit: number) =>
    db.query<MistakeRow>(
      `select * from mistakes where user_id = $1 and skill = $2 and kind = $3 and state = $4 and not removed
         and id < $5 order by id desc limit $6`,
      [userId, skill, kind, state, before ?? NEWEST, limit],
    ),

  removedPage: (userId: number, before: number | undefined, limit: number) =>
    db.query<MistakeRow>(
      `select * from mistakes where user_id = $1 and removed and id < $2
       order by id desc limit $3`,
      [userId, before ?? NEWEST, limit],
    ),

  /** Taken out or not, so that they can be put back where they were lost. */
  ofSource: (userId: number, source: EvidenceSource, id: number, before: number | undefined, limit: number) =>
    db.query<MistakeRow>(
      `select * from mistakes where user_id = $1 and id < $4
         and id in (select mistake_id from mistake_sightings where source = $2 and source_id = $3)
       order by id desc limit $5`,
      [userId, source, id, before ?? NEWEST, limit],
    ),

  /** Whoever opens them has seen their keys. */
  lookAt: (userId: number, ids: readonly number[], at: Date) =>
    db.query(
      `update mistakes set key_seen = greatest(key_seen, $3), touched = greatest(touched, $3)
       where id = any($2::bigint[]) and user_id = $1`,
      [userId, ids, at],
    ),

  tryByKey: async (userId: number, key: string): Promise<TryRow | undefined> =>
    (
      await db.query<TryRow>(
        'select mistake_id, given, verdict, tried_at from mistake_tries where user_id = $1 and key = $2',
        [userId, key],
      )
    )[0],

  /** Whether this very answer was given to it before. */
  wasGiven: async (mistakeId: number, given: string): Promise<boolean> =>
    (
      await db.query(
        'select 1 as given from mistake_tries where mistake_id = $1 and given = to_jsonb($2::text) limit 1',
        [mistakeId, given],
      )
    ).length > 0,

  lastTries: (mistakeId: number, limit: number) =>
    db.query<TryRow>(
      `select mistake_id, given, verdict, tried_at from mistake_tries where mistake_id = $1 order by id desc limit $2`,
      [mistakeId, limit],
    ),
});
