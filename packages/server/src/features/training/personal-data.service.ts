import { questionTypes } from '@ninefold/core/practice/question-types';
import { TRAINING_AREAS } from '@ninefold/core/training/courses';
import { isBoth } from '#db/personal/json-rules.ts';
import { contentOrNone, keyed, keyedAll, type PersonalData } from '#db/personal/personal-data.ts';

type Version = { id: unknown; hash: unknown };
const isVersions = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length <= 500 &&
  value.every((one: Version | null) => Number.isSafeInteger(one?.id) && typeof one?.hash === 'string');
const isGiven = (value: unknown): boolean => {
  const given = (value as { value?: unknown } | null)?.value;
  return (
    value === null ||
    typeof given === 'string' ||
    (Array.isArray(given) && given.every((one) => typeof one === 'string'))
  );
};

export const trainingData: PersonalData = {
  feature: 'training',
  tables: [
    {
      table: 'training_records',
      of: 'user_id',
      holds: { zh: '基础训练与同类题再练', en: 'Sets of basic training and drills' },
      csv: ['started_at', 'title', 'course', 'kind', 'right', 'total', 'seconds', 'state'],
      ids: (row, ids) => ({
        ...row,
        collection_id: contentOrNone(row.collection_id, ids),
        source_key: String(row.source_key).replace(
          /^(set:|lesson:)(\d+)/,
          (_, kind: string, id: string) => `${kind}${ids.content(Number(id))}`,
        ),
        versions: Array.isArray(row.versions)
          ? row.versions.map((version: Version) => ({ ...version, id: ids.content(version?.id) }))
          : row.versions,
        items: keyedAll(row.items, ids),
      }),
      comes: {
        unique: ['start_key'],
        finished: ({ state }) => state === 'done',
        instead: { coins: 0, over_limit: false },
        oneOf: { area: ['', ...TRAINING_AREAS], question_type: ['', ...questionTypes] },
        fits: ({ right, total }) => Number(right) <= Number(total),
        json: { title: isBoth, versions: isVersions },
        versions: ({ versions }) => (Array.isArray(versions) ? (versions as Version[]) : []),
      },
    },
    {
      table: 'training_answers',
      of: { column: 'record_id', table: 'training_records' },
      holds: { zh: '训练的每次回答', en: 'Every answer in training' },
      ids: (row, ids) => ({
        ...row,
        record_id: ids.own('training_records', row.record_id),
        item: keyed(row.item, ids),
      }),
      comes: { unique: ['record_id', 'key'], json: { given: isGiven } },
    },
  ],
};
