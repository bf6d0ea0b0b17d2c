import { openPracticeSite } from '#features/practice/attempts/attempts.testing.ts';
import { importCourses, itemId } from '../courses.testing.ts';

/** A site with lessons of every form: in steps, in slides, with a task, with a paper, for members, and of a school. */

const both = (text: string) => ({ en: text, zh: `${text}（中）` });

const STEPS = [
  {
    step: 'teach',
    title: both('Why'),
    text: both('**Read** the question.'),
    narration: { audio: 'assets/why.mp3', seconds: 30 },
  },
  {
    step: 'show',
    title: both('How'),
    text: both('Look here.'),
    clip: { item: 'ninefold-1/single-street-lighting', paragraphs: ['A'] },
    points: [{ note: both('The key word') }],
  },
  { step: 'do', title: both('Try'), clip: { item: 'ninefold-1/single-street-lighting', questions: [1, 2] } },
  {
    step: 'check',
    title: both('Check'),
    pass: 1,
    items: [
      {
        do: 'choose',
        n: 1,
        text: 'She __1__ to work.',
        options: ['go', 'goes'],
        answer: 'goes',
        explain: both('One person'),
      },
      { do: 'fill', n: 2, text: 'Two __2__ (car)', answer: ['cars'], explain: both('More than one') },
    ],
  },
];

export async function openLessonSite() {
  const site = await openPracticeSite();
  const ids = new Map<string, number>();
  const { db } = site.deps;
  await importCourses(db, {
    id: 'lesson-pack',
    requires: [{ pack: 'ninefold-1', version: '0.1.0' }],
    files: { 'assets/why.mp3': 'sound', 'assets/later.png': 'picture' },
    lessons: [
      { id: 'in-steps', lesson: 'reading', fields: { steps: STEPS } },
      { id: 'slides', lesson: 'video' },
      {
        id: 'told',
        lesson: 'video',
        fields: {
          slides: [30, 40].map((seconds) => ({
            title: both(`For ${seconds} s`),
            text: both('Heard, or read.'),
            narration: { audio: 'assets/why.mp3', seconds },
          })),
        },
      },
      { id: 'a-task', lesson: 'task' },
      { id: 'a-talk', lesson: 'task', fields: { task: { text: both('Talk for a minute.'), submit: 'audio' } } },
      { id: 'a-sheet', lesson: 'task', fields: { task: { text: both('Draw a plan.'), submit: 'photo' } } },
      {
        id: 'a-paper',
        lesson: 'reading',
        fields: { page: both('Read.'), uses: ['ninefold-1/single-street-lighting'] },
      },
      {
        id: 'to-say',
        lesson: 'speaking',
        fields: { page: both('Say it.'), uses: ['ninefold-1/something-kept'] },
      },
      {
        id: 'members',
        lesson: 'video',
        access: 'vip',
        fields: {
          slides: [
            { title: both('One'), text: both('Seen by all.'), narration: { audio: 'assets/why.mp3', seconds: 30 } },
            { title: both('Two'), text: both('For members.'), picture: 'assets/later.png' },
          ],
        },
      },
      {
        id: 'not-recorded',
        fields: {
          steps: [
            {
              step: 'check',
              title: both('Check'),
              pass: 2,
              items: [
                { do: 'dictate', n: 1, text: 'Not recorded yet.', zh: '还没有录' },
                { do: 'fill', n: 2, text: 'Two __2__ (car)', answer: ['cars'], explain: both('More than one') },
              ],
            },
          ],
        },
      },
      {
        id: 'in-sentences',
        lesson: 'writing_segment',
        fields: { page: both('Write.'), uses: ['ninefold-1/task1-process-coffee-logs'] },
      },
      { id: 'elsewhere' },
    ],
    courses: [
      {
        id: 'steps-course',
        type: 2,
        units: [
          ['in-steps', 'slides', 'told', 'a-task', 'a-talk', 'a-sheet', 'a-paper', 'members', 'not-recorded', 'to-say'],
          ['in-sentences'],
        ],
      },
      { id: 'other-course', type: 1, units: [['elsewhere']] },
    ],
    packages: [{ id: 'lessons-package', courses: ['steps-course', 'other-course'] }],
  });
  await importCourses(db, {
    id: 'school-lessons',
    lessons: [{ id: 'school-lesson' }],
    courses: [{ id: 'school-course', type: 3, units: [['school-lesson']] }],
    packages: [{ id: 'school-package', courses: ['school-course'] }],
  });
  const [made] = await site.rows<{ id: number }>(`insert into organisations (name) values ('晨星') returning id`);
  await site.rows(`update content_packs set organisation_id = $1 where id = 'school-lessons'`, [made?.id]);
  for (const slug of [
    'in-steps',
    'slides',
    'a-task',
    'a-paper',
    'members',
    'elsewhere',
    'steps-course',
    'other-course',
  ])
    ids.set(slug, await itemId(db, slug));
  for (const slug of [
    'not-recorded',
    'told',
    'a-talk',
    'a-sheet',
    'to-say',
    'in-sentences',
    'school-lesson',
    'school-course',
    'lessons-package',
  ])
    ids.set(slug, await itemId(db, slug));
  const id = (slug: string) => ids.get(slug) ?? 0;
  return {
    site,
    id,
    where: (lesson: string, course = 'steps-course') => ({ course_id: id(course), lesson_id: id(lesson) }),
  };
}
