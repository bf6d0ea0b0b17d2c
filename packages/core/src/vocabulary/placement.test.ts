import { expect, test } from 'vitest';
import { asksNonWord, nextLevel, PLACEMENT_ITEMS, type PlacementAnswer, placed } from './placement.ts';

/** A learner who knows words up to a level and says yes to a share of what does not exist. */
function sat(upTo: number, falseShare = 0): PlacementAnswer[] {
  const answers: PlacementAnswer[] = [];
  let nonWords = 0;
  for (let n = 0; n < PLACEMENT_ITEMS; n++) {
    if (asksNonWord(answers.length)) {
      nonWords += 1;
      answers.push({
        name: `x${n}`,
        level: null,
        known: nonWords * falseShare >= 1 && (nonWords * falseShare) % 1 < falseShare,
      });
    } else {
      const level = nextLevel(answers);
      answers.push({ name: `w${n}`, level, known: level <= upTo });
    }
  }
  return answers;
}

test.each([
  { upTo: 0, sure: 0, why: 'a beginner skips nothing' },
  { upTo: 3, sure: 3, why: 'B1' },
  { upTo: 4, sure: 4, why: 'B2' },
  { upTo: 6, sure: 6, why: 'everything' },
])('who knows words up to level $upTo is sure up to $sure: $why', ({ upTo, sure }) => {
  expect(placed(sat(upTo))).toMatchObject({ sureLevel: sure, reliable: true });
});

test('who says yes to words that do not exist is not believed', () => {
  expect(placed(sat(6, 0.5))).toMatchObject({ reliable: false, sureLevel: 0 });
});

test('the questions settle at the learner’s level', () => {
  const late = sat(3)
    .slice(20)
    .flatMap(({ level }) => level ?? []);
  expect(late.every((level) => level >= 3 && level <= 4)).toBe(true);
});

test('too few answers decide nothing', () => {
  expect(placed(sat(6).slice(0, 6))).toMatchObject({ reliable: false, sureLevel: 0 });
});
