import { RECORD_TYPES } from '@ninefold/core/history/record-types';
import { z } from 'zod';
import { fitsSchema, isBoth } from '#db/personal/json-rules.ts';
import type { Ids, PersonalData, Row } from '#db/personal/personal-data.ts';

/** Which table keeps the records of a type. */
const KEPT_IN: Record<number, string> = {
  [RECORD_TYPES.reading]: 'attempts',
  [RECORD_TYPES.listening]: 'attempts',
  [RECORD_TYPES.training_listening]: 'training_records',
  [RECORD_TYPES.training_reading]: 'training_records',
  [RECORD_TYPES.training_writing]: 'training_records',
  [RECORD_TYPES.training_speaking]: 'speaking_records',
  [RECORD_TYPES.mock]: 'mock_records',
  [RECORD_TYPES.writing_task_1]: 'essay_records',
  [RECORD_TYPES.writing_task_2]: 'essay_records',
  [RECORD_TYPES.speaking]: 'speaking_records',
  [RECORD_TYPES.speaking_mock]: 'speaking_records',
};

/** As the list shows them: what does not fit here would make a page that cannot be opened. */
const Doors = z.strictObject({
  source_id: z.int().nonnegative(),
  papers: z.array(z.int().positive()).max(100),
  mode: z.enum(['exam', 'practice']),
  kind: z.enum(['paper', 'set', 'own']),
  redo: z.boolean(),
});

/** The list of everything that was done; what leads to a record that did not come stays behind with it. */
export const historyData: PersonalData = {
  feature: 'history',
  tables: [
    {
      table: 'history_records',
      of: 'user_id',
      holds: { zh: '历史记录：做过的每一件事一行', en: 'The history: a line for each thing that was done' },
      csv: ['update_time', 'type', 'title', 'state', 'right', 'total', 'band', 'duration'],
      ids: line,
      comes: {
        unique: ['type', 'record_id'],
        oneOf: { type: Object.values(RECORD_TYPES) },
        orNone: ['score'],
        json: { title: isBoth, doors: fitsSchema(Doors) },
      },
    },
  ],
};

function line(row: Row, ids: Ids): Row {
  const doors = (row.doors ?? {}) as Partial<z.output<typeof Doors>>;
  const isOwn = doors.kind === 'own' && /^o\d+$/.test(String(row.about));
  const source = (id: unknown) =>
    id === 0 || id === null ? 0 : isOwn ? ids.own('essay_prompts', id) : ids.content(id);
  return {
    ...row,
    record_id: ids.own(KEPT_IN[Number(row.type)] ?? '', row.record_id),
    about: about(String(row.about), ids),
    doors: {
      ...doors,
      source_id: source(doors.source_id),
      papers: Array.isArray(doors.papers) ? doors.papers.map((id) => ids.content(id)) : [],
    },
  };
}

/** Names what was done, so that the time before is found: it need not lead anywhere. */
const about = (name: string, ids: Ids): string =>
  name.replace(/^([psorm]|set:)(\d+)/, (_, kind: string, id: string) => {
    if (kind === 'r') return `r${ids.ownOr('attempts', Number(id), 0)}`;
    return `${kind}${kind === 'o' && !name.includes(',') ? id : ids.content(Number(id))}`;
  });
