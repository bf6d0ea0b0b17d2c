import type { PersonalData } from '#db/personal/personal-data.ts';

/** What learners said; the sound itself lies in `media/`. Pieces of an unfinished one are of use to nobody. */
export const recordingsData: PersonalData = {
  feature: 'recordings',
  tables: [
    {
      table: 'recordings',
      of: 'user_id',
      holds: { zh: '录音：时间、长度和 media/ 里的文件', en: 'Recordings: when, how long, and their file in media/' },
      csv: ['started_at', 'seconds', 'file'],
      ids: (row, ids) => ({ ...row, file: row.file === '' ? '' : ids.file(row.file, 'recording') }),
      comes: { unique: ['key'], finished: ({ state }) => state === 'done' },
      loose: 'file',
    },
    {
      table: 'recording_pieces',
      of: { column: 'recording_id', table: 'recordings' },
      holds: { zh: '未完成的录音片段', en: 'Pieces of unfinished recordings' },
      handedOut: false,
      comes: 'unfinished',
      loose: 'file',
    },
  ],
};
