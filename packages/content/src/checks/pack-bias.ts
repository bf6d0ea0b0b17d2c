import { type PackView, papersOf } from '../pack-view.ts';
import { paperView } from '../paper-view.ts';
import { wordsOf } from '../text.ts';
import type { PackCheck } from './check-list.ts';

/** Habits that no single item shows: a learner must not be able to score without reading. */

const MANIFEST = 'pack.yaml';
/** Fewer questions than this prove nothing. */
const ENOUGH = 16;

const allQuestions = (view: PackView) =>
  papersOf(view)
    .filter(({ item }) => item.status !== 'retired')
    .flatMap(({ item }) => paperView(item).questions);

export const singleChoices = (view: PackView) =>
  allQuestions(view).flatMap(({ group, question, answers }) =>
    group.type === 'mcq-single' && question.options ? [{ options: question.options, key: answers[0]! }] : [],
  );

export const verdicts = (view: PackView): string[] =>
  allQuestions(view).flatMap(({ group, answers }) => (group.type === 'tfng' || group.type === 'ynng' ? answers : []));

const keyPosition: PackCheck = {
  name: 'key-position',
  level: 'warning',
  lookAll: (view) =>
    [3, 4].flatMap((size) => {
      const asked = singleChoices(view).filter(({ options }) => options.length === size);
      if (asked.length < ENOUGH) return [];
      return [...'ABCD'.slice(0, size)].flatMap((key) => {
        const share = asked.filter((one) => one.key === key).length / asked.length;
        const fair = share <= 1.5 / size && share >= 0.4 / size;
        const what = `${key} is the key in ${Math.round(share * 100)} % of ${asked.length} questions with ${size} options`;
        return fair ? [] : [{ file: MANIFEST, where: '', what }];
      });
    }),
};

const longestOption: PackCheck = {
  name: 'longest-option',
  level: 'warning',
  lookAll: (view) => {
    const asked = singleChoices(view);
    const share = asked.filter(keyIsLongest).length / asked.length;
    if (asked.length < ENOUGH || share <= 0.4) return [];
    const what = `the only longest option is the key in ${Math.round(share * 100)} % of ${asked.length} questions`;
    return [{ file: MANIFEST, where: '', what }];
  },
};

export function keyIsLongest({ options, key }: { options: { key: string; text: string }[]; key: string }): boolean {
  const length = ({ text }: { text: string }) => wordsOf(text).length;
  const longest = Math.max(...options.map(length));
  const atTop = options.filter((option) => length(option) === longest);
  return atTop.length === 1 && atTop[0]?.key === key;
}

const notGiven: PackCheck = {
  name: 'not-given-share',
  level: 'warning',
  lookAll: (view) => {
    const keys = verdicts(view);
    const share = keys.filter((key) => key === 'NG').length / keys.length;
    if (keys.length < ENOUGH || (share >= 0.25 && share <= 0.4)) return [];
    const what = `NOT GIVEN is the key in ${Math.round(share * 100)} % of ${keys.length} statements, 25 to 40 % is usual`;
    return [{ file: MANIFEST, where: '', what }];
  },
};

export const biasChecks = [keyPosition, longestOption, notGiven];
