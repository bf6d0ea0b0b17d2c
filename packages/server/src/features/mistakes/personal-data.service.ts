import { type Ids, keyed, type PersonalData, type Row } from '#db/personal/personal-data.ts';
import { personalDataRepo } from './personal-data.repo.ts';

/** Whose id a mistake's evidence is. */
const OWNERS: Record<string, string> = {
  attempt: 'attempts',
  essay: 'essay_records',
  training: 'training_records',
  dictation: 'dictation_records',
  speaking: 'speaking_records',
};

const isRights = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length <= 100 &&
  value.every(
    (one: { at?: unknown; day?: unknown; sentence?: unknown } | null) =>
      typeof one?.at === 'number' && typeof one.day === 'string' && typeof one.sentence === 'string',
  );
const isMemory = (value: unknown): boolean =>
  value === null || (typeof value === 'object' && JSON.stringify(value).length <= 2000);
const isGiven = (value: unknown): boolean => value === null || JSON.stringify(value).length <= 5000;

export const mistakesData: PersonalData = {
  feature: 'mistakes',
  tables: [
    {
      table: 'mistakes',
      of: 'user_id',
      holds: { zh: '错题本', en: 'The book of mistakes' },
      csv: ['first_seen', 'last_seen', 'skill', 'kind', 'type', 'state', 'seen', 'due'],
      ids: (row, ids) => ({ ...evidence(row, ids), slot: slot(row.slot, ids) }),
      comes: { unique: ['slot'], json: { rights: isRights, memory: isMemory } },
    },
    {
      table: 'mistake_sightings',
      of: { column: 'mistake_id', table: 'mistakes' },
      holds: { zh: '每次犯错', en: 'Each time a mistake was made' },
      ids: (row, ids) => ({ ...evidence(row, ids), mistake_id: ids.own('mistakes', row.mistake_id) }),
      comes: { unique: ['mistake_id', 'source', 'source_id', 'part'] },
    },
    {
      table: 'mistake_tries',
      of: 'user_id',
      holds: { zh: '错题的每次再答', en: 'Every answer to a mistake' },
      ids: (row, ids) => ({ ...row, mistake_id: ids.own('mistakes', row.mistake_id) }),
      comes: { unique: ['key'], json: { given: isGiven } },
    },
    {
      table: 'mistake_weeks',
      of: 'user_id',
      holds: { zh: '错题每周的进出', en: 'What each week changed' },
      comes: { unique: ['week', 'skill', 'kind'] },
    },
    {
      table: 'mistake_counts',
      of: 'user_id',
      holds: { zh: '错题的总数', en: 'Sums of mistakes' },
      handedOut: false,
      comes: 'made_anew',
    },
    {
      table: 'mistake_days',
      of: 'user_id',
      holds: { zh: '每天选出的十题', en: 'The ten that were chosen each day' },
      handedOut: false,
      comes: 'made_anew',
    },
  ],
  settle: (tx, userId) => personalDataRepo(tx).settle(userId),
};

function evidence(row: Row, ids: Ids): Row {
  const source = String(row.source);
  const table = OWNERS[source];
  const source_id = table ? ids.own(table, row.source_id) : ids.word(row.source_id);
  return { ...row, source_id, part: source === 'attempt' || source === 'training' ? keyed(row.part, ids) : row.part };
}

/** `question:31.q7`, `exercise:31.i4` and `misheard:31.5` name content; the others words and rules. */
const slot = (name: unknown, ids: Ids): string =>
  String(name).replace(
    /^(question|exercise|misheard):(.*)$/s,
    (_, kind: string, key: string) => `${kind}:${keyed(key, ids)}`,
  );
