import type { SheetRow } from '../attempts.repo.ts';

/** Stands among the earlier answers of a sheet, under a name that no question has. */
export const nameOfChecked = (key: string): string => `${key} checked`;

/** What a question was first checked with; undefined where it was not, or with nothing given. */
export function checkedWith({ earlier }: Pick<SheetRow, 'earlier'>, key: string): string | string[] | undefined {
  const value = earlier[nameOfChecked(key)]?.[0];
  return value?.length ? value : undefined;
}
