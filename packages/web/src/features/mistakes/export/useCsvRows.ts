import type { MistakePlace, MistakeRow } from '@ninefold/contract/mistakes/mistake';
import { useText } from '#i18n/useText.ts';
import { useTypeName } from '#practice/question-types/useTypeName.ts';
import { bookMessages } from '../book.messages.ts';
import { dayOf } from '../useDayText.ts';
import { useNames } from '../useNames.ts';

const COLUMNS = ['skill', 'kind', 'type', 'paper', 'n', 'text', 'state', 'seen', 'first', 'last', 'due'] as const;

/** Mistakes as the lines of a table, in the learner's language. */
export function useCsvRows(): (rows: readonly MistakeRow[]) => string[][] {
  const t = useText(bookMessages);
  const names = useNames();
  const typeName = useTypeName();
  return (rows) => [
    COLUMNS.map((column) => t(`csv_${column}`)),
    ...rows.map((row) => [
      names.skill(row.skill),
      names.kind(row.kind),
      row.type === '' ? '' : typeName(row.type),
      ...fromOf(row.place),
      t(row.state),
      String(row.seen),
      dayOf(row.first_seen),
      dayOf(row.last_seen),
      row.state === 'closed' ? '' : row.due,
    ]),
  ];
}

/** Where it is from: the paper or essay, the number, the words. */
function fromOf(place: MistakePlace): [string, string, string] {
  if (place.source === 'word') return ['', '', place.word];
  if (place.source === 'essay') return [place.title.en, '', place.sentence];
  if (place.source === 'reading') return [place.title.en, String(place.order), place.word];
  if (place.source === 'dictation') return [place.title.en, String(place.order), ''];
  if (place.source === 'speaking') return [place.title.en, '', place.text];
  const title = place.source === 'attempt' ? place.paper : place.title;
  return [title.en, place.n.join('–'), place.text];
}
