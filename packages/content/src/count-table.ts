import { lessonWords } from './checks/lesson-steps.ts';
import { interviewLines } from './interview/interview-lines.ts';
import { paperView } from './paper-view.ts';
import type { Pack } from './read-pack.ts';
import type { Item, ItemOf, Kind, Paper, WritingTask } from './schema/item.ts';
import { wordsOf } from './text.ts';

/** "What it holds", as a pack's README shows it: a table of Markdown, ready to be pasted. */
export function countTable({ items }: Pack): string {
  const of = <K extends Kind>(kind: K) => items.flatMap(({ item }) => (item.kind === kind ? [item as ItemOf<K>] : []));
  const [reading, listening] = [of('reading'), of('listening')];
  const [task1, task2] = [of('writing-task-1'), of('writing-task-2')];
  const rows: Row[] = [
    ['Reading passages', reading, papers(reading)],
    ['Listening sections', listening, `${papers(listening)}; ${recordings(listening)}`],
    ['Writing Task 1', task1, `${figures(task1)}; ${essayBands(task1)}`],
    ['Writing Task 2', task2, `${tally(task2.map(({ type }) => type.replaceAll('-', ' ')))}; ${essayBands(task2)}`],
    ['Speaking sets', of('speaking'), interviews(of('speaking'))],
    ['Training sets', of('training'), training(of('training'))],
    ['Sentence sets', of('sentences'), sentenceSets(of('sentences'))],
    ['Idea banks', of('idea-bank'), `${of('idea-bank').flatMap(({ entries }) => entries).length} ideas`],
    ['Paragraphs through the bands', of('ladder'), `${of('ladder').flatMap(({ rungs }) => rungs).length} paragraphs`],
    ['Word books', of('wordbook'), of('wordbook').map(book).join('; ')],
    ['Collections', of('collection'), tally(of('collection').map(({ category, skill }) => `${category} ${skill}`))],
    ['Lessons', of('lesson'), lessons(of('lesson'))],
    ['Courses', of('course'), titles(of('course'))],
    ['Packages', of('package'), titles(of('package'))],
    ['Mock tests', of('mock'), titles(of('mock'))],
    ['Tasks', of('task'), titles(of('task').map(({ name }) => ({ title: name })))],
    ['Menus', of('menu'), tally(of('menu').flatMap((menu) => menu.items.map(() => 'entries')))],
  ];
  const total = [
    `${questions([...reading, ...listening])} questions`,
    `${[...task1, ...task2].flatMap(({ essays }) => essays).length} model essays`,
    `${of('wordbook').flatMap(wordsOfBook).length} words`,
  ].join(', ');
  return [
    '| Part | Items | Size |',
    '|---|---|---|',
    ...rows.filter(([, ones]) => ones.length > 0).map(([name, ones, size]) => `| ${name} | ${ones.length} | ${size} |`),
    `| **Total** | **${items.length}** | **${total}** |`,
  ].join('\n');
}

const titles = (ones: readonly { title: { en: string } }[]) => ones.map(({ title }) => title.en).join('; ');

type Row = [name: string, items: readonly Item[], size: string];

function papers(all: readonly Paper[]): string {
  const types = new Set(all.flatMap(({ groups }) => groups.map(({ type }) => type)));
  const lengths = all.map((paper) => wordsOf(paperView(paper).text).length);
  return `${questions(all)} questions of ${types.size} types; ${Math.min(...lengths)} to ${Math.max(...lengths)} words each`;
}

const questions = (all: readonly Paper[]) =>
  all.flatMap((paper) => paperView(paper).questions.flatMap(({ numbers }) => numbers)).length;

function recordings(sections: readonly ItemOf<'listening'>[]): string {
  const recorded = sections.flatMap(({ audio }) => audio ?? []);
  if (recorded.length === 0) return 'scripts only, no audio yet';
  const minutes = Math.round(recorded.reduce((sum, { seconds }) => sum + seconds, 0) / 60);
  return `${recorded.length === sections.length ? 'all' : recorded.length} recorded, ${minutes} minutes`;
}

function figures(tasks: readonly ItemOf<'writing-task-1'>[]): string {
  const letters = tasks.filter(({ letter }) => letter).length;
  return `${tasks.length - letters} with figures, ${letters} letters`;
}

const essayBands = (tasks: readonly WritingTask[]) => {
  const bands = [...new Set(tasks.flatMap(({ essays }) => essays.map(({ band }) => band)))].sort();
  return `model essays at bands ${bands.join(', ')}`;
};

function interviews(sets: readonly ItemOf<'speaking'>[]): string {
  const spoken = sets.filter((set) => interviewLines(set).every(({ audio }) => audio)).length;
  const bands = new Set(sets.flatMap(({ part2 }) => (part2?.samples ?? []).map(({ band }) => band)));
  const samples = [...bands].sort((a, b) => a - b).join(', ');
  return `${tally(sets.flatMap(partsOf))}; samples of the long turn at ${samples}; ${spoken} spoken by an examiner`;
}

const partsOf = ({ part1, part2, part3 }: ItemOf<'speaking'>) => [
  ...(part1.length ? ['part 1'] : []),
  ...(part2 ? ['part 2'] : []),
  ...(part3.length ? ['part 3'] : []),
];

const training = (sets: readonly ItemOf<'training'>[]) =>
  `${sets.flatMap(({ items }) => items).length} exercises; sets: ${tally(sets.map(({ area }) => area))}`;

const sentenceSets = (sets: readonly ItemOf<'sentences'>[]) =>
  `${sets.flatMap(({ sentences }) => sentences).length} sentences; sets: ${tally(sets.map(({ use }) => use))}`;

function lessons(all: readonly ItemOf<'lesson'>[]): string {
  const stepped = all.filter(({ steps }) => steps);
  const words = stepped.reduce((sum, lesson) => sum + lessonWords(lesson), 0);
  const steps = stepped.length ? `; ${stepped.length} in steps, ${words} words` : '';
  return `${tally(all.map(({ lesson }) => lesson))}${steps}`;
}

const wordsOfBook = ({ units }: ItemOf<'wordbook'>) => units.flatMap(({ words }) => words);

function book(one: ItemOf<'wordbook'>): string {
  const words = wordsOfBook(one);
  const clips = words.filter((word) => typeof word !== 'string' && word.audio?.uk).length;
  return `${words.length} in ${one.title.en}${clips ? `, ${clips} with a clip` : ''}`;
}

/** 4 opinion, 3 discussion: the most first. */
function tally(names: readonly string[]): string {
  const counts = [...new Set(names)].map((name) => ({ name, n: names.filter((other) => other === name).length }));
  return counts
    .sort((a, b) => b.n - a.n || (a.name < b.name ? -1 : 1))
    .map(({ name, n }) => `${n} ${name}`)
    .join(', ');
}
