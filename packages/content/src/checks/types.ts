import { factsOf } from '@ninefold/core/practice/question-types';
import { paperView } from '../paper-view.ts';
import { itemCheck, trouble } from './check-list.ts';

const PAPERS = ['reading', 'listening'] as const;

const typeOfSkill = itemCheck('type-of-skill', 'error', PAPERS, (paper) =>
  paper.groups.flatMap((group, at) =>
    factsOf(group.type).skills.includes(paper.kind)
      ? []
      : [trouble(`groups.${at}.type`, `${group.type} is not asked in ${paper.kind}`)],
  ),
);

const limit = itemCheck('limit', 'error', PAPERS, (paper) =>
  paper.groups.flatMap(({ type, limit }, at) => {
    const typed = factsOf(type).interaction === 'gap';
    if (typed && !limit) return [trouble(`groups.${at}`, `${type} needs a word limit`)];
    if (!typed && limit) return [trouble(`groups.${at}.limit`, `${type} is not typed and has no word limit`)];
    if (limit?.words === 0 && !limit.number) return [trouble(`groups.${at}.limit`, 'neither words nor a number')];
    return [];
  }),
);

const stem = itemCheck('stem', 'error', PAPERS, (paper) =>
  paperView(paper).questions.flatMap(({ group, question, where }) => {
    const placed = group.type === 'matching-headings' || group.type.startsWith('diagram-labelling');
    if (placed && !question.at) return [trouble(where, 'needs `at`: the paragraph or the pin it belongs to')];
    const printedElsewhere = placed || (group.body && group.body.layout !== 'picture');
    return question.text || printedElsewhere ? [] : [trouble(where, 'has no text')];
  }),
);

export const typeChecks = [typeOfSkill, limit, stem];
