import type { PlannedQuestion } from '../../blueprint/blueprint.ts';
import { type AskedQuestion, paperView } from '../../paper-view.ts';
import type { Paper } from '../../schema/item.ts';
import { listOf, plain } from '../../text.ts';
import type { PackCheck } from '../check-list.ts';
import { occurs } from '../papers/typed-answers.ts';

/** Turns or sentences' places around the answer in which a wrong answer can still tempt. */
const NEAR = 2;

type Side = { before: boolean; after: boolean };

/**
 * Where wrong answers stand around a typed one. Only what the author lists under `reject` is known as tempting, so
 * this is a hint: a distractor that is not listed is not seen.
 */
const distractors: PackCheck = {
  name: 'blueprint-distractors',
  level: 'warning',
  lookAll: ({ blueprints, byId }) =>
    blueprints.flatMap(({ file, blueprint }) => {
      const paper = byId.get(blueprint.blueprint);
      if (paper?.kind !== 'reading' && paper?.kind !== 'listening') return [];
      return blueprint.groups.flatMap(({ questions }, at) =>
        questions.flatMap((planned, index) => {
          const what = faultOf(planned, paper);
          return what ? [{ file, where: `groups.${at}.questions.${index}`, what }] : [];
        }),
      );
    }),
};

function faultOf(planned: PlannedQuestion, paper: Paper): string | null {
  const n = listOf(planned.n)[0];
  const asked = paperView(paper).questions.find(({ numbers }) => numbers[0] === n);
  const found = asked?.interaction === 'gap' && planned.distractor ? sidesOf(asked, paper) : null;
  if (!found) return null;
  const name = found.before && found.after ? 'both' : found.before ? 'before' : found.after ? 'after' : 'none';
  return name === planned.distractor
    ? null
    : `a distractor for ${n} is planned as ${planned.distractor}; of those under reject, found is ${name}`;
}

function sidesOf({ question }: AskedQuestion, paper: Paper): Side | null {
  const { places, order } = paperView(paper);
  const [evidence] = question.evidence;
  const text = evidence && places.get(evidence.at);
  const inside = text?.indexOf(evidence?.quote ?? '') ?? -1;
  if (!evidence || text === undefined || inside < 0) return null;
  const at = order.indexOf(evidence.at);
  const textOf = (names: readonly string[]) => names.map((name) => places.get(name) ?? '').join(' ');
  const before = `${textOf(order.slice(Math.max(0, at - NEAR), at))} ${text.slice(0, inside)}`;
  const after = `${text.slice(inside + evidence.quote.length)} ${textOf(order.slice(at + 1, at + 1 + NEAR))}`;
  const tempts = (words: string) =>
    question.reject.some((wrong) => [wrong, `${wrong}s`].some((form) => occurs(form, words, plain(words))));
  return { before: tempts(before), after: tempts(after) };
}

export const distractorChecks = [distractors];
