import { contentStems } from '../measures/content-words.ts';
import type { Choice } from './choices.ts';

/** What people do who have not read the text: they judge by the sound of the options alone. */

const ABSOLUTE = /\b(all|always|never|only|every|none|nobody|entirely|completely|impossible|any|must|no longer)\b/i;
const HEDGED = /\b(some|may|might|can|could|often|sometimes|partly|usually|tend|likely|certain|several|various)\b/i;
const COMPARED = /\b(more|less|fewer|better|worse|than|most|least|[a-z]{3,}er than|the [a-z]{3,}est)\b/i;

export function withoutText(choice: Choice): string[] {
  if (choice.family === 'verdict') {
    const [yes, no, none] = choice.options.map(({ key }) => key);
    const verdict = ABSOLUTE.test(choice.stem) ? no : COMPARED.test(choice.stem) ? none : yes;
    return [verdict ?? ''];
  }
  const scores = choice.options.map((option) => ({ key: option.key, score: soundsRight(choice, option) }));
  const best = Math.max(...scores.map(({ score }) => score));
  return scores.filter(({ score }) => score === best).map(({ key }) => key);
}

/** A careful option, one that shares words with the others, one that answers in the words of the question. */
function soundsRight({ options, stem }: Choice, { key, text }: Choice['options'][number]): number {
  const words = new Set(contentStems(text));
  const shared = (other: string) => contentStems(other).filter((word) => words.has(word)).length;
  const alike = options.filter((one) => one.key !== key).reduce((sum, one) => sum + shared(one.text), 0);
  return (HEDGED.test(text) ? 1 : 0) - (ABSOLUTE.test(text) ? 1 : 0) + alike + shared(stem);
}
