import { keyIsLongest, singleChoices, verdicts } from './checks/pack-bias.ts';
import { wordsAMinute } from './checks/papers/script.ts';
import { papersOf, viewOf } from './pack-view.ts';
import { paperView } from './paper-view.ts';
import type { Pack } from './read-pack.ts';
import type { ItemOf, Kind } from './schema/item.ts';
import { wordsOf } from './text.ts';

/** How much a pack holds and how its keys are spread; the numbers of a pack's README come from here. */
type Stat = { group: string; name: string; value: string };

export function packStats(pack: Pack): Stat[] {
  const of = <K extends Kind>(kind: K) =>
    pack.items.flatMap(({ item }) => (item.kind === kind ? [item as ItemOf<K>] : []));
  return [
    ...counted(
      'items',
      pack.items.map(({ item }) => item.kind),
    ),
    ...counted(
      'status',
      pack.items.map(({ item }) => item.status),
    ),
    ...papers(pack),
    ...chinese(pack),
    ...keys(pack),
    ...shelves(of('collection')),
    ...counted(
      'task 1 figures',
      of('writing-task-1').flatMap(({ figures, letter }) => (letter ? ['letter'] : figures.map(figureName))),
    ),
    ...counted(
      'task 2 types',
      of('writing-task-2').map(({ type }) => type),
    ),
    ...counted(
      'essays by band',
      [...of('writing-task-1'), ...of('writing-task-2')].flatMap(({ essays }) =>
        essays.map(({ band }) => String(band)),
      ),
    ),
    ...counted(
      'training exercises',
      of('training').flatMap(({ items }) => items.map((exercise) => exercise.do)),
    ),
    ...counted(
      'sentences to say and write',
      of('sentences').flatMap(({ use, sentences }) => sentences.map(() => use)),
    ),
    ...words(of('wordbook')),
    ...counted(
      'lessons by kind',
      of('lesson').map(({ lesson }) => lesson),
    ),
    ...counted(
      'idea banks by topic',
      of('idea-bank').flatMap(({ topic, entries }) => entries.map(() => topic)),
    ),
    ...counted(
      'paragraphs by band',
      of('ladder').flatMap(({ rungs }) => rungs.map(({ band }) => String(band))),
    ),
    ...counted(
      'lesson steps',
      of('lesson').flatMap(({ steps }) => (steps ?? []).map(({ step }) => step)),
    ),
    ...counted(
      'topics',
      pack.items.flatMap(({ item }) => ('topic' in item ? [item.topic] : [])),
    ),
  ];
}

const stat = (group: string, name: string, value: string | number): Stat => ({ group, name, value: String(value) });

function counted(group: string, names: string[]): Stat[] {
  return [...new Set(names)].sort().map((name) => stat(group, name, names.filter((other) => other === name).length));
}

const figureName = (figure: ItemOf<'writing-task-1'>['figures'][number]) =>
  figure.type === 'bar' && figure.stacked ? 'stacked bar' : figure.type;

function papers(pack: Pack): Stat[] {
  const all = papersOf(viewOf(pack)).map(({ item }) => item);
  return (['reading', 'listening'] as const).flatMap((kind) => {
    const mine = all.filter((item) => item.kind === kind);
    const questions = mine.flatMap((item) => paperView(item).questions);
    const lengths = mine.map((item) => wordsOf(paperView(item).text).length);
    const speeds = mine.flatMap((item) => (item.kind === 'listening' ? (wordsAMinute(item) ?? []) : []));
    if (mine.length === 0) return [];
    return [
      stat(
        kind,
        'questions',
        questions.reduce((sum, { numbers }) => sum + numbers.length, 0),
      ),
      stat(kind, 'words', `${Math.min(...lengths)} to ${Math.max(...lengths)}`),
      ...(speeds.length ? [stat(kind, 'words a minute', `${Math.min(...speeds)} to ${Math.max(...speeds)}`)] : []),
      ...counted(
        `${kind} question types`,
        questions.flatMap(({ group, numbers }) => numbers.map(() => group.type)),
      ),
    ];
  });
}

/** How much of the texts can be read in Chinese, sentence by sentence. */
function chinese({ items }: Pack): Stat[] {
  const paragraphs = items.flatMap(({ item }) => (item.kind === 'reading' ? item.paragraphs : []));
  const turns = items.flatMap(({ item }) => (item.kind === 'listening' ? item.script : []));
  const done = (places: readonly { sentences?: unknown }[]) =>
    `${places.filter(({ sentences }) => sentences).length} of ${places.length}`;
  const forms = items.flatMap(({ item }) => (item.kind === 'reading' ? (item.texts ?? []) : []));
  return [
    ...(paragraphs.length ? [stat('in Chinese by sentence', 'paragraphs', done(paragraphs))] : []),
    ...(turns.length ? [stat('in Chinese by sentence', 'turns', done(turns))] : []),
    ...counted(
      'texts of General Training',
      forms.map(({ form }) => form),
    ),
  ];
}

function keys(pack: Pack): Stat[] {
  const view = viewOf(pack);
  const choices = singleChoices(view);
  const longest = choices.filter(keyIsLongest).length;
  return [
    ...counted(
      'keys of multiple choice',
      choices.map(({ key }) => key),
    ),
    ...(choices.length
      ? [stat('keys of multiple choice', 'the longest option', `${longest} of ${choices.length}`)]
      : []),
    ...counted('keys of statements', verdicts(view)),
  ];
}

const shelves = (collections: ItemOf<'collection'>[]): Stat[] =>
  collections.map(({ category, skill, id, units }) =>
    stat(
      'shelves',
      `${category} ${skill} ${id}`,
      `${units.length} units, ${units.flatMap(({ items }) => items).length} items`,
    ),
  );

const words = (books: ItemOf<'wordbook'>[]): Stat[] =>
  books.map(({ id, units }) =>
    stat('words', id, `${units.flatMap((unit) => unit.words).length} in ${units.length} units`),
  );
