import type { MistakeRow as ShownRow } from '@ninefold/contract/mistakes/mistake';
import { closingDay } from '@ninefold/core/mistakes/due';
import { factsOfKind } from '@ninefold/core/mistakes/kinds';
import type { QuestionType } from '@ninefold/core/practice/question-types';
import type { MistakeRow } from './book/book.repo.ts';
import { ruleOf } from './book/entries.ts';
import type { Asked } from './book/evidence.ts';

/** Rows as the contract tells them. */

export const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000);

export function shown(row: MistakeRow): Omit<ShownRow, 'place'> {
  const { id, kind, skill, state, seen, due } = row;
  const { rights } = ruleOf(row);
  return {
    id,
    kind,
    skill,
    type: row.type as QuestionType | '',
    state,
    closed_as: row.closed_as ?? '',
    removed: row.removed ? 1 : 0,
    seen,
    first_seen: secondsOf(row.first_seen),
    last_seen: secondsOf(row.last_seen),
    due,
    rights: rights.map(({ day }) => day),
    closing_day: (state === 'closed' ? null : closingDay(row, rights)) ?? '',
  };
}

/** What its owner is asked for; kinds without a card are only looked at. */
export const askedOf = ({ kind, slot, source, source_id, part, rights }: MistakeRow): Asked => ({
  kind,
  form: factsOfKind(kind).form ?? 'question',
  slot,
  evidence: { source, id: source_id, part },
  tried: rights.map(({ sentence }) => sentence),
});
