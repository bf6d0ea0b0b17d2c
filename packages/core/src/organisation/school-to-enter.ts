/**
 * The school whose home opens after a log-in. `choose`: there are several and none was chosen; the page asks. null: the
 * learner belongs to none.
 */
export function schoolToEnter(current: number | null, schools: readonly number[]): number | 'choose' | null {
  if (current !== null && schools.includes(current)) return current;
  if (schools.length > 1) return 'choose';
  return schools[0] ?? null;
}
