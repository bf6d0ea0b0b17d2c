import type { Drill } from '@ninefold/contract/mistakes/card';
import type { DrillForm, MistakeKind } from '@ninefold/core/mistakes/kinds';
import type { PaperVersion } from '../../papers/papers.service.ts';
import { heardAt } from '../marking/result.ts';
import { questionKey } from '../marking/score.ts';
import { clipOf, cutPaper, hintOf } from './cut-paper.ts';

/** A question that was not reached is asked against a clock: thirteen of them in twenty minutes. */
const SECONDS_A_QUESTION = 90;

/** A question of a paper as a card: the question itself, or only a word of it to be spelt. */
export function questionDrill(
  version: PaperVersion,
  key: string,
  offset: number,
  { kind, form, slot }: { kind: MistakeKind; form: DrillForm; slot: string },
): Drill {
  const paper = cutPaper(version, key, offset, form !== 'typed');
  const drill = { paper, key: questionKey(version.id, key), clip: clipOf(version, heardIn(version, key)) };
  if (form === 'typed') return { form, ...drill, hint: hintOf(slot.slice(slot.indexOf(':') + 1)) };
  return { form: 'question', ...drill, seconds: kind === 'not_reached' ? SECONDS_A_QUESTION : 0 };
}

/** Where in a recording the question is answered. A passage has no such places. */
export const heardIn = (version: PaperVersion, key: string) =>
  version.shown.kind === 'listening'
    ? (version.review.questions.find((one) => one.key === key)?.evidence ?? []).map((one) => heardAt(version, one))
    : [];
