import { contentOrNone, type PersonalData } from '#db/personal/personal-data.ts';

/** Seconds by the number of a part. */
const isSpent = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).length <= 1000 &&
  Object.entries(value).every(
    ([part, seconds]) =>
      /^\d{1,4}$/.test(part) && Number.isFinite(seconds) && Number(seconds) >= 0 && Number(seconds) < 1e7,
  );

export const coursesData: PersonalData = {
  feature: 'courses',
  tables: [
    {
      table: 'course_visits',
      of: 'user_id',
      holds: { zh: '打开过的课程', en: 'Courses that were opened' },
      ids: (row, ids) => ({
        ...row,
        package_id: ids.content(row.package_id),
        course_id: contentOrNone(row.course_id, ids),
      }),
      comes: { unique: ['package_id'] },
    },
    {
      table: 'lesson_progress',
      of: 'user_id',
      holds: {
        zh: '每节课学到哪里、写了什么、交了什么',
        en: 'How far each lesson was gone through, and what was written and handed in',
      },
      csv: ['begun_at', 'lesson_id', 'state', 'part', 'answer', 'done_at'],
      ids: (row, ids) => ({
        ...row,
        lesson_id: ids.content(row.lesson_id),
        recording_id: row.recording_id === null ? null : ids.ownOr('recordings', row.recording_id, null),
        picture: row.picture === '' ? '' : ids.file(row.picture, 'picture'),
      }),
      // One that is half done would be finished here, and paid.
      comes: { unique: ['lesson_id'], finished: ({ state }) => state === 'done', json: { spent: isSpent } },
    },
    {
      table: 'lesson_notes',
      of: 'user_id',
      holds: { zh: '课程笔记', en: 'Notes of lessons' },
      csv: ['created_at', 'lesson_id', 'part', 'text'],
      ids: (row, ids) => ({ ...row, lesson_id: ids.content(row.lesson_id) }),
      comes: { unique: ['key'] },
    },
  ],
};
