type Timed = { total: number; seconds: number };

/** A difference that somebody could feel; below it "slower" would be noise. */
const WORTH_SAYING = 5;

/** By how many seconds a question of this type took longer than the average question of the paper; 0 if not worth saying. */
export function slowerBy(type: Timed, all: readonly Timed[]): number {
  const sum = (pick: (one: Timed) => number) => all.reduce((total, one) => total + pick(one), 0);
  const questions = sum(({ total }) => total);
  if (type.total === 0 || questions === 0) return 0;
  const more = Math.round(type.seconds / type.total - sum(({ seconds }) => seconds) / questions);
  return more >= WORTH_SAYING ? more : 0;
}
