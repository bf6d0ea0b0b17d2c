import { paperView } from '../../paper-view.ts';
import { anyItemCheck, itemCheck, trouble } from '../check-list.ts';

/** What an item says about its own making has to be true, and plain enough to be believed. */

/** A shelf named 2025 that was written in 2026 claims a past it does not have. */
const year = anyItemCheck('year-of-writing', 'warning', (item) => {
  if (!('year' in item) || item.year === undefined || !item.origin) return [];
  const written = Number(item.origin.date.slice(0, 4));
  return item.year === written ? [] : [trouble('year', `${item.year}, but it was written in ${written}`)];
});

const reviewer = anyItemCheck('reviewed-by', 'warning', (item) => {
  const reviewed = 'origin' in item ? (item.origin?.reviewed ?? []) : [];
  const vague = [...new Set(reviewed.map(({ by }) => by).filter((by) => by !== 'person' && by !== 'model'))];
  return vague.length === 0
    ? []
    : [trouble('origin.reviewed', `by is person or model; "${vague.join('", "')}" belongs under name`)];
});

/** An explanation of a wrong option is asked for everywhere; where it is mentioned, in listening only. */
const mention = itemCheck('mention-told', 'warning', ['listening'], (paper) =>
  paper.status !== 'published' || paper.length === 'short'
    ? []
    : paper.groups.flatMap((group, at) =>
        group.type === 'mcq-single' && group.questions.some(({ options }) => !options?.some((option) => option.at))
          ? [trouble(`groups.${at}`, 'no option says in which turn it is mentioned (at)')]
          : [],
      ),
);

const mentionPlace = itemCheck('mention-place', 'error', ['reading', 'listening'], (paper) =>
  paperView(paper).questions.flatMap(({ question, group, where }) =>
    [...(question.options ?? []), ...(group.options ?? [])]
      .filter(({ at }) => at !== undefined && !paperView(paper).places.has(at))
      .map(({ at }) => trouble(`${where}.options`, `there is no ${at}`)),
  ),
);

export const recordChecks = [year, reviewer, mention, mentionPlace];
