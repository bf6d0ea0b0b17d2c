import { MISTAKE_SKILLS, MISTAKE_STATES, mistakeKinds } from '@ninefold/core/mistakes/kinds';
import { TRY_VERDICTS } from '@ninefold/core/mistakes/tries';
import { isMemoryOf, orNull } from '#db/personal/json-rules.ts';
import { type Ids, keyed, type PersonalData, type Row } from '#db/personal/personal-data.ts';
import { personalDataRepo } from './personal-data.repo.ts';

/** Whose id a mistake's evidence is. */
const OWNERS: Record<string, string> = {
  attempt: 'attempts',
  essay: 'essay_records',
  training: 'training_records',
  dictation: 'dictation_records',
  speaking: 'speaking_records',
  reading: 'sentence_scores',
};

/** Whose part begins with the number of a paper or a set. */
const NAMES_CONTENT = new Set(['attempt', 'training', 'reading']);

const SOURCES = [...Object.keys(OWNERS), 'word'];
const isDay = (value: unknown): boolean => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);
const isRights = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length <= 100 &&
  value.every(
    (one: { at?: unknown; day?: unknown; sentence?: unknown } | null) =>
      Number.isFinite(one?.at) && isDay(one?.day) && typeof one?.sentence === 'string',
  );
const isMemory = orNull(isMemoryOf(['stability', 'difficulty', 'last_review', 'due']));
const isGiven = (value: unknown): boolean =>
  value === null ||
  typeof value === 'string' ||
  (Array.isArray(value) && value.every((one) => typeof one === 'string'));

export const mistakesData: PersonalData = {
  feature: 'mistakes',
  tables: [
    {
      table: 'mistakes',
      of: 'user_id',
      holds: { zh: '错题本', en: 'The book of mistakes' },
      csv: ['first_seen', 'last_seen', 'skill', 'kind', 'type', 'state', 'seen', 'due'],
      ids: (row, ids) => ({ ...evidence(row, ids), slot: slot(row.slot, ids) }),
      comes: {
        unique: ['slot'],
        oneOf: { kind: mistakeKinds, skill: MISTAKE_SKILLS, state: MISTAKE_STATES, source: SOURCES },
        json: { rights: isRights, memory: isMemory },
      },
    },
    {
      table: 'mistake_sightings',
      of: { column: 'mistake_id', table: 'mistakes' },
      holds: { zh: '每次犯错', en: 'Each time a mistake was made' },
      ids: (row, ids) => ({ ...evidence(row, ids), mistake_id: ids.own('mistakes', row.mistake_id) }),
      comes: { unique: ['mistake_id', 'source', 'source_id', 'part'], oneOf: { source: SOURCES } },
    },
    {
      table: 'mistake_tries',
      of: 'user_id',
      holds: { zh: '错题的每次再答', en: 'Every answer to a mistake' },
      ids: (row, ids) => ({ ...row, mistake_id: ids.own('mistakes', row.mistake_id) }),
      comes: { unique: ['key'], oneOf: { verdict: TRY_VERDICTS }, json: { given: isGiven } },
    },
    {
      table: 'mistake_weeks',
      of: 'user_id',
      holds: { zh: '错题每周的进出', en: 'What each week changed' },
      comes: { unique: ['week', 'skill', 'kind'], oneOf: { skill: MISTAKE_SKILLS, kind: mistakeKinds } },
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
  return { ...row, source_id, part: NAMES_CONTENT.has(source) ? keyed(row.part, ids) : row.part };
}

/** `question:31.q7`, `exercise:31.i4` and `misheard:31.5` name content; the others words and rules. */
const slot = (name: unknown, ids: Ids): string =>
  String(name).replace(
    /^(question|exercise|misheard):(.*)$/s,
    (_, kind: string, key: string) => `${kind}:${keyed(key, ids)}`,
  );
