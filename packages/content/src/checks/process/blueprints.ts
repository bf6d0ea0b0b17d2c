import { isDeepStrictEqual } from 'node:util';
import type { Blueprint, PlannedQuestion } from '../../blueprint/blueprint.ts';
import { drawBlueprint, METHOD } from '../../blueprint/draw.ts';
import type { PackView } from '../../pack-view.ts';
import { type AskedQuestion, paperView } from '../../paper-view.ts';
import type { Paper } from '../../schema/item.ts';
import { choicesOfPaper } from '../../solvers/choices.ts';
import { mentionsOf } from '../../solvers/mentions.ts';
import { listOf, wordsOf } from '../../text.ts';
import { itemCheck, type PackCheck, trouble } from '../check-list.ts';

/** A paper keeps to the plan it began with, as far as a program can see. */

const paperOf = (view: PackView, id: string): Paper | null => {
  const item = view.byId.get(id);
  return item?.kind === 'reading' || item?.kind === 'listening' ? item : null;
};

/** A plan that somebody changed by hand is no longer chance. */
const drawn: PackCheck = {
  name: 'blueprint-drawn',
  level: 'error',
  lookAll: ({ blueprints }) =>
    blueprints.flatMap(({ file, blueprint }) => {
      if (blueprint.method !== METHOD) return [];
      const { seed, drawn, kind, module, part, avoid, kept, blueprint: id } = blueprint;
      const again = drawBlueprint({
        blueprint: id,
        seed,
        drawn,
        kind,
        ...(module && { module }),
        part,
        avoid,
        ...(kept && { kept }),
      });
      return isDeepStrictEqual(again, blueprint)
        ? []
        : [{ file, where: 'seed', what: `${seed} gives another plan: this one was changed by hand` }];
    }),
};

const agrees: PackCheck = {
  name: 'blueprint-agrees',
  level: 'error',
  lookAll: (view) =>
    view.blueprints.flatMap(({ file, blueprint }) => {
      const paper = paperOf(view, blueprint.blueprint);
      // The paper is still to be written.
      if (!paper) return [];
      return [...headTroubles(blueprint, paper), ...groupTroubles(blueprint, paper)].map((one) => ({ file, ...one }));
    }),
};

function headTroubles(plan: Blueprint, paper: Paper) {
  const pairs = [
    ['kind', plan.kind, paper.kind],
    ['module', plan.module, paper.kind === 'reading' ? paper.module : undefined],
    ['part', plan.part, paper.part],
    ['topic', plan.topic, paper.topic],
    ['country', plan.country, paper.country ?? plan.country],
  ] as const;
  const words = wordsOf(paperView(paper).text).length;
  const far = paper.length === 'full' && Math.abs(words - plan.words) > plan.words * 0.08;
  return [
    ...pairs.flatMap(([where, planned, found]) =>
      planned === found ? [] : [trouble(where, `${planned} is planned, the paper has ${found}`)],
    ),
    ...(far ? [trouble('words', `about ${plan.words} are planned, the paper has ${words}`)] : []),
  ];
}

function groupTroubles(plan: Blueprint, paper: Paper) {
  const shape = (groups: readonly { type: string; questions: readonly { n: number | number[] }[] }[]) =>
    groups.map(({ type, questions }) => `${questions.flatMap(({ n }) => n).length} ${type}`).join(', ');
  const [planned, found] = [shape(plan.groups), shape(paper.groups)];
  if (planned !== found) return [trouble('groups', `planned are ${planned}; the paper has ${found}`)];
  return plan.groups.flatMap((group, at) =>
    group.questions.flatMap((question, index) => {
      const asked = paperView(paper).questions.find(({ numbers }) => numbers[0] === listOf(question.n)[0]);
      const where = `groups.${at}.questions.${index}`;
      return asked ? questionTroubles(question, asked, paper).map((what) => trouble(where, what)) : [];
    }),
  );
}

function questionTroubles(plan: PlannedQuestion, asked: AskedQuestion, paper: Paper): string[] {
  const n = asked.numbers.join(', ');
  const keys = asked.answers.toSorted().join(' ');
  const planned = plan.key === undefined ? keys : listOf(plan.key).toSorted().join(' ');
  if (planned !== keys) return [`the key of ${n} is planned as ${planned}, the paper has ${keys}`];
  const lengths = (asked.question.options ?? []).map(({ text }) => text.length).sort((a, b) => a - b);
  const own = asked.question.options?.find(({ key }) => key === keys)?.text.length;
  const order = plan.mention && mentionOrder(asked, paper);
  return [
    // Equally long options share their places.
    ...(plan.keyLength && own !== undefined && lengths[plan.keyLength - 1] !== own
      ? [`the key of ${n} should be number ${plan.keyLength} by length, from the shortest`]
      : []),
    ...(order && order !== plan.mention?.join(' ')
      ? [`options of ${n} are mentioned in the order ${order}, planned is ${plan.mention?.join(' ')}`]
      : []),
  ];
}

/** Only where the author says in which turn each option is mentioned; a guess proves nothing. */
function mentionOrder(asked: AskedQuestion, paper: Paper): string | null {
  const options = asked.question.options ?? [];
  const told = options.filter(({ key, at }) => at !== undefined || asked.answers.includes(key));
  const choice = choicesOfPaper(paper).find((one) => one.asked === asked);
  if (!choice || !options.some(({ at }) => at)) return null;
  const places = mentionsOf({ ...choice, options: told });
  return [...places]
    .sort((a, b) => a[1] - b[1])
    .map(([key]) => key)
    .join(' ');
}

/** A paper that a model drafts begins with a plan; a teacher who writes by hand needs none. */
const missing = itemCheck('blueprint-missing', 'warning', ['reading', 'listening'], (paper, { blueprints }) =>
  paper.status !== 'published' ||
  paper.length === 'short' ||
  paper.origin?.kind !== 'original' ||
  paper.origin.drafting !== 'model-assisted' ||
  blueprints.some(({ blueprint }) => blueprint.blueprint === paper.id)
    ? []
    : [trouble('', 'was written without a blueprint')],
);

export const blueprintItemChecks = [missing];
export const blueprintChecks = [drawn, agrees];
