import { REASONS } from '@ninefold/core/practice/marking/reasons';
import type { JsonRule } from '#db/personal/personal-data.ts';

/** What the JSON of an attempt may look like when it comes from a file that anybody could have changed. */

const MOST = 2000;
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= MOST;
export const isObject: JsonRule = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && JSON.stringify(value).length <= 200_000;
export const isTexts: JsonRule = (value) => Array.isArray(value) && value.length <= MOST && value.every(isText);
const isAnswer = (value: unknown): boolean => isText(value) || isTexts(value);

const every = (value: unknown, fits: JsonRule): boolean =>
  isObject(value) && Object.values(value as object).every(fits);

export const isBoth: JsonRule = (value) =>
  isObject(value) && isText((value as { en?: unknown }).en) && isText((value as { zh?: unknown }).zh);
export const isAnswers: JsonRule = (value) => every(value, isAnswer);
export const isEarlier: JsonRule = (value) => every(value, (all) => Array.isArray(all) && all.every(isAnswer));
export const isMarks: JsonRule = (value) =>
  every(value, (all) => Array.isArray(all) && all.every((one) => one === null || REASONS.some((why) => why === one)));
export const isSheetSeconds: JsonRule = (value) =>
  isObject(value) &&
  isSeconds((value as { active?: unknown }).active) &&
  every((value as { groups?: unknown }).groups, isSeconds);
const isSeconds: JsonRule = (value) => typeof value === 'number' && value >= 0 && value < 1e7;
